import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, type, viewport } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../../support/mount.ts';
import { createTestServer } from '../../../support/testServer.ts';

type Entry = { event: string; auctionTag: string; auctionDetail?: Record<string, unknown> };

describe('push-events-to', () => {
  const page = globalThis as unknown as Record<string, Entry[] | undefined>;
  const pushed = (layer: string) => page[layer] ?? [];
  /** Resolves when the script that pushes events has loaded: an event of the test arrives. */
  const ready = (element: Element, layer: string) =>
    until(() => {
      element.dispatchEvent(new CustomEvent('auction-error', { detail: { error: new Error('none') } }));
      return pushed(layer).length > 0;
    }, 'the events to be pushed').then(() => pushed(layer).splice(0));

  beforeEach(() => viewport(1440, 900));
  afterEach(async () => {
    await unmountAll();
    for (const layer of ['dataLayer', 'myLayer']) delete page[layer];
  });

  it('pushes an event with its element and detail', async () => {
    const header = await mount('<auction-header push-events-to="myLayer"></auction-header>');
    await ready(header, 'myLayer');
    header.addEventListener('auction-search', (event) => event.preventDefault());
    byRole(header, 'combobox').focus();
    await type('plow');
    await keys('Enter');
    const entry = await until(() => pushed('myLayer')[0], 'the search');
    expect(entry).to.include({ event: 'auction-search', auctionTag: 'auction-header' });
    expect(entry.auctionDetail!['term']).to.equal('[redacted]');
    expect(entry.auctionDetail!['href']).to.match(/\/asp\/SearchAdvanced_i\.asp$/);
    expect(JSON.stringify(pushed('myLayer'))).not.to.include('plow');
  });

  it('pushes search terms and whole URLs with push-unredacted', async () => {
    const header = await mount('<auction-header push-events-to="myLayer" push-unredacted></auction-header>');
    await ready(header, 'myLayer');
    header.addEventListener('auction-search', (event) => event.preventDefault());
    byRole(header, 'combobox').focus();
    await type('plow');
    await keys('Enter');
    const entry = await until(() => pushed('myLayer')[0], 'the search');
    expect(entry.auctionDetail!['term']).to.equal('plow');
    expect(entry.auctionDetail!['href']).to.include('searchTerm=plow');
  });

  it('removes the term of a suggestion, and the queries of links and messages', async () => {
    const header = await mount('<auction-header push-events-to="myLayer"></auction-header>');
    await ready(header, 'myLayer');
    const suggestion = { name: 'Coins', count: 2, href: '/coins?email=ann@example.com#a' };
    header.dispatchEvent(
      new CustomEvent('auction-suggestion-select', { detail: { suggestion, term: 'ann@example.com' } }),
    );
    header.dispatchEvent(
      new CustomEvent('auction-error', {
        detail: {
          message: '`config-src="/site.json?token=secret"` failed. Did you mean `x`? Use a path.',
          error: new Error('Failed to fetch https://example.com/a.js?token=secret#x'),
        },
      }),
    );
    expect(pushed('myLayer').map(({ auctionDetail }) => auctionDetail)).to.deep.equal([
      { suggestion: { name: 'Coins', count: 2, href: '/coins' }, term: '[redacted]' },
      {
        message: '`config-src="/site.json"` failed. Did you mean `x`? Use a path.',
        error: 'Error: Failed to fetch https://example.com/a.js',
      },
    ]);
    header.shadowRoot!.addEventListener('click', (event) => event.preventDefault());
    await press(byRole(header, 'link', 'Sign In'));
    expect(pushed('myLayer')[2]!.auctionDetail).to.deep.equal({
      href: new URL('/asp/LoginBidder.asp', location.href).href,
      text: 'Sign In',
    });
  });

  it('pushes followed links inside the element, which scripts outside cannot see', async () => {
    const header = await mount('<auction-header push-events-to=""></auction-header>');
    await ready(header, 'dataLayer');
    header.shadowRoot!.addEventListener('click', (event) => event.preventDefault());
    await press(byRole(header, 'link', 'Auctions'));
    expect(pushed('dataLayer')).to.deep.equal([
      {
        event: 'auction-link',
        auctionTag: 'auction-header',
        auctionDetail: { href: new URL('/', location.href).href, text: 'Auctions' },
      },
    ]);
  });

  it('pushes the message of an error', async () => {
    const header = await mount('<auction-header push-events-to="myLayer"></auction-header>');
    await ready(header, 'myLayer');
    header.dispatchEvent(new CustomEvent('auction-error', { detail: { error: new TypeError('broken') } }));
    expect(pushed('myLayer')[0]!.auctionDetail).to.deep.equal({ error: 'TypeError: broken' });
  });

  it('never pushes the email address of a subscriber', async () => {
    const server = createTestServer();
    const newsletter = await mount(
      `<auction-newsletter base-url="${server.base}" push-events-to="myLayer"></auction-newsletter>`,
    );
    await ready(newsletter, 'myLayer');
    newsletter.addEventListener('auction-subscribe', (event) => event.preventDefault());
    byRole(newsletter, 'textbox').focus();
    await type('ann@example.com');
    await keys('Enter');
    expect(pushed('myLayer')).to.deep.equal([
      { event: 'auction-subscribe', auctionTag: 'auction-newsletter' },
    ]);
  });

  it('stops when the attribute is removed', async () => {
    const header = await mount('<auction-header push-events-to="myLayer"></auction-header>');
    await ready(header, 'myLayer');
    header.removeAttribute('push-events-to');
    header.dispatchEvent(new CustomEvent('auction-error', { detail: null }));
    expect(pushed('myLayer')).to.deep.equal([]);
  });

  it('warns when the target is not an array', async () => {
    const warnings = recordWarnings();
    (page as Record<string, unknown>)['myLayer'] = { push: 'no' };
    const header = await mount('<auction-header push-events-to="myLayer"></auction-header>');
    await until(() => {
      header.dispatchEvent(new CustomEvent('auction-error', { detail: null }));
      return warnings.texts.length > 0;
    }, 'a warning');
    warnings.stop();
    expect(warnings.texts[0]).to.match(/push-events-to="myLayer"[^]*Use a global array/);
  });
});
