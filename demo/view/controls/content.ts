import type { DemoContext } from '../../http/context.ts';
import { type Html, html } from '../html.ts';
import type { Arrived } from './arrived.ts';
import { paths } from './paths.ts';
import { renderDateForm } from './dateForm.ts';
import { renderInputForm } from './inputForm.ts';
import { renderRegisterForm } from './registerForm.ts';
import { renderStateForm } from './stateForm.ts';
import { renderViewings } from './viewings.ts';

export function renderControls(context: DemoContext, arrived: Arrived = []): Html {
  const sent = (name: string, fallback = '') => arrived.find(([each]) => each === name)?.[1] ?? fallback;
  return html`<p>
      Each control in each of its states, in plain HTML forms that this server answers. Fields keep what was
      sent. <a href="${paths.consign}">Another form</a> comes back with what the server finds wrong. Fields
      with * must be filled in.
    </p>
    ${renderRegisterForm(sent)} ${renderStateForm()} ${renderViewings(context)} ${renderDateForm(sent)}
    ${renderInputForm()}`;
}
