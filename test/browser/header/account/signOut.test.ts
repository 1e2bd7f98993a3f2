import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import * as timings from '../../../../src/site/timings.ts';
import { press } from '../../../support/act.ts';
import { advance, until } from '../../../support/clock.ts';
import { breaking, failures } from '../../../support/failures.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { recordWarnings } from '../../../support/mount.ts';
import { navigations, nextNavigations } from '../../../support/navigations.ts';
import type { Rule } from '../../../support/server.ts';
import {
  server,
  header,
  logout,
  names,
  cookies,
  link,
  redirect,
  paused,
  ended,
  mountBidderForEach,
} from './signOutFixture.ts';

describe('auction-header: Sign Out', () => {
  mountBidderForEach();

  it('posts the GUID, requests the path of each additional URL, waits a second, removes the cookies, and continues', async () => {
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
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  it('sends no request if the site has no endpoint for it', async () => {
    header.setAttribute('config', '{ "endpoints": { "logout": false }, "links": { "signOut": "/out" } }');
    await until(() => link().getAttribute('href')?.endsWith('/out'), 'the configuration');
    await press(link());
    await ended();
    expect(await server.calls(logout)).to.have.length(0);
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  it('announces that it is in progress', async () => {
    await server.answerJson(logout, {}, { hang: true });
    const item = link().closest('li')!;
    expect(queryRole(item, 'status') === null).to.equal(true);
    await press(link());
    byRole(item, 'link', 'Signing out…');
    const status = byRole(item, 'status');
    expect(status.textContent).to.equal('');
    await advance(timings.announcement);
    expect(status.textContent).to.equal('Signing out…');
    await server.release();
    await paused();
    await ended();
  });

  it('skips entries that are not URLs, with a warning', async () => {
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
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  it('cannot be redirected to another host by a path of slashes', async () => {
    await server.answerJson(logout, { additionalLogoutUrls: [`https://e.example/${server.base}/sso/out`] });
    await press(link());
    await paused();
    await advance(1000);
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  /** JSON without additional URLs is a valid response. */
  const isAnswer = ({ status = 200, body = '', drop }: Rule) => {
    if (status !== 200 || drop) return false;
    try {
      return JSON.parse(body) !== undefined;
    } catch {
      return false;
    }
  };
  for (const [what, rule] of failures)
    it(`continues after ${what.slice(0, 60)}`, async () => {
      const warnings = recordWarnings();
      await server.answer({ path: logout, ...rule });
      await press(link());
      await paused();
      await ended();
      warnings.stop();
      expect(warnings.texts.length).to.equal(isAnswer(rule) ? 0 : 1);
      expect(cookies()).to.deep.equal([]);
      expect(await nextNavigations()).to.deep.equal(redirect());
    });

  for (const [what, rule] of breaking)
    it(`continues after ${what} at an additional URL`, async () => {
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
      expect(await nextNavigations()).to.deep.equal(redirect());
    });

  it('works without cookies', async () => {
    for (const name of names) document.cookie = `${name}=; Max-Age=0; path=/`;
    await press(link());
    const [post] = await server.called(logout);
    expect(post).to.deep.include({ body: '{"buyerGuid":""}' });
    expect(post!.headers).to.deep.include({ guid: '', 'user-id': '' });
    await paused();
    await advance(1000);
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  it('waits up to 5 s for a single request', async () => {
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
    expect(await nextNavigations()).to.deep.equal(redirect());
  });

  it('waits up to 10 s for all requests together', async () => {
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
    expect(await nextNavigations()).to.deep.equal(redirect());
  });
});
