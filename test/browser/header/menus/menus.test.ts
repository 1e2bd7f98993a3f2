import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { categoryLabels } from '../../../../src/site/core/categoryLabels.ts';
import { hover, keys, moveTo, press, pressAt, parkPointer, viewport } from '../../../support/act.ts';
import { advance, pendingTimers, restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

describe('auction-header: menus of the desktop', () => {
  let header: HTMLElement;
  const button = (name: string) => byRole(header, 'button', name);
  const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
  const openMenus = () =>
    allByRole(header, 'button')
      .filter((each) => each.getAttribute('aria-expanded') === 'true')
      .map((each) => each.textContent);
  const panel = () => queryRole(header, 'group');
  const backdrop = () => header.shadowRoot!.querySelector('[part=backdrop]');

  before(async () => {
    await viewport(1440, 900);
    // The panels are a chunk of their own: loaded once, they are there at once.
    const first = await mount('<auction-header></auction-header>');
    await press(byRole(first, 'button', 'Coins'));
    await until(() => queryRole(first, 'group'), 'the panels to load');
    await unmountAll();
  });

  beforeEach(async () => {
    await parkPointer();
    header = await mount(
      '<auction-header session="bidder"></auction-header><p style="height: 3000px">Text <a id="outside" href="#x">outside</a></p>',
    );
    stopClock();
  });

  afterEach(async () => {
    restoreClock();
    await unmountAll();
    window.scrollTo(0, 0);
  });

  describe('as landmarks and disclosures', () => {
    it('are named navigations with the eleven groups', () => {
      const bar = byRole(header, 'navigation', 'Categories');
      expect(allByRole(bar, 'button').map(({ textContent }) => textContent)).to.deep.equal([
        ...categoryLabels,
      ]);
      expect(allByRole(header, 'navigation')).to.have.length(3);
    });

    it('have a panel that follows its button and that it controls; a closed one is not there', async () => {
      expect(panel() === null).to.equal(true);
      await press(button('Coins'));
      expect(panel()!.previousElementSibling === button('Coins')).to.equal(true);
      expect(button('Coins').getAttribute('aria-controls')).to.equal(panel()!.id);
      expect(button('Jewelry').hasAttribute('aria-controls')).to.equal(false);
    });

    it('show sub-groups with their "All …" link and the popular categories', async () => {
      await press(button('Coins'));
      expect(allByRole(panel()!, 'heading').map(({ textContent }) => textContent)).to.deep.equal([
        'US Coins',
        'Gold Coins',
        'Bullion',
        'World & Ancient',
        'Paper Money',
        'Popular Categories',
      ]);
      expect(byRole(panel()!, 'link', 'All Gold Coins').getAttribute('href')).to.equal(
        '/for-sale/coins/gold-coins',
      );
      expect(allByRole(panel()!, 'link', 'Morgan Dollars')).to.have.length(2);
    });
  });

  describe('under the pointer', () => {
    it('open after 300 ms of hovering, without moving the focus', async () => {
      await hover(button('Coins'));
      await advance(299);
      expect(isOpen('Coins')).to.equal(false);
      await advance(1);
      expect(isOpen('Coins')).to.equal(true);
      expectFocus(document.body);
    });

    it('are drawn unseen while the pointer rests on their button, so that opening only shows them', async () => {
      const drawn = () => button('Coins').nextElementSibling;
      await hover(button('Coins'));
      const ahead = await until(drawn, 'the panel to be drawn');
      expect(isOpen('Coins')).to.equal(false);
      expect(button('Coins').hasAttribute('aria-controls')).to.equal(false);
      expect(panel() === null).to.equal(true);
      button('Coins').focus();
      await keys('Tab');
      expectFocus(button('Jewelry'));
      await advance(300);
      expect(panel() === ahead).to.equal(true);
      await parkPointer();
      await advance(1000);
      expect(drawn() === null).to.equal(true);
    });

    it('do not open when the pointer only passes', async () => {
      await hover(button('Coins'));
      await advance(200);
      await parkPointer();
      await advance(1000);
      expect(openMenus()).to.deep.equal([]);
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

    it('stay closed when the pointer came, pressed, and Escape followed, all at once', async () => {
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

    it('are not closed by such a click that a busy page hears later', async () => {
      await hover(button('Coins'));
      await advance(300);
      await advance(200);
      const click = new MouseEvent('click', { bubbles: true, composed: true });
      // Made 400 ms ago, in the middle of which the page was busy.
      Object.defineProperty(click, 'timeStamp', { value: click.timeStamp - 400 });
      await advance(400);
      button('Coins').dispatchEvent(click);
      await settled();
      expect(isOpen('Coins')).to.equal(true);
    });

    it('start no timer for touch', async () => {
      button('Coins').parentElement!.dispatchEvent(
        new PointerEvent('pointerenter', { pointerType: 'touch' }),
      );
      await settled();
      expect(pendingTimers()).to.equal(0);
    });
  });

  describe('at a press', () => {
    for (const key of ['click', 'Enter', 'Space']) {
      it(`toggle at once by ${key}`, async () => {
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

    it('are one at a time in the whole header', async () => {
      for (const name of ['Coins', 'Browse By', 'About Auctions', 'Other', 'Account']) {
        await press(button(name));
        expect(openMenus()).to.deep.equal([name]);
      }
    });

    it('close by a press outside, which does not move the focus', async () => {
      button('Coins').focus();
      await keys('Enter');
      await pressAt(700, 800);
      expect(openMenus()).to.deep.equal([]);
      expectFocus(button('Coins'));
    });

    it('do not close by a press inside', async () => {
      await press(button('Coins'));
      await press(byRole(panel()!, 'heading', 'Bullion'));
      expect(isOpen('Coins')).to.equal(true);
    });

    it('close by a press on the page even if the page stops the event', async () => {
      await press(button('Coins'));
      const stop = (event: Event) => event.stopImmediatePropagation();
      document.body.addEventListener('pointerdown', stop, { capture: true });
      await pressAt(700, 800);
      document.body.removeEventListener('pointerdown', stop, { capture: true });
      expect(openMenus()).to.deep.equal([]);
    });
  });

  describe('at the keyboard', () => {
    it('close by Escape, which brings the focus back from the panel', async () => {
      button('Coins').focus();
      await keys('Enter', 'Tab');
      expect(panel()!.contains(focused())).to.equal(true);
      await keys('Escape');
      expect(isOpen('Coins')).to.equal(false);
      expectFocus(button('Coins'));
    });

    it('close by Escape wherever the focus is, and stay closed until the pointer has left', async () => {
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

    it('are walked into, through and out of by Tab, which closes them', async () => {
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

    it('are left backwards too', async () => {
      button('Coins').focus();
      await keys('Enter', 'Shift+Tab');
      expectFocus(button('Estate'));
      expect(openMenus()).to.deep.equal([]);
    });

    it('are reached by Left, Right, Home and End', async () => {
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

    it('mirror Left and Right in a page that runs from right to left', async () => {
      document.documentElement.dir = 'rtl';
      button('Coins').focus();
      await keys('ArrowLeft');
      expectFocus(button('Jewelry'));
      await keys('ArrowRight', 'ArrowRight');
      expectFocus(button('Estate'));
      document.documentElement.removeAttribute('dir');
    });

    it('are entered by Down and left by Up', async () => {
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

  describe('before the page', () => {
    it('cover it with a backdrop while open', async () => {
      expect(backdrop() === null).to.equal(true);
      await press(button('Coins'));
      const { width, height } = backdrop()!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
      const top = document.elementFromPoint(700, 850);
      expect(top === header).to.equal(true);
    });

    it('let a scroll re-enable the backdrop that the pointer dismissed', async () => {
      await hover(button('Coins'));
      await advance(300);
      await pressAt(700, 850);
      await parkPointer();
      await hover(button('Coins'));
      await advance(300);
      expect(isOpen('Coins')).to.equal(true);
      expect(backdrop() === null).to.equal(true);
      window.scrollTo(0, 10);
      await until(backdrop, 'the backdrop');
    });

    for (const [width, height] of [
      [1104, 720],
      [1440, 720],
      [1920, 1080],
    ] as const) {
      it(`never leave the viewport of ${width} × ${height}`, async () => {
        await viewport(width, height);
        for (const { textContent } of allByRole(header, 'button').filter((each) =>
          each.hasAttribute('aria-expanded'),
        )) {
          await press(button(textContent));
          const { left, right, bottom } = panel()!.getBoundingClientRect();
          expect(left, textContent).to.be.at.least(0);
          expect(right, textContent).to.be.at.most(width);
          expect(bottom, textContent).to.be.at.most(height);
          expect(panel()!.scrollHeight, `${textContent} scrolls`).to.be.at.most(panel()!.clientHeight + 1);
        }
        await viewport(1440, 900);
      });
    }

    it('scroll inside where the viewport is low', async () => {
      await viewport(1440, 320);
      await press(button('Construction'));
      expect(panel()!.getBoundingClientRect().bottom).to.be.at.most(320);
      expect(panel()!.scrollHeight).to.be.above(panel()!.clientHeight);
      await viewport(1440, 900);
    });

    it('mark the link of the page', async () => {
      const { href } = location;
      history.replaceState(null, '', '/for-sale/coins/dimes');
      await press(button('Coins'));
      expect(byRole(panel()!, 'link', 'Dimes').getAttribute('aria-current')).to.equal('page');
      expect(byRole(panel()!, 'link', 'Cents').hasAttribute('aria-current')).to.equal(false);
      history.replaceState(null, '', href);
    });
  });
});
