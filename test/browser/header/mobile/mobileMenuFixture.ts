import '../../../../elements/auction-elements.ts';
import { emulate, keys, press, viewport } from '../../../support/act.ts';
import { advance, restoreClock, stopClock, until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

/** The header of the running test. */
export let header: HTMLElement;
export const trigger = () => byRole(header, 'button', 'Open menu');
export const dialog = () => queryRole(header, 'dialog') as HTMLDialogElement | null;
export const title = () => byRole(dialog()!, 'heading').textContent;
export const item = (role: 'button' | 'link', name: string) => byRole(dialog()!, role, name);
export const items = () =>
  [...dialog()!.querySelectorAll('li > a, li > button')].map(({ textContent }) => textContent);
export const isShown = (element: Element) => element.checkVisibility();
export const open = async () => {
  await press(trigger());
  await until(dialog, 'the menu');
  await advance(1);
};
export const { documentElement: root } = document;

/**
 * Mounts a header on a narrow page before each test of a suite, loads its mobile menu, and stops the clock.
 */
export function mountHeaderForEach(): void {
  before(() => viewport(390, 800));
  after(() => viewport(1440, 900));

  beforeEach(async () => {
    header = await mount(
      '<auction-header session="bidder" product-name="Gavel"></auction-header><p style="height: 3000px">Text</p>',
    );
    await press(trigger());
    await until(dialog, 'the menu to load');
    await keys('Escape');
    await until(() => !dialog(), 'the menu to close');
    stopClock();
  });

  afterEach(async () => {
    restoreClock();
    await emulate();
    await unmountAll();
    window.scrollTo(0, 0);
  });
}
