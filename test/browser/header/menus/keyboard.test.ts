import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, moveTo, press, pressAt, parkPointer } from '../../../support/act.ts';
import { advance, settled } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, focused } from '../../../support/find.ts';
import { button, isOpen, openMenus, panel, mountHeaderForEach } from './menusFixture.ts';

describe('auction-header: desktop menus', () => {
  mountHeaderForEach();

  describe('on press', () => {
    for (const key of ['click', 'Enter', 'Space']) {
      it(`toggles a menu immediately by ${key}`, async () => {
        const act = async () => {
          if (key === 'click') return press(button('Estate'));
          button('Estate').focus();
          return keys(key);
        };
        await act();
        expect(isOpen('Estate')).to.equal(true);
        await act();
        expect(isOpen('Estate')).to.equal(false);
      });
    }

    it('opens one menu at a time in the whole header', async () => {
      for (const name of ['Coins', 'Browse By', 'About Auctions', 'Other', 'Account']) {
        await press(button(name));
        expect(openMenus()).to.deep.equal([name]);
      }
    });

    it('closes on a press outside, which does not move focus', async () => {
      button('Coins').focus();
      await keys('Enter');
      await pressAt(700, 800);
      expect(openMenus()).to.deep.equal([]);
      expectFocus(button('Coins'));
    });

    it('stays open on a press inside', async () => {
      await press(button('Coins'));
      await press(byRole(panel()!, 'heading', 'Bullion'));
      expect(isOpen('Coins')).to.equal(true);
    });

    it('closes on a press on the page even if the page stops the event', async () => {
      await press(button('Coins'));
      const stop = (event: Event) => event.stopImmediatePropagation();
      document.body.addEventListener('pointerdown', stop, { capture: true });
      await pressAt(700, 800);
      document.body.removeEventListener('pointerdown', stop, { capture: true });
      expect(openMenus()).to.deep.equal([]);
    });
  });

  describe('by keyboard', () => {
    it('closes on Escape and returns focus from the menu to its button', async () => {
      button('Coins').focus();
      await keys('Enter', 'Tab');
      expect(panel()!.contains(focused())).to.equal(true);
      await keys('Escape');
      expect(isOpen('Coins')).to.equal(false);
      expectFocus(button('Coins'));
    });

    it('closes on Escape wherever focus is, and stays closed until the pointer has left', async () => {
      await hover(button('Coins'));
      await advance(300);
      await keys('Escape');
      expect(isOpen('Coins')).to.equal(false);
      expectFocus(document.body);
      const { left, top } = button('Coins').getBoundingClientRect();
      await moveTo(left + 5, top + 10);
      await advance(1000);
      expect(isOpen('Coins')).to.equal(false);
      await parkPointer();
      await hover(button('Coins'));
      await advance(300);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('is entered and left by Tab, which closes it', async () => {
      button('Browse By').focus();
      await keys('Enter');
      const links = allByRole(panel()!, 'link');
      expect(links).to.have.length(7);
      for (const link of links) {
        await keys('Tab');
        expectFocus(link);
      }
      await keys('Tab');
      expectFocus(button('About Auctions'));
      expect(openMenus()).to.deep.equal([]);
    });

    it('is left by Shift+Tab', async () => {
      button('Coins').focus();
      await keys('Enter', 'Shift+Tab');
      expectFocus(button('Estate'));
      expect(openMenus()).to.deep.equal([]);
    });

    it('moves focus between buttons by Left, Right, Home, and End', async () => {
      button('Coins').focus();
      await keys('ArrowRight');
      expectFocus(button('Jewelry'));
      await keys('ArrowLeft', 'ArrowLeft');
      expectFocus(button('Estate'));
      await keys('Home');
      expectFocus(button('Construction'));
      await keys('ArrowLeft');
      expectFocus(button('Construction'));
      await keys('End');
      expectFocus(button('Other'));
      await keys('ArrowRight');
      expectFocus(button('Other'));
    });

    it('mirrors Left and Right in a right-to-left page', async () => {
      document.documentElement.dir = 'rtl';
      button('Coins').focus();
      await keys('ArrowLeft');
      expectFocus(button('Jewelry'));
      await keys('ArrowRight', 'ArrowRight');
      expectFocus(button('Estate'));
      document.documentElement.removeAttribute('dir');
    });

    it('is entered by Down and left by Up', async () => {
      button('Coins').focus();
      await keys('ArrowDown');
      await settled();
      const links = allByRole(panel()!, 'link');
      expectFocus(links[0]);
      await keys('ArrowDown');
      expectFocus(links[1]);
      await keys('ArrowUp', 'ArrowUp');
      expectFocus(button('Coins'));
      await keys('ArrowDown', 'End');
      expectFocus(links.at(-1));
      await keys('Home');
      expectFocus(links[0]);
    });
  });
});
