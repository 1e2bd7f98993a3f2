import { hover, keys, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { nextNavigations } from '../../../support/navigations.ts';
import type { TestServer } from '../../../support/testServer.ts';
import { appears, change, disappears, hidesText, pressNamed, retype, shows, type Use } from './actions.ts';

const api = '/catalog/catalog-browser/api';

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

/** Uses of the header, the footer, and their parts. */
export const siteUses: Readonly<Record<string, Use>> = {
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
      await nextNavigations();
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
};
