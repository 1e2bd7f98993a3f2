import '../../../../elements/auction-elements.ts';
import { keys, press, parkPointer, type, viewport } from '../../../support/act.ts';
import { restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

export type DateInput = HTMLElementTagNameMap['auction-date-input'];

/** A Saturday. */
const now = new Date(2026, 10, 21, 12);

export const stopClockAtNow = () => stopClock(now.getTime());

export let element: DateInput;
export const render = async (attributes = '', around = (html: string) => html) => {
  await mount(around(`<auction-date-input locale="en-US" ${attributes}></auction-date-input>`));
  element = document.querySelector('auction-date-input')!;
};
export const input = () => element.shadowRoot!.querySelector<HTMLInputElement>('[part~=input]')!;
export const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
export const note = () => part('error')?.textContent ?? part('help')?.textContent ?? '';
export const button = () => byRole(element, 'button', /Open Calendar/);
export const isOpen = () => queryRole(element, 'dialog') !== null;
export const open = async () => {
  await press(button());
  await until(() => queryRole(element, 'grid'), 'the calendar');
  await until(() => getComputedStyle(part('popover')!).opacity === '1', 'its place');
  await settled();
};
/** Finds a day by its date. Its name may also say that the day is today or selected. */
export const day = (name: string) => byRole(element, 'button', new RegExp(`^${name}`));
export const enter = async (text: string, key = 'Tab') => {
  input().focus();
  input().select();
  await type(text);
  await keys(key);
};
/** Sets the page size for the tests of a suite, and removes the rendered elements. */
export function setUpPage(): void {
  before(() => viewport(1000, 800));
  beforeEach(() => parkPointer());
  afterEach(() => {
    restoreClock();
    document.documentElement.removeAttribute('dir');
  });
}
