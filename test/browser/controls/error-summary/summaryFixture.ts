import '../../../../elements/auction-elements.ts';
import { emulate, press } from '../../../support/act.ts';
import { allByRole } from '../../../support/find.ts';
import { insertHtml, unmountAll, waitForRender } from '../../../support/mount.ts';

type Summary = HTMLElementTagNameMap['auction-error-summary'];

export let summary: Summary;
export const part = (name: string) => summary.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!;
export const isShown = () => part('summary').getClientRects().length > 0;
export const links = () => allByRole(summary, 'link');
export const texts = () => links().map((link) => link.textContent);
export const form = () => document.querySelector<HTMLFormElement>('form')!;
export const input = (selector: string) =>
  document.querySelector(selector)!.shadowRoot!.querySelector<HTMLInputElement>('input')!;
export const insert = async (html: string) => {
  const container = insertHtml(html);
  summary = container.querySelector('auction-error-summary')!;
  for (const each of container.querySelectorAll('*'))
    if (each.localName.startsWith('auction-')) await waitForRender(each);
  form().addEventListener('submit', (event) => event.preventDefault());
};
export const submit = () => press(form().querySelector('button')!);

export const radios = `<fieldset id="by"><legend>Transport</legend>
  <label><input type="radio" name="by" value="van" required> Van</label>
  <label><input type="radio" name="by" value="ship" required> Ship</label></fieldset>`;

export const cleanUp = async () => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
  await emulate();
  window.scrollTo(0, 0);
  await unmountAll();
};
