import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, moveTo, press, parkPointer } from '../../../support/act.ts';
import { advance, pendingTimers, settled } from '../../../support/clock.ts';
import { byRole, expectFocus } from '../../../support/find.ts';
import { button, isOpen, openMenus, panel, mountHeaderForEach } from './menusFixture.ts';

describe('auction-header: menus of the desktop', () => {
  mountHeaderForEach();

  describe('under the pointer', () => {
    it('open after 300 ms of hovering, without moving the focus', async () => {
      await hover(button('Coins'));
      await advance(299);
      expect(isOpen('Coins')).to.equal(false);
      await advance(1);
      expect(isOpen('Coins')).to.equal(true);
      expectFocus(document.body);
    });

    it('are closed to the keyboard until they open', async () => {
      await hover(button('Coins'));
      expect(panel() === null).to.equal(true);
      button('Coins').focus();
      await keys('Tab');
      expectFocus(button('Jewelry'));
      await advance(300);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('do not open when the pointer only passes', async () => {
      await hover(button('Coins'));
      await advance(200);
      await parkPointer();
      await advance(1000);
      expect(openMenus()).to.deep.equal([]);
    });

    it('stay closed by Escape when the browser reports again that the pointer is there', async () => {
      // Chromium does in a document that `document.open()` has replaced.
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

    it('change after 300 ms over another group', async () => {
      await hover(button('Coins'));
      await advance(300);
      await hover(button('Jewelry'));
      await advance(299);
      expect(openMenus()).to.deep.equal(['Coins']);
      await advance(1);
      expect(openMenus()).to.deep.equal(['Jewelry']);
    });

    it('do not change while the pointer crosses a group on its way into the open panel', async () => {
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

    it('close 400 ms after the pointer has left button and panel', async () => {
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

    it('open again after they closed with the pointer on the backdrop', async () => {
      for (let round = 0; round < 2; round++) {
        await hover(button('Coins'));
        await advance(300);
        expect(isOpen('Coins')).to.equal(true);
        await parkPointer();
        await advance(400);
        expect(isOpen('Coins')).to.equal(false);
      }
    });

    it('stay open when the pointer comes back in time', async () => {
      await hover(button('Coins'));
      await advance(300);
      await parkPointer();
      await advance(300);
      await hover(panel()!);
      await advance(1000);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('stay open with the focus inside, wherever the pointer goes', async () => {
      await hover(button('Coins'));
      await advance(300);
      byRole(panel()!, 'link', 'All Bullion').focus();
      await parkPointer();
      await advance(1000);
      expect(isOpen('Coins')).to.equal(true);
    });

    it('stay closed after a hover, a press and Escape in quick succession', async () => {
      await press(button('Coins'));
      expect(panel() !== null).to.equal(true);
      await keys('Escape');
      await advance(1000);
      expect(panel() === null).to.equal(true);
    });

    it('are not closed by a click within 300 ms after the hover opened them', async () => {
      await hover(button('Coins'));
      await advance(300);
      await advance(299);
      await press(button('Coins'));
      expect(isOpen('Coins')).to.equal(true);
      await advance(10_000);
      await press(button('Coins'));
      expect(isOpen('Coins')).to.equal(false);
    });

    it('are not closed by such a click that a busy page handles later', async () => {
      await hover(button('Coins'));
      await advance(300);
      await advance(200);
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
      // Made 400 ms ago, in the middle of which the page was busy.
      Object.defineProperty(click, 'timeStamp', { value: click.timeStamp - 400 });
      await advance(400);
      button('Coins').dispatchEvent(click);
      await settled();
      expect(isOpen('Coins')).to.equal(true);
    });

    it('start no timer for touch', async () => {
      button('Coins').parentElement!.dispatchEvent(
        new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }),
      );
      await settled();
      expect(pendingTimers()).to.equal(0);
    });
  });
});
