import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { allowMotion, emulate, keys, press, pressAt, viewport } from '../../../support/act.ts';
import { advance, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { nextNavigations } from '../../../support/navigations.ts';
import {
  header,
  trigger,
  dialog,
  item,
  isShown,
  open,
  root,
  mountHeaderForEach,
} from './mobileMenuFixture.ts';

describe('auction-header: mobile menu', () => {
  mountHeaderForEach();

  describe('dialog', () => {
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

    it('closes when the header is moved', async () => {
      await open();
      header.parentElement!.append(document.createElement('p'), header);
      await until(() => !dialog(), 'the drawer to close');
      expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
      await open();
      expect(dialog()!.matches(':modal')).to.equal(true);
    });

    it('is no wider than a narrow viewport and clips no content', async () => {
      await viewport(320, 568);
      await open();
      expect(dialog()!.getBoundingClientRect().width).to.equal(320);
      for (const each of dialog()!.querySelectorAll('li > *')) {
        expect(each.scrollWidth, each.textContent).to.be.at.most(each.clientWidth);
        expect(each.getBoundingClientRect().height).to.be.at.least(48);
      }
      await viewport(390, 800);
    });

    it('focuses its first control, and returns focus to the trigger', async () => {
      await open();
      expectFocus(item('button', 'Close Menu'));
      await keys('Escape');
      await advance(150);
      expectFocus(trigger());
    });

    it('prevents scrolling of the page, and restores styles and position exactly', async () => {
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

  describe('closing', () => {
    it('takes 150 ms', async () => {
      await allowMotion();
      await open();
      await press(item('button', 'Close Menu'));
      await advance(149);
      expect(isShown(dialog()!)).to.equal(true);
      await advance(1);
      expect(dialog() === null).to.equal(true);
    });

    it('is immediate with reduced motion', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      await open();
      expect(dialog()!.getAnimations({ subtree: true })).to.deep.equal([]);
      await press(item('button', 'Close Menu'));
      expect(dialog() === null).to.equal(true);
    });

    it('happens on a press next to the menu', async () => {
      await open();
      await pressAt(388, 400);
      await advance(150);
      expect(dialog() === null).to.equal(true);
    });

    it('happens when the viewport crosses 1103 px', async () => {
      await viewport(1103, 800);
      await open();
      await viewport(1104, 800);
      await until(() => dialog() === null, 'the menu to close');
      expect(root.hasAttribute('style')).to.equal(false);
      await viewport(390, 800);
    });

    it('happens when the page returns from the back-forward cache', async () => {
      await open();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      await advance(1000);
      expect(dialog() !== null).to.equal(true);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await advance(1);
      expect(dialog() === null).to.equal(true);
    });

    it('happens when a link is followed', async () => {
      await open();
      await press(item('button', 'Browse By'));
      await press(item('link', 'Live Auctions'));
      await advance(150);
      expect(dialog() === null).to.equal(true);
      expect(await nextNavigations()).to.deep.equal(['/live-auctions']);
    });

    it('happens when the element is removed, and restores the page', async () => {
      await open();
      header.remove();
      await advance(1);
      expect(root.hasAttribute('style')).to.equal(false);
      expect(document.body.hasAttribute('style')).to.equal(false);
    });
  });

  describe('breakpoint of 1103 px', () => {
    for (const [width, mobile] of [
      [320, true],
      [1103, true],
      [1104, false],
    ] as const) {
      it(`shows the ${mobile ? 'mobile' : 'desktop'} header at ${width} px, within the viewport`, async () => {
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
