import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { hover, keys, press, parkPointer, type, viewport } from '../../support/act.ts';
import { until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { waitForRender, mount, unmountAll } from '../../support/mount.ts';
import { navigations } from '../../support/navigations.ts';
import { textsBesideNodes, translatePage } from '../../support/translator.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const api = '/catalog/catalog-browser/api';

/** What is done with a tag, in a page that a translator watches. */
interface Use {
  html: string;
  /** px; desktop by default. */
  width?: number;
  use: (element: HTMLElement, server: TestServer) => Promise<void>;
}

const appears = (element: Element, role: string, name?: string | RegExp) =>
  until(() => queryRole(element, role, name), `${role} ${String(name ?? '')}`);
const disappears = (element: Element, role: string, name?: string | RegExp) =>
  until(() => !queryRole(element, role, name), `no ${role} ${String(name ?? '')}`);
const pressNamed = async (element: Element, name: string | RegExp, role = 'button') =>
  press(await appears(element, role, name));
const shows = (element: Element, text: string) =>
  until(() => element.shadowRoot!.textContent.includes(text), text);
const hidesText = (element: Element, text: string) =>
  until(() => !element.shadowRoot!.textContent.includes(text), `no ${text}`);
/** Types over what is in the input. */
const retype = async (element: Element, role: string, text: string) => {
  const input = byRole(element, role) as HTMLInputElement;
  input.focus();
  input.select();
  await type(text);
};
const change = (element: Element, attributes: Readonly<Record<string, string | null>>) => {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
};

async function search(element: HTMLElement): Promise<void> {
  await retype(element, 'combobox', 'tract');
  await appears(element, 'option', /Tractor Parts/);
  await type('or');
  await until(() => element.shadowRoot!.querySelector('mark')?.textContent === 'Tractor', 'the longer term');
  await keys('ArrowDown', 'Escape');
  await disappears(element, 'option');
  await keys('Escape');
  await retype(element, 'combobox', 'nothing');
  await shows(element, 'No suggestions');
}

async function subscribe(element: HTMLElement, server: TestServer): Promise<void> {
  const path = `${api}/newsletter/subscribe`;
  await retype(element, 'textbox', 'nobody');
  await keys('Enter');
  await shows(element, 'Please enter a valid email address');
  await server.answer({ path, status: 500, times: 1 });
  await retype(element, 'textbox', 'dana@example.com');
  await keys('Enter');
  await shows(element, 'Something went wrong');
  await server.answer({ path, hang: true, times: 1 });
  await keys('Enter');
  await server.called(path, 2);
  await server.release();
  await shows(element, 'Subscribed, thank you!');
  await type('x');
  await hidesText(element, 'Subscribed, thank you!');
}

const uses: Readonly<Record<string, Use>> = {
  'auction-header': {
    html: '<auction-header session="visitor" product-name="Gavel"></auction-header>',
    use: async (header) => {
      await search(header);
      for (const name of ['Browse By', 'About Auctions', 'Construction']) {
        await pressNamed(header, name);
        await until(() => byRole(header, 'button', name).ariaExpanded === 'true', name);
      }
      await hover(byRole(header, 'button', 'Farm Equipment'));
      await until(() => byRole(header, 'button', 'Farm Equipment').ariaExpanded === 'true', 'the next one');
      await keys('Escape');
      change(header, { messages: '{"browse":"Look around","signIn":"Come in"}' });
      await appears(header, 'button', 'Look around');
      change(header, {
        config: '{"categories":[{"label":"Boats","subGroups":[]}]}',
        'product-name': 'Hammer',
      });
      await shows(header, 'Boats');
      change(header, { session: 'bidder', messages: null, config: null });
      await pressNamed(header, 'Account');
      await appears(header, 'link', 'My Hammer');
      change(header, { messages: '{"watchlist":"Kept lots","accountMenu":"Me"}' });
      await appears(header, 'link', 'Kept lots');
      change(header, { session: 'visitor', 'logo-src': '/no-such-logo.png' });
      await appears(header, 'link', 'Sign In');
    },
  },
  'auction-header, signing out': {
    html: '<auction-header session="bidder"></auction-header>',
    use: async (header, server) => {
      await server.answer({ path: '/proxy/logout/v1', hang: true });
      await pressNamed(header, 'Account');
      await pressNamed(header, 'Sign Out', 'link');
      await appears(header, 'link', 'Signing out…');
      await server.release();
      await until(() => navigations().length > 0, 'the page to be left');
    },
  },
  'auction-header, on a phone': {
    html: '<auction-header session="bidder"></auction-header>',
    width: 390,
    use: async (header) => {
      await pressNamed(header, 'Open menu');
      const dialog = await appears(header, 'dialog');
      for (const name of ['Construction', 'Earthmoving']) await pressNamed(dialog, name);
      await appears(dialog, 'link', 'Excavators');
      await keys('Escape', 'Escape');
      for (const name of ['Browse By', 'Back to Menu', /^My /]) await pressNamed(dialog, name);
      await appears(dialog, 'link', 'Invoices');
      change(header, { session: 'visitor' });
      await keys('Escape');
      await appears(dialog, 'link', 'Sign In');
      await keys('Escape');
      await disappears(header, 'dialog');
    },
  },
  'auction-search': { html: '<auction-search></auction-search>', use: search },
  'auction-footer': {
    html: '<auction-footer></auction-footer>',
    use: async (footer, server) => {
      await subscribe(footer, server);
      change(footer, {
        messages: '{"newsletter":"Letters","subscribe":"Send me letters","legal":"{product}"}',
      });
      await appears(footer, 'button', 'Send me letters');
      change(footer, { config: '{"footer":[{"label":"Us","links":[{"label":"Here","href":"/here"}]}]}' });
      change(footer, { 'accessibility-src': '/widget.js' });
      await shows(footer, 'Letters');
    },
  },
  'auction-newsletter': { html: '<auction-newsletter></auction-newsletter>', use: subscribe },
  'auction-button': {
    html: '<auction-button>Bid</auction-button>',
    use: async (button) => {
      for (const attributes of [{ loading: '' }, { loading: null, disabled: '' }, { disabled: null }]) {
        change(button, attributes);
        await until(
          () => Boolean(button.shadowRoot!.querySelector('.spinner')) === button.hasAttribute('loading'),
          'the spinner',
        );
      }
      expect(button.textContent).to.equal('Bid');
    },
  },
  'auction-icon-button': {
    html: '<div style="padding:60px"><auction-icon-button icon="close" label="Close"></auction-icon-button></div>',
    use: async (button) => {
      await hover(button);
      await shows(button, 'Close');
      change(button, { label: 'Shut' });
      await shows(button, 'Shut');
      change(button, { loading: '', icon: 'alert' });
      await parkPointer();
      await hidesText(button, 'Shut');
    },
  },
  'auction-tooltip': {
    html: '<div style="padding:60px"><auction-tooltip text="Ends soon"><button>Bid</button></auction-tooltip></div>',
    use: async (tooltip) => {
      await hover(tooltip.querySelector('button')!);
      await shows(tooltip, 'Ends soon');
      change(tooltip, { text: 'Ended' });
      await shows(tooltip, 'Ended');
      await parkPointer();
      await hidesText(tooltip, 'Ended');
    },
  },
  'auction-popover': {
    html: '<auction-popover label="Filter"><button slot="trigger">Filter</button>Only timed</auction-popover>',
    use: async (popover) => {
      for (const open of ['true', 'false', 'true']) {
        await press(popover.querySelector('button')!);
        await until(() => popover.querySelector('button')!.ariaExpanded === open, 'it to toggle');
      }
      change(popover, { label: null });
      await until(() => !popover.shadowRoot!.querySelector('[role=dialog]'), 'no dialog');
    },
  },
  'auction-text-input': {
    html: '<auction-text-input character-limit="3" clearable aria-label="Name">kg</auction-text-input>',
    use: async (input) => {
      await retype(input, 'textbox', 'abcd');
      await shows(input, 'Too many characters');
      change(input, { 'limit-message': 'Too long' });
      await shows(input, 'Too long');
      await keys('Backspace');
      await hidesText(input, 'Too long');
      await pressNamed(input, 'Clear text');
      change(input, { type: 'password', 'character-limit': null });
      await pressNamed(input, 'Show password');
      await appears(input, 'button', 'Hide password');
    },
  },
  'auction-form-field': {
    html: '<auction-form-field label="Name" help="As on your card" error-text="No name"><input></auction-form-field>',
    use: async (field) => {
      for (const attributes of [
        { error: '' },
        { error: null },
        { secure: '', error: '' },
        { help: null, error: null },
        { label: null },
        { help: 'Any', secure: null },
        { error: '', label: 'Your name' },
      ]) {
        change(field, attributes);
        const note = field.hasAttribute('error') ? 'No name' : (field.getAttribute('help') ?? '');
        await until(
          () => field.shadowRoot!.querySelector('[part=help], [part=error]')?.textContent === note,
          `"${note}"`,
        );
      }
      expect(field.querySelector('input')!.checkVisibility()).to.equal(true);
    },
  },
  'auction-date-input': {
    html: '<auction-date-input locale="en-US" allow-past></auction-date-input>',
    use: async (field) => {
      await retype(field, 'textbox', '99');
      await keys('Tab');
      await shows(field, 'Invalid date');
      await retype(field, 'textbox', '1/2/2026');
      await keys('Tab');
      await shows(field, 'mm/dd/yyyy');
      await pressNamed(field, /Open Calendar/);
      await appears(field, 'grid');
      await keys('PageDown', 'ArrowDown');
      await pressNamed(field, 'Next year');
      await shows(field, 'February 2027');
      await pressNamed(field, 'Wednesday, February 10, 2027');
      await disappears(field, 'grid');
      expect((field as HTMLInputElement).value).to.equal('2027-02-10');
      change(field, { help: 'On a workday', label: '', locale: 'de' });
      await shows(field, 'On a workday');
      change(field, { error: '', 'error-text': 'Closed' });
      await shows(field, 'Closed');
      change(field, { error: null, help: null, label: null });
      await shows(field, 'dd.mm.yyyy');
    },
  },
  'auction-time-input': {
    html: '<auction-time-input locale="en-US"></auction-time-input>',
    use: async (field) => {
      await retype(field, 'textbox', 'x');
      await keys('Tab');
      await shows(field, 'Invalid time');
      await pressNamed(field, /Open Time Picker/);
      await pressNamed(field, 'Done');
      await keys('9', '3', '0', 'p');
      await pressNamed(field, 'Done');
      await until(() => (field as HTMLInputElement).value === '21:30', 'the time');
      await hidesText(field, 'Invalid time');
      change(field, { 'hour-cycle': 'h23', help: 'At the gate' });
      await shows(field, 'At the gate');
    },
  },
  'auction-date-picker': {
    html: '<auction-date-picker locale="en-US" value="2026-02-10" allow-past></auction-date-picker>',
    use: async (picker) => {
      await pressNamed(picker, 'Next month');
      await shows(picker, 'March 2026');
      await pressNamed(picker, 'Tuesday, March 31, 2026');
      await keys('PageDown', 'PageUp');
      change(picker, { locale: 'de', 'week-starts-on': '1', disabled: '' });
      await shows(picker, 'März 2026');
    },
  },
  'auction-time-picker': {
    html: '<auction-time-picker locale="en-US"></auction-time-picker>',
    use: async (picker) => {
      await pressNamed(picker, 'Done');
      await shows(picker, 'Invalid time');
      await pressNamed(picker, 'Reset');
      await hidesText(picker, 'Invalid time');
      change(picker, { messages: '{"done":"Take it"}' });
      await appears(picker, 'button', 'Take it');
      change(picker, { 'hour-cycle': 'h23' });
      await disappears(picker, 'radiogroup');
      change(picker, { 'hour-cycle': null, locale: 'ja' });
      await appears(picker, 'radiogroup');
    },
  },
  'auction-grid': {
    html: '<auction-grid>Lots<p>One</p></auction-grid>',
    use: async (grid) => {
      grid.append('More');
      await until(() => grid.querySelectorAll('font font').length === 3, 'the translation');
    },
  },
};

describe('in a page that a translator changes', () => {
  let server: TestServer;
  let stop: () => void;
  let failures: string[];
  const note = (event: Event) => failures.push(String((event as CustomEvent).detail?.error));

  beforeEach(async () => {
    server = createTestServer();
    failures = [];
    document.addEventListener('auction-error', note);
    await server.answerJson(`${api}/category/suggestions`, { data: [] });
    for (const term of ['tract', 'tractor'])
      await server.answerJson(
        `${api}/category/suggestions`,
        { data: [{ name: 'Tractor Parts', count: 7, path: '/tractor-parts' }] },
        { query: `=${term}` },
      );
  });
  afterEach(async () => {
    stop();
    document.removeEventListener('auction-error', note);
    await server.release();
    await unmountAll();
  });

  for (const [name, { html, width = 1440, use }] of Object.entries(uses))
    it(`${name} works as in any other`, async () => {
      await viewport(width, 900);
      const element = await mount(
        html.replace(/<auction-(header|footer|search|newsletter)/, `$& base-url="${server.base}"`),
      );
      await waitForRender(element);
      await parkPointer();
      const { shadowRoot } = element;
      const beside = new Set<string>();
      const watch = new MutationObserver(() => {
        for (const each of textsBesideNodes(shadowRoot!)) beside.add(each);
      });
      watch.observe(shadowRoot!, { subtree: true, childList: true, characterData: true });
      stop = translatePage();
      await until(() => element.isConnected, 'the page');
      await use(element, server);
      watch.disconnect();
      expect(failures).to.deep.equal([]);
      expect([...beside]).to.deep.equal([]);
    });
});
