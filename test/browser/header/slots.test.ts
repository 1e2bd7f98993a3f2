import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, focused, queryRole } from '../../support/find.ts';
import { mount, unmountAll } from '../../support/mount.ts';

const items = [
  '<p slot="banner">Pickup closes at noon. <a href="/pickup">Where to go</a></p>',
  '<a slot="after-categories" href="/after">After</a>',
  ...['menu-end', 'mobile-end', 'tools-end', 'tools-start', 'mobile-start'].map(
    (slot) => `<a slot="${slot}" href="/${slot}">${slot}</a>`,
  ),
].join('');

const find = (header: Element, name: string) => header.querySelector<HTMLElement>(`[slot="${name}"]`)!;
const isSeen = (element: Element) => element.getClientRects().length > 0;
const seen = (header: Element) =>
  [...header.children].filter(isSeen).map((each) => each.getAttribute('slot'));
const closeButton = (header: Element) => queryRole(header, 'button', 'Dismiss notice');

/** Returns the elements that Tab focuses, from the start of the header. */
async function walk(header: HTMLElement): Promise<string[]> {
  await until(() => closeButton(header), 'the button of the banner');
  const names: string[] = [];
  (find(header, 'banner').firstElementChild as HTMLElement).focus();
  for (let step = 0; step < 40 && header.contains(document.activeElement); step++) {
    const element = focused() as HTMLElement;
    names.push(element.ariaLabel ?? (element.textContent.trim() || element.localName));
    await keys('Tab');
  }
  return names;
}

describe('auction-header: elements of the page', () => {
  it('shows them in their slots on wide screens, with a focus order that matches the visual order', async () => {
    await viewport(1440, 900);
    const header = await mount(
      `<auction-header session="bidder" config='{ "categories": [{ "label": "Tools", "href": "/tools" }] }'>${items}</auction-header><button>after</button>`,
    );
    await until(() => queryRole(header, 'link', 'Tools'), 'the categories');
    expect(seen(header)).to.have.members(['banner', 'tools-start', 'tools-end', 'after-categories']);
    expect(await walk(header)).to.deep.equal([
      'Where to go',
      'Dismiss notice',
      'Auctions',
      'Search lots, makers, places',
      'Search',
      'tools-start',
      'Browse By',
      'About Auctions',
      'Watchlist',
      'Account',
      'tools-end',
      'Tools',
      'After',
    ]);
    const { top } = find(header, 'tools-start').getBoundingClientRect();
    expect(top).to.be.greaterThan(find(header, 'banner').getBoundingClientRect().bottom - 1);
    await expect(header).to.be.accessible();
  });

  it('shows them in their slots on narrow screens, and at the end of the mobile menu', async () => {
    await viewport(390, 800);
    const header = await mount(`<auction-header session="bidder">${items}</auction-header>`);
    expect(seen(header)).to.have.members(['banner', 'mobile-start', 'mobile-end', 'after-categories']);
    expect(await walk(header)).to.deep.equal([
      'Where to go',
      'Dismiss notice',
      'Open menu',
      'mobile-start',
      'Auctions',
      'Search lots, makers, places',
      'Search',
      'My Auctions',
      'mobile-end',
      'After',
    ]);
    await press(byRole(header, 'button', 'Open menu'));
    const dialog = await until(() => queryRole(header, 'dialog', 'Menu'), 'the menu');
    await until(() => isSeen(find(header, 'menu-end')), 'its end');
    const last = [...dialog.querySelectorAll('li')].at(-1)!.getBoundingClientRect();
    expect(find(header, 'menu-end').getBoundingClientRect().top).to.be.at.least(last.bottom);
    await press(byRole(dialog, 'button', 'Coins'));
    await until(() => !isSeen(find(header, 'menu-end')), 'the next view');
    await keys('Escape', 'Escape');
    await until(() => !queryRole(header, 'dialog'), 'the end of the menu');
  });

  it('does not change the header without slotted elements', async () => {
    for (const [width, height] of [
      [1440, 124],
      [390, 68.5],
    ] as const) {
      await viewport(width, 900);
      const header = await mount('<auction-header></auction-header>');
      expect(header.getBoundingClientRect().height).to.equal(height);
      expect(closeButton(header)).to.equal(null);
      await unmountAll();
    }
  });

  describe('banner', () => {
    const mountBanner = () => mount(`<auction-header><p slot="banner">Closed on Monday</p></auction-header>`);
    before(() => viewport(1440, 900));

    it('closes by its button, dispatches an event, and keeps focus in the header', async () => {
      const header = await mountBanner();
      const events: Event[] = [];
      header.addEventListener('auction-banner-dismiss', (event) => events.push(event));
      (await until(() => closeButton(header), 'the button')).focus();
      await keys('Enter');
      await until(() => !isSeen(find(header, 'banner')), 'the end of the banner');
      expect(events).to.have.length(1);
      expect(focused()).to.equal(byRole(header, 'link', 'Auctions'));
      expect(header.getBoundingClientRect().height).to.equal(124);
      header.insertAdjacentHTML('beforeend', '<p slot="banner">Open on Tuesday</p>');
      await until(() => isSeen(find(header, 'banner')), 'the next notice');
    });

    for (const [width, edge] of [
      [1440, 88],
      [1120, 24],
      [900, 24],
      [768, 16],
      [320, 16],
    ] as const)
      it(`aligns its text and its button with the row at ${width} px`, async () => {
        await viewport(width, 900);
        const header = await mountBanner();
        const icon = (await until(() => closeButton(header), 'the button')).querySelector('svg')!;
        const text = document.createRange();
        text.selectNodeContents(find(header, 'banner'));
        const first =
          width > 1103
            ? byRole(header, 'link', 'Auctions')
            : byRole(header, 'button', 'Open menu').querySelector('svg')!;
        const getEdges = () => {
          const { left, right } = header.getBoundingClientRect();
          return [
            first.getBoundingClientRect().left - left,
            text.getBoundingClientRect().left - left,
            right - icon.getBoundingClientRect().right,
          ];
        };
        // WebKit resizes its window later.
        await until(() => getEdges().every((each) => Math.abs(each - edge) < 0.2), `edges of ${edge} px`);
        await viewport(1440, 900);
      });

    it('stays open when the page prevents the event', async () => {
      const header = await mountBanner();
      header.addEventListener('auction-banner-dismiss', (event) => event.preventDefault());
      await press(await until(() => closeButton(header), 'the button'));
      await settled();
      expect(isSeen(find(header, 'banner'))).to.equal(true);
    });

    it('is added and removed with its element', async () => {
      const header = await mount('<auction-header></auction-header>');
      header.insertAdjacentHTML('beforeend', '<p slot="banner">Open</p>');
      await until(() => closeButton(header), 'the button');
      find(header, 'banner').hidden = true;
      await until(() => !closeButton(header), 'no button beside what is hidden');
      expect(header.getBoundingClientRect().height).to.equal(124);
      find(header, 'banner').hidden = false;
      await until(() => closeButton(header), 'the button again');
      find(header, 'banner').remove();
      await until(() => !closeButton(header), 'no button');
    });
  });
});
