import { expect, nextFrame } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { hover, keys, moveTo, parkPointer, press, viewport } from '../../support/act.ts';
import { advance, leaveTime, restoreClock, stopClock, until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';

const names = (header: Element, role: string) =>
  allByRole(header, role).map((each) => each.ariaLabel ?? each.textContent);
const isOpen = (header: Element) => queryRole(header, 'group') !== null;

describe('auction-header: opening menus', () => {
  before(() => viewport(1440, 900));
  beforeEach(parkPointer);
  afterEach(() => {
    restoreClock();
  });

  const mountWithPanels = async (html: string) => {
    const header = await mount(html);
    await press(byRole(header, 'button', 'Estate'));
    await until(() => isOpen(header), 'the panels to load');
    await keys('Escape');
    await parkPointer();
    stopClock();
    return header;
  };

  it('opens and closes menus only by a press with menu-trigger="click", wherever the pointer is', async () => {
    const header = await mountWithPanels('<auction-header menu-trigger="click"></auction-header>');
    await hover(byRole(header, 'button', 'Coins'));
    await advance(2000);
    expect(isOpen(header)).to.equal(false);
    await press(byRole(header, 'button', 'Coins'));
    expect(isOpen(header)).to.equal(true);
    await hover(byRole(header, 'button', 'Jewelry'));
    await parkPointer();
    await advance(2000);
    expect(byRole(header, 'button', 'Coins').ariaExpanded).to.equal('true');
    await press(byRole(header, 'button', 'Coins'));
    expect(isOpen(header)).to.equal(false);
  });

  it('opens menus after the milliseconds of hover-delay', async () => {
    const header = await mountWithPanels('<auction-header hover-delay="800"></auction-header>');
    await hover(byRole(header, 'button', 'Coins'));
    await advance(799);
    expect(isOpen(header)).to.equal(false);
    await advance(1);
    expect(isOpen(header)).to.equal(true);
  });

  it('switches to another menu after the milliseconds of hover-switch-delay', async () => {
    const header = await mountWithPanels('<auction-header hover-switch-delay="0"></auction-header>');
    await hover(byRole(header, 'button', 'Coins'));
    await advance(299);
    expect(isOpen(header)).to.equal(false);
    await advance(1);
    const isExpanded = (name: string) => byRole(header, 'button', name).ariaExpanded === 'true';
    expect(isExpanded('Coins')).to.equal(true);
    await hover(byRole(header, 'button', 'Jewelry'));
    await advance(10);
    expect([isExpanded('Coins'), isExpanded('Jewelry')]).to.deep.equal([false, true]);
  });

  it('keeps a menu with hover-switch-delay="0" while the pointer crosses another button on its way into the menu', async () => {
    const header = await mountWithPanels('<auction-header hover-switch-delay="0"></auction-header>');
    await hover(byRole(header, 'button', 'Coins'));
    await advance(300);
    const { left, bottom } = byRole(header, 'button', 'Jewelry').getBoundingClientRect();
    await moveTo(left - 8, bottom - 34);
    await moveTo(left + 4, bottom - 20);
    await advance(200);
    expect(byRole(header, 'button', 'Coins').ariaExpanded).to.equal('true');
  });

  it('follows changes of both attributes', async () => {
    const header = await mountWithPanels('<auction-header menu-trigger="click"></auction-header>');
    header.removeAttribute('menu-trigger');
    header.setAttribute('hover-delay', '50');
    await advance(0);
    await hover(byRole(header, 'button', 'Coins'));
    await advance(50);
    expect(isOpen(header)).to.equal(true);
  });
});

describe('auction-header: icons', () => {
  it('are level with the capitals of their labels, in browsers that can trim text', async function () {
    if (!CSS.supports('text-box', 'cap alphabetic')) return this.skip();
    await viewport(1440, 900);
    const header = await mount('<auction-header session="bidder"></auction-header>');
    for (const name of ['Browse By', 'Account']) {
      const button = byRole(header, 'button', name);
      const getMiddle = (selector: string) => {
        const { top, bottom } = button.querySelector(selector)!.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      expect(getMiddle('span'), name).to.be.closeTo(getMiddle('svg'), 0.1);
      expect(button.querySelector('span')!.getBoundingClientRect().height, name).to.be.below(14);
    }
  });
});

describe('auction-header: minimal', () => {
  for (const [width, height] of [
    [1440, 74],
    [390, 68.5],
  ] as const)
    it(`shows only the logo and the account at ${width} px`, async () => {
      await viewport(width, 900);
      const header = await mount('<auction-header variant="minimal"></auction-header>');
      expect(names(header, 'link')).to.deep.equal(['Auctions', 'Sign In']);
      expect(names(header, 'button')).to.deep.equal([]);
      expect(queryRole(header, 'search')).to.equal(null);
      expect(header.getBoundingClientRect().height).to.equal(height);
      const { right } = byRole(header, 'link', 'Sign In').getBoundingClientRect();
      expect(width - right).to.be.below(width > 1248 ? 130 : 17);
      header.setAttribute('session', 'bidder');
      await until(() => !queryRole(header, 'link', 'Sign In'), 'the account');
      expect(names(header, 'link')).to.deep.equal(['Auctions']);
      expect(allByRole(header, 'button')).to.have.length(1);
      await press(allByRole(header, 'button')[0]!);
      await until(() => queryRole(header, 'link', 'Sign Out'), 'the account menu');
      await Promise.allSettled(header.shadowRoot!.getAnimations().map(({ finished }) => finished));
      await expect(header).to.be.accessible();
      if (width > 1103) return;
      // The menu has no view to return to.
      expect(names(queryRole(header, 'dialog')!, 'button')).to.deep.equal(['Close My Auctions']);
      await keys('Escape');
      await until(() => !queryRole(header, 'dialog'), 'the end of the menu');
    });

  it('becomes a full header when the attribute is removed', async () => {
    await viewport(1440, 900);
    const header = await mount('<auction-header variant="minimal"></auction-header>');
    header.removeAttribute('variant');
    await until(() => queryRole(header, 'button', 'Coins'), 'the categories');
    expect(header.getBoundingClientRect().height).to.equal(124);
  });
});

describe('auction-header: sticky', () => {
  const { documentElement: page } = document;
  let header: HTMLElement;
  /** The position of the header in the page. */
  let start: number;
  const top = () => Math.round(header.getBoundingClientRect().top);
  const scrollTo = async (y: number) => {
    window.scrollTo(0, y);
    await nextFrame();
    await nextFrame();
  };
  const mountSticky = async (attribute = 'sticky') => {
    header = await mount(
      `<auction-header ${attribute}></auction-header><p style="height: 5000px">Text <a id="target" href="#target">here</a></p>`,
    );
    start = top();
    await until(
      () => page.style.scrollPaddingBlockStart !== '' || attribute === '',
      'the page to be followed',
    );
  };
  beforeEach(() => viewport(1440, 900));
  afterEach(() => {
    window.scrollTo(0, 0);
  });

  it('hides when the page is scrolled down, and reappears when it is scrolled up', async () => {
    await mountSticky();
    await scrollTo(100);
    expect(top()).to.equal(0);
    await scrollTo(600);
    await until(() => top() <= -124, 'the header to give way');
    await scrollTo(560);
    await until(() => top() === 0, 'the header to come back');
    await scrollTo(1200);
    await until(() => top() <= -124, 'the header to give way');
    await scrollTo(0);
    await until(() => top() === start, 'the top of the page');
  });

  it('reappears when focus enters it, and stays while it is used', async () => {
    await mountSticky();
    await scrollTo(600);
    await until(() => top() <= -124, 'the header to give way');
    byRole(header, 'link', 'Auctions').focus({ preventScroll: true });
    await until(() => top() === 0, 'the header to come back');
    await scrollTo(1200);
    await leaveTime();
    expect(top()).to.equal(0);
  });

  it('stays while a menu is open', async () => {
    await mountSticky();
    await scrollTo(60);
    await press(byRole(header, 'button', 'Coins'));
    await until(() => isOpen(header), 'the menu');
    (document.activeElement as HTMLElement | null)?.blur();
    await scrollTo(900);
    await leaveTime();
    expect(top()).to.equal(0);
  });

  it('does not cover scroll targets of the page, and restores the page’s styles', async () => {
    page.style.scrollPaddingBlockStart = '10px';
    await mountSticky();
    await until(() => getComputedStyle(page).scrollPaddingBlockStart === '134px', 'the room for the header');
    header.removeAttribute('sticky');
    await until(() => page.style.scrollPaddingBlockStart === '10px', 'the page’s own');
    page.removeAttribute('style');
    expect(header.style.cssText).to.equal('');
  });

  it('restores the page’s styles with two headers, whichever is removed first', async () => {
    page.style.scrollPaddingBlockStart = '10px';
    const padding = () => getComputedStyle(page).scrollPaddingBlockStart;
    for (const first of [0, 1]) {
      await mountSticky();
      await mountSticky();
      const headers = [...document.querySelectorAll('auction-header')];
      await until(() => padding() === '134px', 'the room for one of them');
      headers[first]!.remove();
      await leaveTime();
      expect(padding()).to.equal('134px');
      headers[1 - first]!.remove();
      await until(() => page.style.scrollPaddingBlockStart === '10px', 'the page’s own');
    }
    page.removeAttribute('style');
  });

  it('is not sticky without the attribute', async () => {
    await mountSticky('');
    await moveTo(700, 800);
    await scrollTo(600);
    expect(top()).to.equal(start - 600);
    expect(page.getAttribute('style')).to.equal(null);
  });
});
