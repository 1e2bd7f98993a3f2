import '../../../../elements/auction-elements.ts';
import { type, viewport } from '../../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';
import { createTestServer, type TestServer } from '../../../support/testServer.ts';

/** The path of the suggestions endpoint. */
export const path = '/catalog/catalog-browser/api/category/suggestions';

export const tractors = {
  data: [
    { name: 'Row Crop Tractors', count: 1234, path: '/for-sale/farm-equipment/row-crop-tractors' },
    { name: 'Tractor Parts', count: 1, href: 'https://parts.example/tractors' },
    { name: 'Garden Tractors', count: 12, path: '/for-sale/farm-equipment/garden-tractors' },
  ],
};

/** The server and the element of the running test. */
export let server: TestServer;
export let element: HTMLElement;

export const input = () => byRole(element, 'combobox', 'Search lots, makers, places') as HTMLInputElement;
export const options = () => allByRole(element, 'option');
export const texts = () => options().map(({ textContent }) => textContent);
export const list = () => queryRole(element, 'listbox');
export const status = () => byRole(byRole(element, 'search'), 'status').textContent;
export const active = () =>
  allByRole(element, 'option').find((each) => each.ariaSelected === 'true')?.textContent;

/** Types a term and waits for its suggestions. */
export async function suggest(term = 'tract'): Promise<void> {
  await type(term);
  await advance(500);
  await until(() => options().length > 0, 'suggestions');
}

/**
 * Wait for the script that sets the search timers. It loads with the suggestions, and has no timers before.
 */
export const suggestionsLoaded = (host: HTMLElement): Promise<Element> =>
  until(() => host.shadowRoot!.querySelector('[part=suggestions]'), 'the suggestions to load');

/** Replaces the element of the test with another one. */
export async function mountAgain(html: string): Promise<void> {
  await unmountAll();
  element = await mount(html);
}

/** Mounts an element with a search before each test of a suite, with its own server, and stops the clock. */
export function mountSearchForEach(tag: string): void {
  before(async () => {
    await viewport(1440, 900);
    const first = await mount(`<${tag}></${tag}>`);
    byRole(first, 'combobox').focus();
    await suggestionsLoaded(first);
    await unmountAll();
  });

  beforeEach(async () => {
    server = createTestServer();
    element = await mount(`<${tag} base-url="${server.base}" locale="en-US"></${tag}><button>after</button>`);
    await server.answerJson(path, tractors);
    stopClock();
    input().focus();
    await settled();
  });

  afterEach(() => {
    restoreClock();
  });
}
