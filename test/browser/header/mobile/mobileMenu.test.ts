import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { categoryLabels } from '../../../../src/site/core/categoryLabels.ts';
import { allowMotion, emulate, keys, press, pressAt, viewport } from '../../../support/act.ts';
import { advance, restoreClock, stopClock, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';
import { navigations } from '../../../support/navigations.ts';

describe('auction-header: the mobile menu', () => {
  let header: HTMLElement;
  const trigger = () => byRole(header, 'button', 'Open menu');
  const dialog = () => queryRole(header, 'dialog') as HTMLDialogElement | null;
  const title = () => byRole(dialog()!, 'heading').textContent;
  const item = (role: 'button' | 'link', name: string) => byRole(dialog()!, role, name);
  const items = () =>
    [...dialog()!.querySelectorAll('li > a, li > button')].map(({ textContent }) => textContent);
  const isShown = (element: Element) => element.checkVisibility();
  const open = async () => {
    await press(trigger());
    await until(dialog, 'the menu');
    await advance(1);
  };
  const { documentElement: root } = document;

  before(() => viewport(390, 800));
  after(() => viewport(1440, 900));

  beforeEach(async () => {
    header = await mount(
      '<auction-header session="bidder" product-name="Gavel"></auction-header><p style="height: 3000px">Text</p>',
    );
    await press(trigger());
    await until(dialog, 'the menu to load');
    await keys('Escape');
    await until(() => !dialog(), 'the menu to close');
    stopClock();
  });

  afterEach(async () => {
    restoreClock();
    await emulate();
    await unmountAll();
    window.scrollTo(0, 0);
  });

  describe('as a dialog', () => {
    it('is modal, 384 px wide, at the start, and named by its title', async () => {
      await open();
      expect(dialog()!.matches(':modal')).to.equal(true);
      await advance(200);
      await until(() => dialog()!.getBoundingClientRect().left === 0, 'the drawer to arrive');
      const { width, height } = dialog()!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([384, 800]);
      expect(byRole(header, 'dialog', 'Menu') === dialog()).to.equal(true);
      expect(trigger().getAttribute('aria-haspopup')).to.equal('dialog');
    });

    it('is no wider than a narrow viewport, and nothing in it is cut off', async () => {
      await viewport(320, 568);
      await open();
      expect(dialog()!.getBoundingClientRect().width).to.equal(320);
      for (const each of dialog()!.querySelectorAll('li > *')) {
        expect(each.scrollWidth, each.textContent).to.be.at.most(each.clientWidth);
        expect(each.getBoundingClientRect().height).to.be.at.least(48);
      }
      await viewport(390, 800);
    });

    it('has the focus on its first control, and gives it back to the trigger', async () => {
      await open();
      expectFocus(item('button', 'Close Menu'));
      await keys('Escape');
      await advance(150);
      expectFocus(trigger());
    });

    it('keeps the page from scrolling, and gives styles and place back exactly', async () => {
      root.setAttribute('style', 'overflow: auto; color: inherit;');
      window.scrollTo(0, 200);
      await advance(1);
      trigger().focus();
      await keys('Enter');
      await advance(1);
      expect(getComputedStyle(root).overflow).to.equal('hidden');
      await keys('Escape');
      await advance(150);
      expect(root.getAttribute('style')).to.equal('overflow: auto; color: inherit;');
      expect(document.body.hasAttribute('style')).to.equal(false);
      expect(window.scrollY).to.equal(200);
      root.removeAttribute('style');
    });
  });

  describe('drills', () => {
    it('from categories to sub-groups to links, one view at a time', async () => {
      await open();
      expect(items().slice(0, 11)).to.deep.equal([...categoryLabels]);
      await press(item('button', 'Coins'));
      expect(title()).to.equal('Coins');
      expect(items()).to.deep.equal([
        'US Coins',
        'Gold Coins',
        'Bullion',
        'World & Ancient',
        'Paper Money',
        'Popular Categories',
      ]);
      await press(item('button', 'Bullion'));
      expect(title()).to.equal('Bullion');
      expect(items().at(-1)).to.equal('All Bullion');
      expect(item('link', 'All Bullion').getAttribute('href')).to.equal('/for-sale/coins/bullion');
      expect(allByRole(dialog()!, 'heading')).to.have.length(1);
    });

    it('with the focus on the first control going in and on the item that led there going back', async () => {
      await open();
      item('button', 'Estate').focus();
      await keys('Enter');
      expectFocus(item('button', 'Back to Menu'));
      await keys('Enter');
      expect(title()).to.equal('Menu');
      expectFocus(item('button', 'Estate'));
    });

    it('with a back button that shows the parent’s title, and a close button titled by the view', async () => {
      await open();
      await press(item('button', 'Coins'));
      await press(item('button', 'Bullion'));
      expect(item('button', 'Back to Coins').textContent).to.equal('Coins');
      expect(item('button', 'Close Bullion').title).to.equal('Bullion');
      await press(item('button', 'Back to Coins'));
      expect(item('button', 'Back to Menu').textContent).to.equal('Menu');
      expect(item('button', 'Close Coins').title).to.equal('Coins');
    });

    it('up one level by Escape, which closes at the top', async () => {
      await open();
      await press(item('button', 'Coins'));
      await press(item('button', 'Bullion'));
      await keys('Escape');
      expect(title()).to.equal('Coins');
      expectFocus(item('button', 'Bullion'));
      await keys('Escape');
      expect(title()).to.equal('Menu');
      await keys('Escape');
      await advance(150);
      expect(dialog() === null).to.equal(true);
    });

    it('into Browse By and About Auctions', async () => {
      await open();
      await press(item('button', 'Browse By'));
      expect(items()).to.have.length(7);
      await keys('Escape');
      await press(item('button', 'About Auctions'));
      expect(items()).to.deep.equal(['Buying', 'Selling', 'Help']);
    });

    it('into the profile, with the links of a bidder and no empty name or email', async () => {
      await open();
      await press(item('button', 'My Gavel'));
      expect(items()).to.deep.equal(['My Gavel', 'Watchlist', 'Buying', 'Purchased', 'Invoices', 'Sign Out']);
      expect(
        [...dialog()!.querySelectorAll('li > a')].map((link) => link.getAttribute('href')),
      ).to.deep.equal([
        '/asp/Bidder/BidderHome.asp',
        '/asp/Bidder/PrebidManage.asp?opt=1',
        '/asp/Bidder/PrebidManage.asp',
        '/asp/Bidder/PrebidManage.asp?opt=2',
        '/asp/Bidder/InvoiceManage.asp',
        '/sign-out',
      ]);
      expect(dialog()!.querySelector('.profile') === null).to.equal(true);
    });

    it('and offers a visitor Sign In instead', async () => {
      header.setAttribute('session', 'visitor');
      await advance(1);
      await open();
      expect(item('link', 'Sign In').getAttribute('href')).to.match(/^\/asp\/LoginBidder\.asp\?d=%2F/);
      expect(queryRole(dialog()!, 'link', 'Watchlist') === null).to.equal(true);
    });

    it('opens at the profile from the account button of the bar', async () => {
      await press(byRole(header, 'button', 'My Gavel'));
      await advance(1);
      expect(title()).to.equal('My Gavel');
    });
  });

  describe('closes', () => {
    it('150 ms after it is asked to', async () => {
      await allowMotion();
      await open();
      await press(item('button', 'Close Menu'));
      await advance(149);
      expect(isShown(dialog()!)).to.equal(true);
      await advance(1);
      expect(dialog() === null).to.equal(true);
    });

    it('at once with reduced motion', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      await open();
      expect(dialog()!.getAnimations({ subtree: true })).to.deep.equal([]);
      await press(item('button', 'Close Menu'));
      expect(dialog() === null).to.equal(true);
    });

    it('by a press beside it', async () => {
      await open();
      await pressAt(388, 400);
      await advance(150);
      expect(dialog() === null).to.equal(true);
    });

    it('when the viewport crosses 1103 px', async () => {
      await viewport(1103, 800);
      await open();
      await viewport(1104, 800);
      await until(() => dialog() === null, 'the menu to close');
      expect(root.hasAttribute('style')).to.equal(false);
      await viewport(390, 800);
    });

    it('when the page comes back from the back-forward cache', async () => {
      await open();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      await advance(1000);
      expect(dialog() !== null).to.equal(true);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await advance(1);
      expect(dialog() === null).to.equal(true);
    });

    it('when a link is followed', async () => {
      await open();
      await press(item('button', 'Browse By'));
      await press(item('link', 'Live Auctions'));
      await advance(150);
      expect(dialog() === null).to.equal(true);
      expect(navigations()).to.deep.equal(['/live-auctions']);
    });

    it('when the element is removed, and leaves the page as it was', async () => {
      await open();
      header.remove();
      await advance(1);
      expect(root.hasAttribute('style')).to.equal(false);
      expect(document.body.hasAttribute('style')).to.equal(false);
    });
  });

  describe('switches at 1103 px', () => {
    for (const [width, mobile] of [
      [320, true],
      [1103, true],
      [1104, false],
    ] as const) {
      it(`${width} px shows the ${mobile ? 'mobile' : 'desktop'} header, and no more than the viewport`, async () => {
        await viewport(width, 800);
        expect(queryRole(header, 'button', 'Open menu') !== null).to.equal(mobile);
        expect(queryRole(header, 'navigation', 'Categories') !== null).to.equal(!mobile);
        expect(root.scrollWidth).to.be.at.most(width);
        expect(header.getBoundingClientRect().height).to.equal(mobile ? 68.5 : 124);
        await viewport(390, 800);
      });
    }
  });
});
