import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, press, pressAt, viewport } from '../../support/act.ts';
import {
  leaveTime,
  advance,
  pendingDelays,
  restoreClock,
  settled,
  stopClock,
  until,
} from '../../support/clock.ts';
import { timings } from '../../../src/site/timings.ts';
import { breaking, failures } from '../../support/failures.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';
import { navigations } from '../../support/navigations.ts';
import type { Rule } from '../../support/server.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const page = window as unknown as Record<string, unknown>;

describe('auction-header: who is signed in', () => {
  const isBidder = (header: Element) => queryRole(header, 'link', 'Watchlist') !== null;
  before(() => viewport(1440, 900));
  afterEach(async () => {
    delete page['dataLayer'];
    delete page['siteData'];
    await unmountAll();
  });

  const cases: [what: string, layer: unknown, bidder: boolean][] = [
    ['no data layer', undefined, false],
    ['an empty one', [], false],
    ["loggedIn 'True'", [{ loggedIn: 'True' }], true],
    ["any entry with loggedIn 'True'", [{ event: 'x' }, { loggedIn: 'True' }, { loggedIn: 'False' }], true],
    ["loggedIn 'False'", [{ loggedIn: 'False' }], false],
    ["loggedIn 'true', which is another text", [{ loggedIn: 'true' }], false],
    ['loggedIn true, which is no text', [{ loggedIn: true }], false],
    ['junk among the entries', [null, 7, 'True', [], () => 1, { loggedIn: 'True' }], true],
    ['junk in its place', { loggedIn: 'True' }, false],
  ];
  for (const [what, layer, bidder] of cases) {
    it(`${what}: ${bidder ? 'bidder' : 'visitor'}`, async () => {
      if (layer !== undefined) page['dataLayer'] = layer;
      const header = await mount('<auction-header></auction-header>');
      expect(isBidder(header)).to.equal(bidder);
      expect(queryRole(header, 'link', 'Sign In') === null).to.equal(bidder);
    });
  }

  it('is read under another name if the page says so', async () => {
    page['siteData'] = [{ loggedIn: 'True' }];
    expect(isBidder(await mount('<auction-header data-layer-name="siteData"></auction-header>'))).to.equal(
      true,
    );
  });

  it('is decided once at load', async () => {
    page['dataLayer'] = [];
    const header = await mount('<auction-header></auction-header>');
    (page['dataLayer'] as unknown[]).push({ loggedIn: 'True' });
    header.setAttribute('product-name', 'Other');
    await settled();
    expect(isBidder(header)).to.equal(false);
  });

  it('is what the server says, whatever the data layer holds', async () => {
    page['dataLayer'] = [{ loggedIn: 'True' }];
    const header = await mount('<auction-header session="visitor"></auction-header>');
    expect(isBidder(header)).to.equal(false);
    header.setAttribute('session', 'bidder');
    await settled();
    expect(isBidder(header)).to.equal(true);
    header.removeAttribute('session');
    await settled();
    expect(isBidder(header)).to.equal(true);
  });

  it('survives a data layer that throws', async () => {
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get() {
        throw new Error('no');
      },
    });
    expect(isBidder(await mount('<auction-header></auction-header>'))).to.equal(false);
  });
});

describe('auction-header: Sign In', () => {
  const address = location.href;
  afterEach(async () => {
    history.replaceState(null, '', address);
    await unmountAll();
  });
  const signIn = (header: Element) => byRole(header, 'link', 'Sign In') as HTMLAnchorElement;

  it('returns to path, query and hash of the page, encoded', async () => {
    history.replaceState(null, '', '/lots/7?a=1&b=%26#top');
    const header = await mount('<auction-header session="visitor"></auction-header>');
    expect(signIn(header).getAttribute('href')).to.equal(
      '/asp/LoginBidder.asp?d=%2Flots%2F7%3Fa%3D1%26b%3D%2526%23top',
    );
  });

  it('is worked out again at the click', async () => {
    const header = await mount('<auction-header session="visitor"></auction-header>');
    history.replaceState(null, '', '/after?x=1');
    await press(signIn(header));
    expect(navigations()).to.deep.equal(['/asp/LoginBidder.asp?d=%2Fafter%3Fx%3D1']);
  });

  it('never returns to another host', async () => {
    history.replaceState(null, '', `${location.origin}//evil.example/x`);
    const header = await mount('<auction-header session="visitor"></auction-header>');
    expect(signIn(header).getAttribute('href')).to.equal('/asp/LoginBidder.asp?d=%2Fevil.example%2Fx');
  });
});

describe('auction-header: Sign Out', () => {
  let server: TestServer;
  let header: HTMLElement;
  const logout = '/proxy/logout/v1';
  const names = ['auction_auth', 'auction_guid', 'auction_bidder', 'auction_user'];
  const cookies = () => names.filter((name) => document.cookie.includes(`${name}=`));
  const link = () => byRole(header, 'link', 'Sign Out');
  const openAccount = async () => {
    await press(byRole(header, 'button', 'Account'));
    await until(() => queryRole(header, 'link', 'Sign Out'), 'the account menu');
  };
  const redirect = () => [`${server.base}/account/signout?returnURL=${encodeURIComponent(location.href)}`];
  /** All answers have come, and the last pause before the cookies are removed has begun. */
  const paused = () => until(() => pendingDelays().includes(timings.logoutPause), 'the pause');
  /** Lets the flow run to its end, whose last step is the cookies'. */
  const ended = async () => {
    await until(async () => {
      await advance(500);
      return cookies().length === 0;
    }, 'the end of the flow');
  };

  before(() => viewport(1440, 900));

  beforeEach(async () => {
    server = createTestServer();
    for (const name of names)
      document.cookie = `${name}=${name === 'auction_guid' ? 'g-1%2D2' : 'u7'}; path=/`;
    await server.answerJson(logout, { additionalLogoutUrls: [] });
    await server.answer({ path: '/sso/out' });
    header = await mount(
      `<auction-header session="bidder" product-name="Gavel" base-url="${server.base}"></auction-header>`,
    );
    await openAccount();
    // The flow is a chunk of its own; the clock stops when it is there.
    await import('../../../src/site/account/signOut.ts');
    stopClock();
  });

  afterEach(async () => {
    restoreClock();
    await server.release();
    await unmountAll();
    for (const name of names) document.cookie = `${name}=; Max-Age=0; path=/`;
  });

  it('is a real link', () => {
    expect(link().getAttribute('href')).to.equal(`${server.base}/sign-out`);
  });

  it('posts the guid, visits the path of each further URL, waits a second, removes the cookies and goes on', async () => {
    await server.answerJson(logout, {
      additionalLogoutUrls: [`https://user:secret@sso.example:8443${server.base}/sso/out?token=1#x`],
    });
    await press(link());
    const [post] = await server.called(logout);
    expect(post).to.deep.include({ method: 'POST', body: '{"buyerGuid":"g-1-2"}' });
    expect(post!.headers).to.deep.include({
      guid: 'g-1-2',
      'user-id': 'u7',
      'cache-control': 'no-cache',
      'content-type': 'application/json',
    });
    const [visit] = await server.called('/sso/out');
    expect(visit).to.deep.include({ method: 'GET', query: '' });
    expect(visit!.headers['host']).to.equal(location.host);
    await paused();
    expect(cookies()).to.deep.equal(names);
    await advance(999);
    expect(cookies()).to.deep.equal(names);
    expect(navigations()).to.deep.equal([]);
    await advance(1);
    expect(cookies()).to.deep.equal([]);
    expect(navigations()).to.deep.equal(redirect());
  });

  it('skips entries that are no URL, with a warning', async () => {
    const warnings = recordWarnings();
    await server.answerJson(logout, {
      additionalLogoutUrls: [
        7,
        null,
        'javascript:alert(1)',
        'http://',
        `https://e.example${server.base}/sso/out`,
      ],
    });
    await press(link());
    await paused();
    await advance(1000);
    warnings.stop();
    expect(warnings.texts.filter((text) => text.includes('additionalLogoutUrls'))).to.have.length(4);
    expect(navigations()).to.deep.equal(redirect());
  });

  it('cannot be led to another host by a path of slashes', async () => {
    await server.answerJson(logout, { additionalLogoutUrls: [`https://e.example/${server.base}/sso/out`] });
    await press(link());
    await paused();
    await advance(1000);
    expect(navigations()).to.deep.equal(redirect());
  });

  /** JSON that names no further URLs is an answer like any other. */
  const isAnswer = ({ status = 200, body = '', drop }: Rule) => {
    if (status !== 200 || drop) return false;
    try {
      return JSON.parse(body) !== undefined;
    } catch {
      return false;
    }
  };
  for (const [what, rule] of failures)
    it(`goes on after ${what.slice(0, 60)}`, async () => {
      const warnings = recordWarnings();
      await server.answer({ path: logout, ...rule });
      await press(link());
      await paused();
      await ended();
      warnings.stop();
      expect(warnings.texts.length).to.equal(isAnswer(rule) ? 0 : 1);
      expect(cookies()).to.deep.equal([]);
      expect(navigations()).to.deep.equal(redirect());
    });

  for (const [what, rule] of breaking)
    it(`goes on after ${what} at a further URL`, async () => {
      const warnings = recordWarnings();
      await server.answerJson(logout, {
        additionalLogoutUrls: [`https://e.example${server.base}/suggestions`],
      });
      await server.answer({ path: '/suggestions', ...rule });
      await press(link());
      await paused();
      await ended();
      warnings.stop();
      expect(warnings.texts.length).to.be.at.most(1);
      expect(cookies()).to.deep.equal([]);
      expect(navigations()).to.deep.equal(redirect());
    });

  it('needs none of the cookies', async () => {
    for (const name of names) document.cookie = `${name}=; Max-Age=0; path=/`;
    await press(link());
    const [post] = await server.called(logout);
    expect(post).to.deep.include({ body: '{"buyerGuid":""}' });
    expect(post!.headers).to.deep.include({ guid: '', 'user-id': '' });
    await paused();
    await advance(1000);
    expect(navigations()).to.deep.equal(redirect());
  });

  it('gives a hanging call 5 s', async () => {
    const warnings = recordWarnings();
    await server.answer({ path: logout, hang: true });
    await press(link());
    await server.called(logout);
    await advance(4999);
    expect(warnings.texts).to.deep.equal([]);
    await advance(1);
    await paused();
    expect(warnings.texts).to.have.length(1);
    await advance(1000);
    warnings.stop();
    expect(cookies()).to.deep.equal([]);
    expect(navigations()).to.deep.equal(redirect());
  });

  it('gives all calls together 10 s', async () => {
    const warnings = recordWarnings();
    await server.answerJson(
      logout,
      { additionalLogoutUrls: [`${server.base}/sso/out`, `${server.base}/sso/slow`] },
      { hang: true },
    );
    await server.answer({ path: '/sso/slow', hang: true });
    await press(link());
    await server.called(logout);
    await advance(4900);
    await server.answer({ path: logout, hang: false, body: '{}' });
    await server.release();
    await server.called('/sso/slow');
    await advance(5000);
    await paused();
    expect(warnings.texts).to.have.length(1);
    await advance(1000);
    warnings.stop();
    expect(navigations()).to.deep.equal(redirect());
  });

  it('runs once, however often it is clicked, and says that it is busy', async () => {
    await server.answerJson(logout, {}, { hang: true });
    await press(link());
    const busy = byRole(header, 'link', 'Signing out…');
    expect(busy.getAttribute('aria-busy')).to.equal('true');
    await press(busy);
    await keys('Enter');
    await server.called(logout);
    await server.release();
    await paused();
    await advance(1000);
    expect(await server.calls(logout)).to.have.length(1);
    await until(() => cookies().length === 0);
    expect(navigations()).to.deep.equal(redirect());
  });

  it('leaves a middle click to the browser', async () => {
    const { left, top } = link().getBoundingClientRect();
    const opened = new Promise<MouseEvent>((resolve) => {
      header.addEventListener(
        'auxclick',
        (event) => {
          resolve(event);
          event.preventDefault();
        },
        { once: true },
      );
    });
    await pressAt(left + 5, top + 5, 'middle');
    await opened;
    await leaveTime();
    expect(await server.calls(logout)).to.have.length(0);
  });

  it('tells the page first, which can take over', async () => {
    header.addEventListener('auction-sign-out', (event) => event.preventDefault(), { once: true });
    await press(link());
    await leaveTime();
    await advance(2000);
    expect(await server.calls(logout)).to.have.length(0);
    expect(cookies()).to.deep.equal(names);
    expect(navigations()).to.deep.equal([]);
    expect(link().textContent).to.equal('Sign Out');
  });

  it('finds cookies under the names that the configuration gives', async () => {
    document.cookie = 'site_guid=abc; path=/';
    header.setAttribute('config', '{"cookies": {"guid": "site_guid"}, "links": {"signOut": "/out"}}');
    await until(() => link().getAttribute('href')?.endsWith('/out'), 'the configuration');
    await press(link());
    expect((await server.called(logout))[0]!.headers['guid']).to.equal('abc');
    await paused();
    await advance(1000);
    expect(document.cookie).not.to.contain('site_guid');
  });

  it('works from the mobile profile', async () => {
    restoreClock();
    await viewport(390, 800);
    await press(byRole(header, 'button', 'My Gavel'));
    const row = await until(() => queryRole(header, 'link', 'Sign Out'), 'the profile');
    await press(row);
    await server.called(logout);
    await until(() => cookies().length === 0, 'the cookies to go');
    expect(navigations()).to.deep.equal(redirect());
    await viewport(1440, 900);
  });
});
