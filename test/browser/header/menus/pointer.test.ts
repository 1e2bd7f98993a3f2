import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, moveTo, press, parkPointer } from '../../../support/act.ts';
import { advance, pendingTimers, settled } from '../../../support/clock.ts';
import { byRole, expectFocus } from '../../../support/find.ts';
import { button, isOpen, openMenus, panel, mountHeaderForEach } from './menusFixture.ts';

describe('auction-header: desktop menus', () => {
  mountHeaderForEach();

  describe('on hover', () => {
    it('opens after 300 ms without moving focus', async () => {
      await hover(button('Coins'));
      await advance(299);
      expect(isOpen('Coins')).to.equal(false);
      await advance(1);
      expect(isOpen('Coins')).to.equal(true);
      expectFocus(document.body);
    });

    it('closes when the header is moved, and opens again', async () => {
      await press(button('Coins'));
      expect(openMenus()).to.deep.equal(['Coins']);
      const header = document.querySelector('auction-header')!;
      header.parentElement!.append(document.createElement('p'), header);
      expect(openMenus()).to.deep.equal([]);
      expect(button('Coins').getAttribute('aria-expanded')).to.equal('false');
      await press(button('Coins'));
      expect(openMenus()).to.deep.equal(['Coins']);
    });

    it('shows the line below the category faintly, and fully while the menu is open', async () => {
      const getOpacity = () => getComputedStyle(button('Coins'), '::after').opacity;
      expect(getOpacity()).to.equal('0');
      await hover(button('Coins'));
      expect(getOpacity()).to.equal('0.4');
      await advance(300);
      expect(getOpacity()).to.equal('1');
    });

    it('is closed to the keyboard until it opens', async () => {
      await hover(button('Coins'));
      expect(panel() === null).to.equal(true);
      button('Coins').focus();
      await keys('Tab');
      expectFocus(button('Jewelry'));
      await advance(300);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('does not open when the pointer only passes', async () => {
      await hover(button('Coins'));
      await advance(200);
      await parkPointer();
      await advance(1000);
      expect(openMenus()).to.deep.equal([]);
    });

    it('remains closed after Escape when the browser reports the same pointer position again', async () => {
      // Chromium reports it in a document that `document.open()` has replaced.
      const repeatEvent = () =>
        button('Coins').parentElement!.dispatchEvent(
          new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }),
        );
      await press(button('Coins'));
      repeatEvent();
      await keys('Escape');
      repeatEvent();
      await advance(1000);
      expect(openMenus()).to.deep.equal([]);
      await parkPointer();
      await hover(button('Coins'));
      await advance(300);
      expect(openMenus()).to.deep.equal(['Coins']);
    });

    it('opens another menu after hovering over its button for 300 ms', async () => {
      await hover(button('Coins'));
      await advance(300);
      await hover(button('Jewelry'));
      await advance(299);
      expect(openMenus()).to.deep.equal(['Coins']);
      await advance(1);
      expect(openMenus()).to.deep.equal(['Jewelry']);
    });

    it('keeps its menu while the pointer crosses another button on its way into the menu', async () => {
      await hover(button('Coins'));
      await advance(300);
      const { left, bottom } = button('Jewelry').getBoundingClientRect();
      await moveTo(left + 4, bottom - 30);
      await advance(200);
      for (let step = 1; step <= 5; step++) {
        await moveTo(left + 4 + step, bottom - 30 + step * 4);
        await advance(200);
      }
      expect(openMenus()).to.deep.equal(['Coins']);
      await moveTo(left, bottom + 60);
      await advance(1000);
      expect(openMenus()).to.deep.equal(['Coins']);
    });

    it('closes 400 ms after the pointer has left the button and the menu', async () => {
      await hover(button('Coins'));
      await advance(300);
      await hover(panel()!);
      await advance(2000);
      expect(isOpen('Coins')).to.equal(true);
      await parkPointer();
      await advance(399);
      expect(isOpen('Coins')).to.equal(true);
      await advance(1);
      expect(isOpen('Coins')).to.equal(false);
    });

    it('opens again after it closed with the pointer on the backdrop', async () => {
      for (let round = 0; round < 2; round++) {
        await hover(button('Coins'));
        await advance(300);
        expect(isOpen('Coins')).to.equal(true);
        await parkPointer();
        await advance(400);
        expect(isOpen('Coins')).to.equal(false);
      }
    });

    it('stays open when the pointer returns in time', async () => {
      await hover(button('Coins'));
      await advance(300);
      await parkPointer();
      await advance(300);
      await hover(panel()!);
      await advance(1000);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('stays open while it contains focus, wherever the pointer is', async () => {
      await hover(button('Coins'));
      await advance(300);
      byRole(panel()!, 'link', 'All Bullion').focus();
      await parkPointer();
      await advance(1000);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('stays closed after a hover, a press, and Escape in quick succession', async () => {
      await press(button('Coins'));
      expect(panel() !== null).to.equal(true);
      await keys('Escape');
      await advance(1000);
      expect(panel() === null).to.equal(true);
    });

    it('stays open on a click within 300 ms after the hover opened it', async () => {
      await hover(button('Coins'));
      await advance(300);
      await advance(299);
      await press(button('Coins'));
      expect(isOpen('Coins')).to.equal(true);
      await advance(10_000);
      await press(button('Coins'));
      expect(isOpen('Coins')).to.equal(false);
    });

    it('stays open on such a click when a busy page handles it later', async () => {
      await hover(button('Coins'));
      await advance(300);
      await advance(200);
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
      // The click is 400 ms old, because the page was busy.
      Object.defineProperty(click, 'timeStamp', { value: click.timeStamp - 400 });
      await advance(400);
      button('Coins').dispatchEvent(click);
      await settled();
      expect(isOpen('Coins')).to.equal(true);
    });

    it('starts no timer for touch', async () => {
      button('Coins').parentElement!.dispatchEvent(
        new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }),
      );
      await settled();
      expect(pendingTimers()).to.equal(0);
    });
  });
});
