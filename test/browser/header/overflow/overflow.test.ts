import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, viewport } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { getCategories, getShown, measured, moreButton, mountWith } from './overflowFixture.ts';

const long = { categories: getCategories(20, 'Machines of many kinds') };
const panelOf = (button: Element) => button.nextElementSibling as HTMLElement | null;

describe('auction-header: overflowing categories', () => {
  before(() => viewport(1440, 900));

  it('opens the overflowing categories from a button at the end of their row', async () => {
    const header = await mountWith(long);
    const more = await until(() => moreButton(header, 'categories'), 'the button');
    const shown = getShown(header);
    expect(shown.at(-1)).to.equal('More');
    expect(shown[0]).to.equal('Machines of many kinds 0');
    await press(more);
    const panel = await until(() => panelOf(more), 'the panel');
    const links = [...panel.querySelectorAll('a')].map((link) => link.textContent);
    expect([...shown.slice(0, -1), ...links]).to.deep.equal(long.categories.map(({ label }) => label));
    await until(() => header.shadowRoot!.getAnimations().length === 0, 'the end of the animation');
    await expect(header).to.be.accessible();
    await keys('Escape');
    await until(() => more.ariaExpanded === 'false', 'the end of the panel');
    expectFocus(more);
  });

  it('shows the links of a category in a column', async () => {
    const header = await mountWith({
      categories: [...getCategories(12, 'Machines of many kinds'), { label: 'Coins' }],
    });
    const more = await until(() => moreButton(header, 'categories'), 'the button');
    await until(() => panelOf(more)!.querySelector('a'), 'the links');
    more.focus();
    await keys('ArrowDown');
    const panel = panelOf(more)!;
    expect(byRole(panel, 'link', 'Coins').getAttribute('href')).to.equal('/for-sale/coins');
    expect(byRole(panel, 'link', 'Bullion').getAttribute('href')).to.match(/^\/for-sale\/coins\/./);
    await until(() => panel.contains(header.shadowRoot!.activeElement), 'the focus in the panel');
    await keys('ArrowUp', 'ArrowLeft');
    expect(header.shadowRoot!.activeElement!.textContent).to.equal(getShown(header).at(-2));
  });

  it('follows the width of the window, and keeps focus', async () => {
    const header = await mountWith(long);
    await until(() => moreButton(header, 'categories'), 'the button');
    const before = getShown(header);
    const last = byRole(header, 'link', before.at(-2));
    last.focus();
    await viewport(1110, 900);
    await until(() => getShown(header).length < before.length, 'fewer categories');
    await until(
      () => header.shadowRoot!.activeElement === moreButton(header, 'categories'),
      'the focus on the button',
    );
    await viewport(1440, 900);
    await until(() => getShown(header).length === before.length, 'as many as before');
    expect(getShown(header)).to.deep.equal(before);
  });

  it('updates when the page sets other categories', async () => {
    const header = await mountWith(long);
    const more = await until(() => moreButton(header, 'categories'), 'the button');
    await press(more);
    await until(() => more.ariaExpanded === 'true', 'the panel');
    header.setAttribute('config', JSON.stringify({ categories: getCategories(18, 'Tools of many kinds') }));
    await until(() => getShown(header)[0] === 'Tools of many kinds 0', 'the other ones');
    await until(() => moreButton(header, 'categories'), 'the button');
    await until(
      () =>
        panelOf(moreButton(header, 'categories')!)?.querySelectorAll('a').length ===
        18 - getShown(header).length + 1,
      'the others in the panel',
    );
    header.setAttribute('config', JSON.stringify({ categories: getCategories(2) }));
    await until(() => getShown(header).join() === 'Category 0,Category 1', 'two of them');
    await until(
      () => !header.shadowRoot!.querySelector('[part=backdrop]:popover-open'),
      'the end of the menu',
    );
  });

  it('omits the button when all categories fit', async () => {
    const header = await mountWith({ categories: getCategories(3) });
    await measured(header);
    expect(moreButton(header, 'categories')).to.equal(null);
    expect(getShown(header)).to.have.length(3);
  });
});

describe('auction-header: overflowing utility links', () => {
  const tools = ['Consign with us', 'Upcoming pickups'].map((label, index) => ({
    label,
    href: `/tool-${index}`,
  }));

  it('opens the overflowing links from a button before the account', async () => {
    await viewport(1110, 900);
    const header = await mountWith({ tools }, 'session="bidder"');
    const more = await until(() => moreButton(header, 'more'), 'the button');
    await press(more);
    const panel = await until(() => panelOf(more), 'the panel');
    expect(byRole(panel, 'link', 'Upcoming pickups').getAttribute('href')).to.equal('/tool-1');
    expect(byRole(header, 'button', 'Account').checkVisibility()).to.equal(true);
    await until(() => header.shadowRoot!.getAnimations().length === 0, 'the end of the animation');
    await expect(header).to.be.accessible();
    await keys('Escape');
    await viewport(1440, 900);
    await until(() => !moreButton(header, 'more'), 'room for all');
    await until(() => byRole(header, 'link', 'Upcoming pickups').checkVisibility(), 'the last link');
  });

  it('scrolls the row to elements of the page that do not fit', async () => {
    await viewport(320, 700);
    const header = await mountWith(
      {},
      '',
      '<a slot="mobile-end" href="/sell">Sell with us at auctions</a><a slot="mobile-end" href="/end">Houses</a>',
    );
    await measured(header);
    const element = header.querySelector<HTMLElement>('[href="/end"]')!;
    expect(element.getBoundingClientRect().left).to.be.greaterThan(320);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    element.focus();
    await until(() => element.getBoundingClientRect().right <= 320, 'the element in the window');
    expect(queryRole(header, 'button', 'More')).to.equal(null);
  });

  it('does not affect menus of the page that begin in the row', async () => {
    await viewport(1440, 900);
    const header = await mountWith(
      {},
      '',
      `<details slot="tools-end" style="position: relative"><summary>EUR</summary>
        <p style="position: absolute; z-index: 1; top: 100%; right: 0">Other currencies</p></details>`,
    );
    await measured(header);
    await press(header.querySelector('summary')!);
    const { left, top, width, height } = header.querySelector('p')!.getBoundingClientRect();
    expect(top).to.be.greaterThan(30);
    expect(document.elementFromPoint(left + width / 2, top + height / 2)!.textContent).to.equal(
      'Other currencies',
    );
  });
});

describe('auction-header: container size', () => {
  before(() => viewport(1440, 900));

  it('adapts to a container that is narrower than the window', async () => {
    const header = await mountWith({ categories: getCategories(3) });
    const container = header.parentElement!;
    const isMobile = () => byRole(header, 'banner').querySelector('[part=menu-button]')!.checkVisibility();
    expect(isMobile()).to.equal(false);
    for (const [width, height] of [
      [600, 68.5],
      [300, 68.5],
      [1200, 124],
    ] as const) {
      container.style.inlineSize = `${width}px`;
      await settled();
      expect(header.getBoundingClientRect().height, `${width}`).to.equal(height);
      expect(isMobile()).to.equal(height < 100);
      const right = Math.max(
        ...[...header.shadowRoot!.querySelectorAll('.top button, .top a')].map(
          (each) => each.getBoundingClientRect().right,
        ),
      );
      expect(right).to.be.at.most(header.getBoundingClientRect().right);
    }
  });

  it('closes the mobile menu when the container becomes wide', async () => {
    const header = await mountWith({});
    const container = header.parentElement!;
    container.style.inlineSize = '600px';
    await press(byRole(header, 'button', 'Open menu'));
    await until(() => queryRole(header, 'dialog', 'Menu'), 'the menu');
    container.style.inlineSize = '';
    await until(() => !queryRole(header, 'dialog', 'Menu'), 'the end of the menu');
  });

  it('is as wide as possible in a container that is as wide as its content', async () => {
    const header = await mountWith({});
    for (const style of ['display: flex', 'display: inline-block', 'display: grid; justify-items: start']) {
      header.parentElement!.style.cssText = style;
      expect(header.getBoundingClientRect().width, style).to.be.greaterThan(1400);
    }
    header.parentElement!.style.cssText = 'display: grid; grid-template-columns: 1fr 400px';
    expect(header.getBoundingClientRect().width).to.be.lessThan(1100);
  });
});
