import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { categoryLabels } from '../../../../src/site/navigation/navigation.ts';
import { keys, press, viewport } from '../../../support/act.ts';
import { advance, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { header, dialog, title, item, items, open, mountHeaderForEach } from './mobileMenuFixture.ts';

describe('auction-header: mobile menu', () => {
  mountHeaderForEach();

  describe('views', () => {
    it('opens categories, subgroups, and links, one view at a time', async () => {
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
        'All Coins',
      ]);
      await press(item('button', 'Bullion'));
      expect(title()).to.equal('Bullion');
      expect(items().at(-1)).to.equal('All Bullion');
      expect(item('link', 'All Bullion').getAttribute('href')).to.equal('/for-sale/coins/bullion');
      expect(allByRole(dialog()!, 'heading')).to.have.length(1);
    });

    it('focuses the first control of the next view, and the previous item on the way back', async () => {
      await open();
      item('button', 'Estate').focus();
      await keys('Enter');
      expectFocus(item('button', 'Back to Menu'));
      await keys('Enter');
      expect(title()).to.equal('Menu');
      expectFocus(item('button', 'Estate'));
    });

    it('announces the current view', async () => {
      await open();
      const status = byRole(dialog()!, 'status');
      expect(status.textContent).to.equal('');
      await press(item('button', 'Coins'));
      expect(status.textContent).to.equal('Coins');
      await press(item('button', 'Bullion'));
      expect(status.textContent).to.equal('Bullion');
      await keys('Escape');
      expect(status.textContent).to.equal('Coins');
      expect(byRole(dialog()!, 'status') === status).to.equal(true);
    });

    it('keeps focused items out from under the title', async () => {
      await viewport(360, 225);
      await open();
      await press(item('button', 'Industrial'));
      await keys('Escape');
      await keys('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      const titleRow = byRole(dialog()!, 'heading').parentElement!.parentElement!;
      expectFocus(item('button', 'Construction'));
      expect(item('button', 'Construction').getBoundingClientRect().top).to.be.at.least(
        titleRow.getBoundingClientRect().bottom - 1,
      );
      await viewport(390, 800);
    });

    it('aligns the title with the items, even in right-to-left pages', async () => {
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir;
        await open();
        const side = dir === 'rtl' ? 'right' : 'left';
        const edge = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect()[side];
        };
        expect(edge(byRole(dialog()!, 'heading'))).to.be.closeTo(
          edge(item('button', 'Coins').querySelector('span')!),
          1,
        );
        await keys('Escape');
        await advance(150);
      }
      document.documentElement.removeAttribute('dir');
    });

    it('has a back button named after the parent view, and a close button named after the current view', async () => {
      await open();
      await press(item('button', 'Coins'));
      await press(item('button', 'Bullion'));
      expect(item('button', 'Back to Coins').textContent).to.equal('Coins');
      expect(item('button', 'Close Bullion').title).to.equal('Bullion');
      await press(item('button', 'Back to Coins'));
      expect(item('button', 'Back to Menu').textContent).to.equal('Menu');
      expect(item('button', 'Close Coins').title).to.equal('Coins');
    });

    it('moves up one level by Escape, which closes the menu at the top', async () => {
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

    it('closes by Escape in a view that its own button has opened', async () => {
      const button = byRole(header, 'button', 'My Gavel');
      await press(button);
      await until(dialog, 'the menu');
      expect(title()).to.equal('My Gavel');
      expect(queryRole(dialog()!, 'button', 'Back to Menu') === null).to.equal(false);
      await keys('Escape');
      await advance(150);
      expect(dialog() === null).to.equal(true);
      expectFocus(button);
    });

    it('links to everything in a category after its subgroups', async () => {
      await open();
      await press(item('button', 'Construction'));
      expect(item('link', 'All Construction').getAttribute('href')).to.equal('/for-sale/construction');
      expect(items().at(-1)).to.equal('All Construction');
    });

    it('opens Browse By and About Auctions', async () => {
      await open();
      await press(item('button', 'Browse By'));
      expect(items()).to.have.length(7);
      await keys('Escape');
      await press(item('button', 'About Auctions'));
      expect(items()).to.deep.equal(['Buying', 'Selling', 'Help']);
    });

    it('opens the profile with the links of a bidder, without an empty name or email', async () => {
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

    it('offers Sign In to a visitor instead', async () => {
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
});
