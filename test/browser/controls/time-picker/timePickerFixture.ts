import '../../../../elements/auction-elements.ts';
import { emulate, parkPointer, viewport } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

export type TimePicker = HTMLElementTagNameMap['auction-time-picker'];

export let element: TimePicker;
export const render = async (attributes = '', around = (html: string) => html) => {
  await mount(around(`<auction-time-picker locale="en-US" ${attributes}></auction-time-picker>`));
  element = document.querySelector('auction-time-picker')!;
};
export const input = (name: string) => byRole(element, 'textbox', name) as HTMLInputElement;
export const hour = () => input('Hour');
export const minute = () => input('Minute');
export const radio = (name: string) => byRole(element, 'radio', name) as HTMLInputElement;
export const state = () => [hour().value, minute().value, radio('PM').checked ? 'PM' : 'AM'].join(' ');
export const button = (name: string) => byRole(element, 'button', name);
export const start = async (attributes = '') => {
  await render(attributes);
  hour().focus();
};
export const paste = (target: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  // Firefox requires a separate text item.
  const asFirefox = { dataType: 'text/plain', data: text };
  target.dispatchEvent(
    new ClipboardEvent('paste', {
      bubbles: true,
      composed: true,
      cancelable: true,
      clipboardData,
      ...asFirefox,
    }),
  );
  return settled();
};

/** Sets the page size for the tests of a suite, and removes the rendered elements. */
export function setUpPage(): void {
  before(() => viewport(1000, 800));
  beforeEach(() => parkPointer());
  afterEach(async () => {
    await emulate();
  });
}
