import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../support/find.ts';
import { mount, unmountAll } from '../../support/mount.ts';
import { nextNavigations } from '../../support/navigations.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const page = window as unknown as Record<string, unknown>;
const cookie = 'auction_auth';

/**
 * Dispatches the event of a page that is restored from the back-forward cache, or that loads if not
 * persisted.
 */
const showPage = async (persisted = true) => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  await settled();
};

describe('auction-header restored from the back-forward cache', () => {
  let server: TestServer;
  let header: HTMLElement;
  const render = async (attributes = '') => {
    header = await mount(`<auction-header base-url="${server.base}" ${attributes}></auction-header>`);
  };
  const appears = (role: string, name: string | RegExp) =>
    until(() => queryRole(header, role, name), `${role} ${String(name)}`);
  const backdrop = () => header.shadowRoot!.querySelector('[part=backdrop]:popover-open');
  const isBidder = () => queryRole(header, 'link', 'Sign In') === null;
  const signOut = async () => {
    await press(await appears('link', 'Sign Out'));
    await appears('link', 'Signing out…');
    await server.release();
    await nextNavigations();
  };

  before(() => viewport(1440, 900));
  beforeEach(async () => {
    server = createTestServer();
    await server.answerJson('/proxy/logout/v1', {}, { hang: true });
    document.cookie = `${cookie}=1; path=/`;
  });
  afterEach(async () => {
    delete page['dataLayer'];
    document.cookie = `${cookie}=; Max-Age=0; path=/`;
    await server.release();
    await viewport(1440, 900);
  });

  it('closes an open menu and focuses its button', async () => {
    await render();
    const button = byRole(header, 'button', 'Vehicles');
    await press(button);
    const panel = () => header.shadowRoot!.querySelector('[part=panel]:popover-open');
    (await until(() => panel()?.querySelector('a'), 'the panel')).focus();
    await showPage(false);
    expect(button.ariaExpanded).to.equal('true');
    await showPage();
    expect(button.ariaExpanded).to.equal('false');
    expect(backdrop() === null).to.equal(true);
    expectFocus(button);
  });

  for (const value of ['1', ''])
    it(`shows a visitor after sign-out, ${value ? 'with' : 'without'} an auth cookie`, async () => {
      if (!value) document.cookie = `${cookie}=; Max-Age=0; path=/`;
      page['dataLayer'] = [{ loggedIn: 'True' }];
      await render();
      await press(byRole(header, 'button', 'Account'));
      await signOut();
      await showPage();
      expect(isBidder()).to.equal(false);
    });

  it('shows a visitor after sign-out from the mobile menu', async () => {
    await viewport(390, 800);
    page['dataLayer'] = [{ loggedIn: 'True' }];
    await render();
    await press(byRole(header, 'button', /^My /));
    await signOut();
    await showPage();
    expect(queryRole(header, 'dialog') === null).to.equal(true);
    expect(isBidder()).to.equal(false);
  });

  it('shows a visitor after sign-out on another page', async () => {
    page['dataLayer'] = [{ loggedIn: 'True' }];
    await render();
    document.cookie = `${cookie}=; Max-Age=0; path=/`;
    await showPage(false);
    expect(isBidder()).to.equal(true);
    await showPage();
    expect(isBidder()).to.equal(false);
  });

  it('shows a bidder who is still signed in, even if the auth cookie is HttpOnly', async () => {
    page['dataLayer'] = [{ loggedIn: 'True' }];
    await render();
    await showPage();
    expect(isBidder()).to.equal(true);
    await unmountAll();
    document.cookie = `${cookie}=; Max-Age=0; path=/`;
    await render();
    await showPage();
    expect(isBidder()).to.equal(true);
  });
});

for (const [html, name] of [
  ['<auction-date-input></auction-date-input>', /Open Calendar/],
  ['<auction-time-input></auction-time-input>', /Open Time Picker/],
] as const)
  it(`closes an open picker of ${html} in a page that is restored from the back-forward cache`, async () => {
    const field = await mount(html);
    await press(byRole(field, 'button', name));
    await until(() => queryRole(field, 'dialog'), 'the picker');
    await showPage(false);
    expect(queryRole(field, 'dialog') === null).to.equal(false);
    await showPage();
    expect(queryRole(field, 'dialog') === null).to.equal(true);
    await unmountAll();
  });
