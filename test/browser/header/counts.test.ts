import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { mount, unmountAll } from '../../support/mount.ts';

const watchlist = (header: Element, name: string | RegExp) => queryRole(header, 'link', name);
const badge = (header: Element) => header.shadowRoot!.querySelector('[part=watchlist] [part=badge]');
const mountWith = (attributes: string) =>
  mount(`<auction-header session="bidder" ${attributes}></auction-header>`);

describe('auction-header: counts', () => {
  beforeEach(() => viewport(1440, 900));

  for (const [count, shown, name] of [
    ['1', '1', 'Watchlist, 1 lot'],
    ['12', '12', 'Watchlist, 12 lots'],
    ['99', '99', 'Watchlist, 99 lots'],
    ['1234', '99+', 'Watchlist, 1,234 lots'],
    ['0', undefined, 'Watchlist, 0 lots'],
  ] as const)
    it(`shows ${shown ?? 'nothing'} for ${count} lots, and includes the count in the name`, async () => {
      const header = await mountWith(`watchlist-count="${count}" locale="en-US"`);
      await until(() => watchlist(header, name), 'the name');
      expect(badge(header)?.textContent).to.equal(shown);
    });

  it('is hidden without a valid count', async () => {
    for (const count of ['', 'watchlist-count="-1"', 'watchlist-count="Infinity"']) {
      const { warn } = console;
      console.warn = () => {};
      const header = await mountWith(count);
      await import('../../../src/header/count/Count.tsx');
      await settled();
      console.warn = warn;
      expect(watchlist(header, 'Watchlist'), count).to.not.equal(null);
      expect(badge(header), count).to.equal(null);
      await unmountAll();
    }
  });

  it('is formatted and named in the locale', async () => {
    const header = await mountWith('watchlist-count="3" locale="ar-EG"');
    await until(() => watchlist(header, 'المفضلة، ٣ قطع'), 'the name');
    expect(badge(header)!.textContent).to.equal('٣');
  });

  for (const direction of ['ltr', 'rtl'])
    it(`covers no label in ${direction}`, async () => {
      const header = await mountWith(`watchlist-count="1234" locale="en-US" dir="${direction}"`);
      await until(() => badge(header), 'the badge');
      const label = [...watchlist(header, /Watchlist/)!.querySelectorAll('*')].find(
        ({ textContent }) => textContent === 'Watchlist',
      )!;
      const [text, count] = [label.getBoundingClientRect(), badge(header)!.getBoundingClientRect()];
      // Capital letters begin 3 px below the top of their line.
      const isAbove = count.bottom <= text.top + 3;
      expect(isAbove || count.right <= text.left || count.left >= text.right).to.equal(true);
    });

  it('is announced politely when it changes, without layout shift', async () => {
    const header = await mountWith('watchlist-count="3"');
    const link = await until(() => watchlist(header, 'Watchlist, 3 lots'), 'the name');
    const status = link.querySelector('[aria-live=polite]');
    expect(status!.textContent).to.equal('Watchlist, 3 lots');
    const places = () =>
      allByRole(header, 'button').map((each) => JSON.stringify(each.getBoundingClientRect()));
    const before = places();
    header.setAttribute('watchlist-count', '1000');
    await until(() => watchlist(header, 'Watchlist, 1,000 lots'), 'the other count');
    expect(link.querySelector('[aria-live=polite]') === status).to.equal(true);
    expect(places()).to.deep.equal(before);
    header.removeAttribute('watchlist-count');
    await until(() => watchlist(header, 'Watchlist'), 'no count');
    expect(places()).to.deep.equal(before);
    expect(badge(header)).to.equal(null);
  });

  for (const [width, name] of [
    [320, 'My Auctions, Watchlist, 3 lots'],
    [1103, 'My Auctions, Watchlist, 3 lots'],
    [1104, 'Watchlist, 3 lots'],
  ] as const)
    it(`is visible and announced at ${width} px: ${name}`, async () => {
      await viewport(width, 800);
      const header = await mountWith('watchlist-count="3" locale="en-US"');
      const inRow = (selector: string) =>
        [...header.shadowRoot!.querySelectorAll<HTMLElement>(`.top ${selector}`)].filter((each) =>
          each.checkVisibility(),
        );
      await until(() => inRow('[part=badge]').length > 0, 'the badge');
      expect(inRow('[part=badge]').map(({ textContent }) => textContent)).to.deep.equal(['3']);
      const [status, ...others] = inRow('[aria-live=polite]');
      expect(others).to.have.length(0);
      expect(status!.textContent).to.equal(name);
      const owner = byRole(header, width > 1103 ? 'link' : 'button', name);
      const places = () =>
        [...header.shadowRoot!.querySelectorAll('.top a, .top button')].map((each) =>
          JSON.stringify(each.getBoundingClientRect()),
        );
      const before = places();
      header.setAttribute('watchlist-count', '1000');
      await until(() => status!.textContent === name.replace('3', '1,000'), 'the other count');
      expect(inRow('[part=badge]')[0]!.textContent).to.equal('99+');
      const [badgeRect, ownerRect] = [inRow('[part=badge]')[0]!, owner].map((each) =>
        each.getBoundingClientRect(),
      );
      expect(badgeRect!.left).to.be.at.least(ownerRect!.left - 1);
      expect(badgeRect!.right).to.be.at.most(ownerRect!.right + 1);
      expect(places()).to.deep.equal(before);
      await expect(header).to.be.accessible();
      header.removeAttribute('watchlist-count');
      await until(() => inRow('[aria-live]').length === 0, 'no count');
      expect(queryRole(header, width > 1103 ? 'link' : 'button', name.split(',')[0])).to.equal(owner);
    });

  for (const width of [390, 1104, 1440])
    it(`leaves the icon visible at ${width} px`, async () => {
      await viewport(width, 800);
      const header = await mountWith('watchlist-count="3" locale="en-US"');
      for (const count of ['3', '10', '250']) {
        header.setAttribute('watchlist-count', count);
        const shown = await until(
          () =>
            [...header.shadowRoot!.querySelectorAll('.top [part=badge]')].find(
              (each) => each.checkVisibility() && each.textContent === (count === '250' ? '99+' : count),
            ),
          'the badge',
        );
        const badgeRect = shown.getBoundingClientRect();
        const owner = shown.closest('a, button')!;
        const covers = (part: Element) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const x = Math.min(right, badgeRect.right) - Math.max(left, badgeRect.left);
          const y = Math.min(bottom, badgeRect.bottom) - Math.max(top, badgeRect.top);
          return x > 0 && y > 1;
        };
        expect(covers(owner.querySelector('svg')!), count).to.equal(false);
        expect(badgeRect.right).to.be.at.most(width);
      }
    });

  it('shows counts of overflowing or collapsed links on the button that opens them', async () => {
    const tools = [
      { label: 'Messages', href: '/messages', count: 4 },
      { label: 'Pickups', href: '/pickups', count: 98 },
      { label: 'Consign with us', href: '/consign' },
    ];
    await viewport(1104, 800);
    const header = await mountWith(`locale="en-US" config='${JSON.stringify({ tools })}'`);
    const more = await until(() => queryRole(header, 'button', /^More, /), 'the button');
    const moved = tools.filter(({ label }) => !queryRole(header, 'link', new RegExp(`^${label}`)));
    expect(moved.length).to.be.within(1, 3);
    const counted = moved.filter(({ count }) => count);
    const name = ['More', ...counted.flatMap(({ label, count }) => [label, count])].join(', ');
    expect(more.querySelector('[aria-live=polite]')!.textContent).to.equal(name);
    await expect(header).to.be.accessible();
    await viewport(390, 800);
    const menu = await until(
      () => queryRole(header, 'button', 'Open menu, Messages, 4, Pickups, 98'),
      'the menu button',
    );
    expect(menu.querySelector('[part=badge]')!.textContent).to.equal('99+');
    await expect(header).to.be.accessible();
  });

  it('passes axe', async () => {
    const header = await mountWith('watchlist-count="120"');
    await until(() => badge(header), 'the badge');
    await expect(header).to.be.accessible();
  });

  it('shows the count of a configured link in its menu, and the watchlist count on narrow screens', async () => {
    const config = JSON.stringify({
      about: [{ label: 'Messages', href: '/messages', count: 4 }],
      bidder: [{ label: 'Invoices', href: '/invoices', count: 150 }],
    });
    const header = await mountWith(`watchlist-count="2" locale="en-US" config='${config}'`);
    await press(await until(() => queryRole(header, 'button', 'About Auctions'), 'the menu'));
    const link = await until(() => queryRole(header, 'link', 'Messages, 4'), 'the link');
    expect(link.textContent).to.equal('MessagesMessages, 44');
    await viewport(390, 800);
    await until(() => !queryRole(header, 'group', 'About Auctions'), 'the end of the menu');
    await press(byRole(header, 'button', 'My Auctions, Watchlist, 2 lots'));
    await until(() => queryRole(header, 'link', 'Watchlist, 2 lots'), 'the watchlist');
    expect(byRole(header, 'link', 'Invoices, 150').textContent).to.include('99+');
  });
});
