import '../../../../elements/auction-elements.ts';
import { press, viewport } from '../../../support/act.ts';
import { advance, pendingDelays, restoreClock, stopClock, until } from '../../../support/clock.ts';
import * as timings from '../../../../src/site/timings.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';
import { createTestServer, type TestServer } from '../../../support/testServer.ts';

/** The server and the header of the running test. */
export let server: TestServer;
export let header: HTMLElement;
export const logout = '/proxy/logout/v1';
export const names = ['auction_auth', 'auction_guid', 'auction_bidder', 'auction_user'];
export const cookies = () => names.filter((name) => document.cookie.includes(`${name}=`));
export const link = () => byRole(header, 'link', 'Sign Out');
const openAccount = async () => {
  await press(byRole(header, 'button', 'Account'));
  await until(() => queryRole(header, 'link', 'Sign Out'), 'the account menu');
};
export const redirect = () => [
  `${server.base}/account/signout?returnURL=${encodeURIComponent(location.href)}`,
];
/** Resolves when all responses have arrived and the last pause before the removal of cookies has begun. */
export const paused = () => until(() => pendingDelays().includes(timings.logoutPause), 'the pause');
/** Runs the flow to its last step, which removes the cookies. */
export const ended = async () => {
  await until(async () => {
    await advance(500);
    return cookies().length === 0;
  }, 'the end of the flow');
};

/** Signs a bidder in before each test of a suite, opens the account menu, and stops the clock. */
export function mountBidderForEach(): void {
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
    // The flow is a separate chunk. The clock stops once it has loaded.
    await import('../../../../src/site/account/signOut.ts');
    stopClock();
  });

  afterEach(async () => {
    restoreClock();
    await server.release();
    await unmountAll();
    for (const name of names) document.cookie = `${name}=; Max-Age=0; path=/`;
  });
}
