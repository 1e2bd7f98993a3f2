import { expect, oneEvent } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, pressAt, viewport } from '../../../support/act.ts';
import { leaveTime, advance, restoreClock, until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { openFrame } from '../../../support/frame.ts';
import { navigations, nextNavigations } from '../../../support/navigations.ts';
import {
  server,
  header,
  logout,
  names,
  cookies,
  link,
  redirect,
  paused,
  mountBidderForEach,
} from './signOutFixture.ts';

describe('auction-header: Sign Out', () => {
  mountBidderForEach();

  it('is a real link', () => {
    expect(link().getAttribute('href')).to.equal(`${server.base}/sign-out`);
  });

  it('runs once, however often it is clicked, and shows that it is busy', async () => {
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
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  it('leaves a middle click to the browser', async () => {
    const { left, top } = link().getBoundingClientRect();
    header.addEventListener('auxclick', (event) => event.preventDefault(), { once: true });
    const opened = oneEvent(header, 'auxclick');
    await pressAt(left + 5, top + 5, 'middle');
    await opened;
    await leaveTime();
    expect(await server.calls(logout)).to.have.length(0);
  });

  it('dispatches an event first, which the page can prevent', async () => {
    header.addEventListener('auction-sign-out', (event) => event.preventDefault(), { once: true });
    await press(link());
    await leaveTime();
    await advance(2000);
    expect(await server.calls(logout)).to.have.length(0);
    expect(cookies()).to.deep.equal(names);
    expect(navigations()).to.deep.equal([]);
    expect(link().textContent).to.equal('Sign Out');
  });

  it('finds cookies by the names in the configuration', async () => {
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
    expect(await nextNavigations()).to.deep.equal(redirect());
    await viewport(1440, 900);
  });

  it('opens the sign-out URL in the frame that the page’s links use, and keeps the page', async () => {
    await server.answer({ path: '/account/signout', headers: { 'Content-Type': 'text/html' }, body: 'out' });
    const frame = await openFrame(
      server,
      `<!doctype html><html lang="en"><title>A page</title><base target="main">
        <script>dataLayer = [{ loggedIn: 'True' }]</script>
        <script type="module" src="/elements/auction-elements.ts"></script>
        <auction-header base-url="${server.base}"></auction-header><iframe name="main"></iframe></html>`,
    );
    const inFrame = () => frame.contentDocument!.querySelector('auction-header')!;
    const find = (role: string, name: string) =>
      until(() => frame.contentDocument && inFrame()?.shadowRoot && queryRole(inFrame(), role, name), name);
    (await find('button', 'Account')).click();
    (await find('link', 'Sign Out')).click();
    await find('link', 'Sign In');
    const view = frame.contentWindow!;
    await until(() => view.frames[0]!.location.pathname.endsWith('/account/signout'), 'the other frame');
    expect([view.location.pathname, cookies()]).to.deep.equal([`${server.base}/page`, []]);
    expect(navigations()).to.deep.equal([]);
  });
});
