import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, parkPointer, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../support/find.ts';
import { mount, unmountAll } from '../../support/mount.ts';
import { textOutOfSight } from '../../support/textOutOfSight.mjs';
import { findLayoutErrors } from './overflow/boxes.ts';
import { measured } from './overflow/overflowFixture.ts';

const config = JSON.stringify({
  tools: [
    { label: 'Messages', href: '/messages', count: 120 },
    { label: 'Upcoming pickups', href: '/pickups', count: 3 },
  ],
  languages: [
    { label: 'English', lang: 'en', href: '/en/' },
    { label: 'Deutsch', lang: 'de', href: '/de/' },
  ],
  browse: [{ label: 'Live Auctions', href: '/live', count: 12 }],
});

const content = [
  '<p slot="banner">Pickup closes at noon. <a href="/pickup">Where to go</a></p>',
  '<a slot="tools-start" href="/sell">Sell</a>',
  '<a slot="tools-end" href="/help">Help</a>',
  '<a slot="mobile-start" href="/sell">Sell</a>',
  '<a slot="mobile-end" href="/help">Help</a>',
  '<a slot="menu-end" href="/consign">Consign with us</a>',
  '<p slot="after-categories">Viewing <a href="/viewing">by appointment</a></p>',
].join('');

const whole = `<auction-header session="bidder" watchlist-count="12" config='${config}'>${content}</auction-header>`;
const minimal = (session: string) =>
  `<auction-header variant="minimal" session="${session}">${content}</auction-header>`;

const sticky = `${whole.replace('<auction-header', '<auction-header sticky')}<p style="block-size: 5000px; margin: 0">Lots</p>`;

interface State {
  html: string;
  size: [width: number, height: number];
  /** Brings the header into the state. */
  act?: (header: HTMLElement) => Promise<void>;
  /** Whether an overlay covers the rows. */
  isOpen?: boolean;
}

const open = async (header: HTMLElement, name: RegExp | string, role: string) => {
  await press(await until(() => queryRole(header, 'button', name), String(name)));
  await until(() => queryRole(header, role), `what ${name} opens`);
};

const scrollDown = async (header: HTMLElement) => {
  await until(() => document.documentElement.style.scrollPaddingBlockStart !== '', 'the page to be followed');
  // Firefox scrolls to a focused element some time after it receives focus.
  await until(() => {
    window.scrollBy({ top: 20, behavior: 'instant' });
    return header.getBoundingClientRect().bottom <= 0;
  }, 'the header to give way');
};

const states: Record<string, State> = {
  'all content, wide': { html: whole, size: [1440, 900] },
  'all content, at the narrowest wide width': { html: whole, size: [1104, 900] },
  'all content, on a phone': { html: whole, size: [390, 800] },
  'all content, at 400% zoom': { html: whole, size: [320, 256] },
  'a menu of languages': {
    html: whole,
    size: [1800, 900],
    isOpen: true,
    act: async (header) => {
      await open(header, 'Language', 'group');
      const button = byRole(header, 'button', 'Language');
      button.focus();
      await keys('ArrowDown');
      expectFocus(queryRole(header, 'link', 'English'));
      expect(queryRole(header, 'link', 'English')!.getAttribute('aria-current')).to.equal('true');
    },
  },
  'a menu with counts': {
    html: whole,
    size: [1440, 900],
    isOpen: true,
    act: (header) => open(header, 'Browse By', 'group'),
  },
  'an overflow menu': {
    html: whole,
    size: [1104, 900],
    isOpen: true,
    act: async (header) => {
      const more = await until(() => queryRole(header, 'button', /^More, /), 'More');
      more.focus();
      await keys('Enter');
      await until(() => more.ariaExpanded === 'true', 'the panel');
      await keys('Escape');
      await until(() => more.ariaExpanded === 'false', 'the end of the panel');
      expectFocus(more);
      await keys('Enter');
      await until(() => more.ariaExpanded === 'true', 'the panel again');
    },
  },
  'the mobile menu with an end slot of the page': {
    html: whole,
    size: [390, 800],
    isOpen: true,
    act: async (header) => {
      await open(header, /^Open menu/, 'dialog');
      expect(header.querySelector('[slot=menu-end]')!.checkVisibility()).to.equal(true);
    },
  },
  'the languages in the mobile menu': {
    html: whole,
    size: [390, 800],
    isOpen: true,
    act: async (header) => {
      await open(header, /^Open menu/, 'dialog');
      await press(byRole(queryRole(header, 'dialog')!, 'button', 'Language'));
      await until(() => queryRole(header, 'link', 'Deutsch'), 'the languages');
    },
  },
  'the account in the mobile menu': {
    html: whole,
    size: [320, 256],
    isOpen: true,
    act: (header) => open(header, /^My Auctions/, 'dialog'),
  },
  'minimal, for a visitor': { html: minimal('visitor'), size: [1440, 900] },
  'minimal, for a bidder': { html: minimal('bidder'), size: [1440, 900] },
  'minimal, on a phone': { html: minimal('bidder'), size: [390, 800] },
  'sticky, after scrolling down': {
    html: sticky,
    size: [390, 800],
    isOpen: true,
    act: async (header) => {
      await scrollDown(header);
      // Tab brings the header back, so that no hidden element has focus.
      await keys('Tab');
      await until(() => header.getBoundingClientRect().top === 0, 'the header to come back by the focus');
      (document.activeElement as HTMLElement).blur();
      await scrollDown(header);
    },
  },
  'sticky, after scrolling up': {
    html: sticky,
    size: [390, 800],
    act: async (header) => {
      await scrollDown(header);
      window.scrollBy({ top: -50, behavior: 'instant' });
      await until(() => header.getBoundingClientRect().top === 0, 'the header to come back');
    },
  },
};

const looks: Record<string, Record<string, string>> = {
  'in the light scheme': { style: 'color-scheme: light' },
  'in the dark scheme': { style: 'color-scheme: dark' },
  'in a right-to-left page': { dir: 'rtl' },
};

describe('auction-header: states', () => {
  const { documentElement: page, body } = document;
  const pageLanguage = page.lang;
  before(() => {
    body.style.setProperty('margin', '0');
    page.lang = 'en';
  });
  beforeEach(parkPointer);
  afterEach(async () => {
    window.scrollTo(0, 0);
    await unmountAll();
    for (const name of ['style', 'dir']) page.removeAttribute(name);
  });
  after(() => {
    body.style.removeProperty('margin');
    page.lang = pageLanguage;
  });

  for (const [look, attributes] of Object.entries(looks))
    describe(look, () => {
      for (const [name, { html, size, act, isOpen = false }] of Object.entries(states))
        it(`has no overlaps, clipped content, or axe errors: ${name}`, async () => {
          for (const [attribute, value] of Object.entries(attributes)) page.setAttribute(attribute, value);
          await viewport(...size);
          const header = await mount(html);
          await until(() => header.shadowRoot!.querySelector('[part=logo]'), 'the header');
          await measured(header);
          await until(() => queryRole(header, 'button', 'Dismiss notice'), 'the button of the notice');
          if (!html.includes('minimal'))
            await until(() => header.shadowRoot!.querySelector('[part=badge]'), 'the counts');
          await act?.(header);
          await settled();
          await Promise.allSettled(header.shadowRoot!.getAnimations().map(({ finished }) => finished));
          if (!isOpen)
            await until(() => findLayoutErrors(header).length === 0, findLayoutErrors(header).join());
          expect(textOutOfSight()).to.deep.equal([]);
          expect(page.scrollWidth).to.equal(size[0]);
          await expect(header).to.be.accessible();
        });
    });
});
