import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { categoryLabels } from '../../../../src/site/navigation/navigation.ts';
import { hover, keys, press, pressAt, parkPointer, unzoom, viewport, zoom } from '../../../support/act.ts';
import { advance, until } from '../../../support/clock.ts';
import { allByRole, byRole, focused, queryRole } from '../../../support/find.ts';
import { header, button, isOpen, openMenus, panel, backdrop, mountHeaderForEach } from './menusFixture.ts';

const usualFont = '"Liberation Sans", Arial, sans-serif';

describe('auction-header: desktop menus', () => {
  mountHeaderForEach();

  describe('landmarks and disclosures', () => {
    it('has named navigation landmarks with the eleven groups', () => {
      const bar = byRole(header, 'navigation', 'Categories');
      expect(allByRole(bar, 'button').map(({ textContent }) => textContent)).to.deep.equal([
        ...categoryLabels,
      ]);
      expect(allByRole(header, 'navigation')).to.have.length(3);
    });

    it('renders an open menu after its button, which controls it', async () => {
      expect(panel() === null).to.equal(true);
      await press(button('Coins'));
      expect(panel()!.previousElementSibling === button('Coins')).to.equal(true);
      expect(button('Coins').getAttribute('aria-controls')).to.equal(panel()!.id);
    });

    it('shows subgroups with their “All …” link and the popular categories', async () => {
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
      const last = allByRole(panel()!, 'link').at(-1)!;
      expect([last.textContent, last.getAttribute('href')]).to.deep.equal(['All Coins', '/for-sale/coins']);
    });

    it('gives columns the widths of their texts, so that no text wraps while the panel has space', async () => {
      header.style.setProperty('--auction-font-family', usualFont);
      for (const width of [1104, 1440]) {
        await viewport(width, 900);
        for (const label of categoryLabels) {
          await press(button(label));
          const wrapped = [...allByRole(panel()!, 'link'), ...allByRole(panel()!, 'heading')].filter(
            (each) => {
              const range = document.createRange();
              range.selectNodeContents(each);
              return range.getClientRects().length > 1;
            },
          );
          expect(wrapped.map(({ textContent }) => textContent)).to.deep.equal([]);
        }
      }
      await keys('Escape');
    });

    it('aligns columns with the bar, and aligns lists below headings of one and two lines', async () => {
      await viewport(1104, 900);
      // A wide font, with headings of two lines.
      header.style.setProperty('--auction-font-family', '"DejaVu Sans", Verdana, sans-serif');
      await press(button('Other'));
      const headings = allByRole(panel()!, 'heading');
      const getTops = (elements: readonly Element[]) => [
        ...new Set(elements.map((each) => Math.round(each.getBoundingClientRect().top))),
      ];
      const lines = headings.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getClientRects().length;
      });
      expect(headings).to.have.length(6);
      expect([Math.min(...lines), Math.max(...lines)]).to.deep.equal([1, 2]);
      expect(getTops(headings)).to.have.length(1);
      expect(getTops(headings.map((each) => each.nextElementSibling!))).to.have.length(1);
      expect(headings[0]!.getBoundingClientRect().left).to.be.closeTo(
        header.getBoundingClientRect().left + 24,
        0.1,
      );
      await viewport(1440, 900);
    });
  });

  describe('in a bar of many or long labels', () => {
    const setLabels = async (labels: string[]) => {
      const categories = labels.map((label) => ({
        label,
        href: '/x',
        popular: [{ label: 'All', href: '/y' }],
      }));
      header.setAttribute('config', JSON.stringify({ categories }));
      await until(() => queryRole(header, 'button', labels[0]), 'the configuration');
    };
    const bar = () => byRole(header, 'navigation', 'Categories').querySelector('ul')!;
    after(() => viewport(1440, 900));

    it('groups a few labels at the start of the bar', async () => {
      await setLabels(['Wine', 'Cars', 'Coins']);
      const rects = [...bar().children]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.getBoundingClientRect());
      for (const [index, { left }] of rects.slice(1).entries())
        expect(left - rects[index]!.right).to.equal(24);
    });

    for (const [what, labels, fits] of [
      [
        'eleven Finnish labels',
        'Rakennuskoneet,Maatalouskoneet,Hyötyajoneuvot,Teollisuus,Ajoneuvot,Kuolinpesät,Kolikot,Korut,Tuliaseet,Taide & antiikki,Muut kohteet',
        true,
      ],
      [
        'eleven German labels',
        'Baumaschinen,Landwirtschaftsmaschinen,Nutzfahrzeuge & Anhänger,Industrieanlagen,Fahrzeuge,Nachlässe,Münzen & Briefmarken,Schmuck & Uhren,Schusswaffen & Jagd,Kunst & Antiquitäten,Sonstige Kategorien',
        false,
      ],
      ['twenty labels', Array.from({ length: 20 }, (_, index) => `Category ${index + 1}`).join(), false],
    ] as const)
      for (const width of [1104, 1440])
        it(`reduces gaps and font size, then moves the last items to a More menu, without scrolling the page: ${what} at ${width} px`, async () => {
          await viewport(width, 900);
          // The default font of Linux is 15% wider than other system fonts.
          header.style.setProperty('--auction-font-family', usualFont);
          await setLabels(labels.split(','));
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
          expect(header.getBoundingClientRect().height).to.equal(124);
          await until(() => bar().scrollWidth <= bar().clientWidth, 'room for all that is shown');
          expect(queryRole(bar(), 'button', 'More') === null).to.equal(fits);
          for (const each of allByRole(bar(), 'button'))
            expect(Number.parseFloat(getComputedStyle(each).fontSize)).to.be.within(14, 16);
          allByRole(bar(), 'button')[0]!.focus();
          await keys('End');
          const { left, right } = focused()!.getBoundingClientRect();
          expect(left).to.be.at.least(0);
          expect(right).to.be.at.most(width);
          await keys('Enter');
          const isAtBar = () =>
            Math.abs(panel()!.getBoundingClientRect().top - bar().getBoundingClientRect().bottom) <= 2;
          await until(isAtBar, 'the panel at the bar');
          const rect = panel()!.getBoundingClientRect();
          expect(document.elementFromPoint(rect.left + 40, rect.bottom - 10) === header).to.equal(true);
          await keys('Escape');
        });
  });

  describe('inside an ancestor that would clip the menu or the backdrop', () => {
    const wrap = (style: string, factor = 1) => {
      const wrapper = document.createElement('div');
      wrapper.style.cssText = style;
      header.replaceWith(wrapper);
      wrapper.append(header);
      if (factor !== 1) zoom(wrapper, factor);
    };
    afterEach(unzoom);

    const bar = () => byRole(header, 'navigation', 'Categories').getBoundingClientRect();
    const isAtBar = () => Math.abs(panel()!.getBoundingClientRect().top - bar().bottom) <= 2;
    const isInTopLayer = () => panel()?.matches(':popover-open');

    for (const [style, factor = 1] of [
      ['overflow: hidden'],
      ['contain: paint'],
      ['transform: translateX(0)'],
      ['filter: brightness(1)'],
      ['overflow: hidden', 1.25],
      ['overflow: hidden; direction: rtl'],
    ] as [string, number?][])
      it(`shows the whole menu over the page, scrolls with it, and leaves the header uncovered: ${style}${factor === 1 ? '' : `, zoomed by ${factor}`}`, async () => {
        wrap(style, factor);
        await press(button('Coins'));
        await until(isInTopLayer, 'the panel in the top layer');
        await until(isAtBar, 'the panel at the bar');
        const { left, right, bottom } = panel()!.getBoundingClientRect();
        expect(document.elementFromPoint((left + right) / 2, bottom - 10) === header).to.equal(true);
        expect(document.elementFromPoint(700, 890) === header).to.equal(true);
        await press(button('Jewelry'));
        await until(() => isOpen('Jewelry') && isInTopLayer(), 'the other panel');
        expect(openMenus()).to.deep.equal(['Jewelry']);
        await until(isAtBar, 'the panel at the bar');
        const before = bar().top;
        window.scrollTo(0, 40);
        await until(() => bar().top < before - 30 && isAtBar(), 'the panel to follow');
        await keys('Tab');
        expect(panel()!.contains(focused())).to.equal(true);
        await keys('Escape');
        expect(openMenus()).to.deep.equal([]);
        expect(focused()?.textContent).to.equal('Jewelry');
        await press(button('Browse By'));
        await until(isInTopLayer, 'the list in the top layer');
        const edge = style.includes('rtl') ? 'left' : 'right';
        const getEdge = (element: Element) => element.getBoundingClientRect()[edge];
        // The menu extends 8 px past the end of its button.
        const beyond = (edge === 'left' ? -8 : 8) * factor;
        await until(
          () => Math.abs(getEdge(panel()!) - getEdge(button('Browse By')) - beyond) <= 1,
          'the list at its button',
        );
        await pressAt(700, 890);
        expect(panel() === null).to.equal(true);
      });

    for (const style of [
      'position: sticky; top: 0',
      'overflow: hidden; min-height: 3000px',
      'display: flex; z-index: 2',
    ])
      it(`opens the menu at the bar inside an element with ${style}`, async () => {
        wrap(style);
        await press(button('Coins'));
        await until(isInTopLayer, 'the panel in the top layer');
        await until(isAtBar, 'the panel at the bar');
      });
  });

  describe('in a page with its own layers', () => {
    const insert = (css: string) => {
      const layer = document.createElement('div');
      layer.className = 'layer';
      layer.style.cssText = css;
      document.body.append(layer);
      return layer;
    };
    afterEach(() => document.querySelector('.layer')?.remove());

    it('is below a modal dialog of the page while it is closed', () => {
      const modal = insert('position: fixed; inset: 0; z-index: 50');
      const { left, top, width, height } = button('Coins').getBoundingClientRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).to.equal(modal);
    });

    it('is above a sticky bar of the page while it is open', async () => {
      const sticky = insert('position: fixed; inset: 124px 0 auto; block-size: 80px; z-index: 1100');
      await press(button('Coins'));
      await until(() => panel()?.matches(':popover-open'), 'the panel in the top layer');
      const rect = panel()!.getBoundingClientRect();
      for (const x of [rect.left + 20, (rect.left + rect.right) / 2, rect.right - 20])
        expect(document.elementFromPoint(x, rect.top + 30)).to.equal(header);
      await keys('Escape');
      expect(document.elementFromPoint(700, 160)).to.equal(sticky);
    });
  });

  describe('over the page', () => {
    it('covers the page with a backdrop while a menu is open', async () => {
      expect(backdrop() === null).to.equal(true);
      await press(button('Coins'));
      const { width, height } = backdrop()!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
      const top = document.elementFromPoint(700, 850);
      expect(top === header).to.equal(true);
    });

    it('shows the backdrop again on scroll after the pointer dismissed it', async () => {
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
      it(`stays inside the viewport of ${width} × ${height}`, async () => {
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

    it('scrolls inside a low viewport', async () => {
      await viewport(1440, 320);
      await press(button('Construction'));
      expect(panel()!.getBoundingClientRect().bottom).to.be.at.most(320);
      expect(panel()!.scrollHeight).to.be.above(panel()!.clientHeight);
      await viewport(1440, 900);
    });

    it('has links at least as wide as their button, with text aligned below the button text', async () => {
      const getTextStart = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      };
      const about = button('About Auctions');
      await press(about);
      const link = byRole(panel()!, 'link', 'Buying');
      expect(link.offsetWidth).to.be.closeTo(about.offsetWidth, 2);
      expect(getTextStart(link)).to.be.closeTo(getTextStart(about), 1.5);
      expect(panel()!.scrollWidth).to.equal(panel()!.clientWidth);
    });

    it('breaks long words in their columns', async () => {
      await viewport(1104, 720);
      const word = 'Landwirtschaftsmaschinenersatzteile';
      const links = [{ label: word, href: '/a' }];
      const subGroups = [1, 2, 3, 4, 5].map((index) => ({ label: `${word} ${index}`, links }));
      header.setAttribute('config', JSON.stringify({ categories: [{ label: 'Farm', subGroups }] }));
      await until(() => queryRole(header, 'button', 'Farm'), 'the configuration');
      await press(button('Farm'));
      for (const each of panel()!.querySelectorAll('h3, a'))
        expect(each.scrollWidth, each.textContent).to.be.at.most(each.clientWidth);
      await viewport(1440, 900);
    });

    it('sets aria-current on the link to the current page', async () => {
      const { href } = location;
      history.replaceState(null, '', '/for-sale/coins/dimes');
      await press(button('Coins'));
      expect(byRole(panel()!, 'link', 'Dimes').getAttribute('aria-current')).to.equal('page');
      expect(byRole(panel()!, 'link', 'Cents').hasAttribute('aria-current')).to.equal(false);
      history.replaceState(null, '', href);
    });
  });
});
