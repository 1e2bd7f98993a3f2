import '../../../../elements/auction-elements.ts';
import { parkPointer, viewport } from '../../../support/act.ts';
import { restoreClock, stopClock, until } from '../../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

/** The header of the running test. */
export let header: HTMLElement;
export const button = (name: string) => byRole(header, 'button', name);
export const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
export const openMenus = () =>
  allByRole(header, 'button')
    .filter((each) => each.getAttribute('aria-expanded') === 'true')
    .map((each) => each.textContent);
export const panel = () => queryRole(header, 'group');
export const backdrop = () =>
  header.shadowRoot!.querySelector<HTMLElement>('[part=backdrop]:popover-open:not([style*=hidden])');

/** Mounts a header on a wide page before each test of a suite, and stops the clock. */
export function mountHeaderForEach(): void {
  before(async () => {
    await viewport(1440, 900);
  });

  beforeEach(async () => {
    await parkPointer();
    header = await mount(
      '<auction-header session="bidder"></auction-header><p style="height: 3000px">Text <a id="outside" href="#x">outside</a></p>',
    );
    await until(() => header.shadowRoot!.querySelector('[part=panel] a'), 'the menus');
    stopClock();
  });

  afterEach(async () => {
    restoreClock();
    await unmountAll();
    window.scrollTo(0, 0);
  });
}
