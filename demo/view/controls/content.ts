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
      This page shows every control in every state, in plain HTML forms. Fields keep the values you submit.
      <a href="${paths.consign}">Another form</a> shows server-side validation errors. Fields marked * are
      required.
    </p>
    ${renderRegisterForm(sent)} ${renderStateForm()} ${renderViewings(context)} ${renderDateForm(sent)}
    ${renderInputForm()}`;
}
