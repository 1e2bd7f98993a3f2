import '../../../../elements/auction-elements.ts';
import { parkPointer, viewport } from '../../../support/act.ts';
import { restoreClock, stopClock } from '../../../support/clock.ts';
import { byRole, focused } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

type DatePicker = HTMLElementTagNameMap['auction-date-picker'];

export let element: DatePicker;
export const render = async (attributes = '', around = (html: string) => html) => {
  await mount(around(`<auction-date-picker locale="en-US" ${attributes}></auction-date-picker>`));
  element = document.querySelector('auction-date-picker')!;
};
export const month = () => byRole(element, 'heading').textContent;
export const day = (name: string) => byRole(element, 'button', new RegExp(`^${name}`));
export const focusedDay = () => (focused() as HTMLElement).dataset['day'];
export const start = async (attributes = '') => {
  await render(attributes);
  element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
};
export const isDisabled = (name: string) => day(name).getAttribute('aria-disabled') === 'true';

/** Sets the clock to a Saturday for the tests of a suite, and removes the rendered elements. */
export function setUpPage(): void {
  before(() => viewport(1000, 800));
  beforeEach(async () => {
    await parkPointer();
    stopClock(new Date(2026, 10, 21, 12).getTime());
  });
  afterEach(() => {
    restoreClock();
    document.documentElement.removeAttribute('dir');
  });
}
