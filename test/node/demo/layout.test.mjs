import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { importSource } from '../../../scripts/importSource.mjs';
import { appears, launchBrowser } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import { sharedDemo } from '../../support/servers.mjs';

/** Tests the layout of the demo’s pages at several widths and default font sizes. */

/** Window widths in px. */
const widths = [320, 390, 768, 1104, 1440, 1920];
/** Pages with the minimum number of their card lists. */
const pages = {
  'the front page': { path: '/', lists: 2 },
  'a category': { path: '/for-sale/estate', lists: 1 },
  'a page of results': { path: '/asp/SearchAdvanced_i.asp?searchTerm=tractor', lists: 1 },
  'a lot': { path: '/lots/5', lists: 0 },
};

const { iconSizes, sizes, spaceScale, textSizes, weights } = await importSource('/src/design/tokens.ts');
/** Computed values of the design tokens. */
const allowed = {
  // 40 px is the heading of the front page, the next size of the scale.
  fontSize: [...textSizes, 40].map((px) => `${px}px`),
  fontWeight: Object.values(weights).map(String),
  // 1 px is the width of a line, and 23 px with a line is 24 px.
  space: ['normal', 'auto', ...[0, 1, 23, ...spaceScale].map((px) => `${px}px`)],
  corner: [0, sizes.radius.control - 1, sizes.radius.control, sizes.radius.panel]
    .map((px) => `${px}px`)
    .concat('50%'),
  icon: iconSizes.map(String),
  duration: ['0s', '0.15s', '0.4s', '0.8s'],
};

/** Lists the styles of all visible elements, including their shadow trees. */
function collectStyles() {
  const kinds = {
    fontSize: ['fontSize'],
    fontWeight: ['fontWeight'],
    space: ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap'],
    corner: ['borderTopLeftRadius'],
    duration: ['transitionDuration', 'animationDuration'],
  };
  const found = { fontSize: [], fontWeight: [], space: [], corner: [], duration: [], icon: [] };
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!isVisible || element.parentElement?.closest('svg')) continue;
      const name = `${element.getRootNode().host?.localName ?? ''} ${element.localName}.${element.className}`;
      if (element.localName === 'svg') {
        found.icon.push([String(width), name]);
        continue;
      }
      const style = getComputedStyle(element);
      for (const [kind, properties] of Object.entries(kinds))
        for (const property of properties)
          for (const value of style[property].split(', ')) found[kind].push([value, name]);
    }
  };
  visit(document);
  return found;
}

for (const size of sample([16, 24, 32], (each) => each !== 24))
  describe(`demo pages with a default font size of ${size} px`, () => {
    const site = {};
    let page;
    before(async () => {
      site.demo = await sharedDemo();
      site.browser = await launchBrowser({ flags: [`--blink-settings=defaultFontSize=${size}`] });
      page = await site.browser.newPage();
    });
    after(async () => {
      await site.browser?.close();
      await site.demo?.end();
    });

    const measure = () =>
      page.evaluate(() => {
        const getBox = (element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y, w, h] = [left, top, width, height].map(Math.round);
          return { left: x, top: y, width: w, height: h };
        };
        /** Returns the left edge of the first letter of an element. */
        const getEdge = (root, selector) => {
          const range = document.createRange();
          range.selectNodeContents(root.querySelector(selector));
          return Math.round(range.getBoundingClientRect().left);
        };
        const { shadowRoot: header } = document.querySelector('auction-header');
        const { shadowRoot: footer } = document.querySelector('auction-footer');
        // On small screens, the menu button is first, and its target is larger than its icon.
        const first = [...header.querySelectorAll('[part=menu-button] svg, [part=logo]')].find((element) =>
          element.checkVisibility(),
        );
        return {
          edges: {
            header: getBox(first).left,
            page: getEdge(document, 'main > .heading h2, main > h1, main > h2'),
            footer: getEdge(footer, '[part=legal]'),
          },
          overflow: document.documentElement.scrollWidth - innerWidth,
          lists: [...document.querySelectorAll('.lots, .tiles')].map((list) => ({
            width: getBox(list).width,
            cards: [...list.children].map(getBox),
          })),
        };
      });
    /** Finds rows of cards that are not full or have cards of different heights. */
    const findUneven = ({ width, cards }) =>
      [...new Set(cards.map(({ top }) => top))]
        .map((top) => cards.filter((card) => card.top === top))
        .filter((row) => {
          const last = row.at(-1);
          const isFull = Math.abs(last.left + last.width - row[0].left - width) <= 2;
          return !isFull || row.some(({ height }) => height !== row[0].height);
        });
    const findErrors = async (least) => {
      const { edges, overflow, lists } = await measure();
      return [
        new Set(Object.values(edges)).size === 1 ? [] : edges,
        overflow === 0 ? [] : { overflow },
        lists.length >= least ? [] : { lists: lists.length },
        lists.flatMap(findUneven),
      ].flat();
    };

    for (const [name, { path, lists }] of Object.entries(pages))
      it(`aligns the left edges of header, page, and footer, and fills rows with equal cards: ${name}`, async () => {
        await page.goto(site.demo.origin + path);
        await appears(page, 'auction-header >>> [part=header]');
        await appears(page, 'auction-footer >>> footer');
        for (const width of widths) {
          await page.setViewport({ width, height: 900 });
          // The header renders another row when the width crosses its breakpoint.
          let errors;
          const end = performance.now() + 2000;
          do errors = await findErrors(lists);
          while (errors.length > 0 && performance.now() < end);
          assert.deepEqual(errors, [], `${width} px`);
        }
      });

    if (size === 16)
      it('shows the links to other pages of a list in one row', async () => {
        await page.goto(`${site.demo.origin}${pages['a page of results'].path}&start=26`);
        for (const width of widths) {
          await page.setViewport({ width, height: 900 });
          const tops = await page.$$eval('.pager a', (links) =>
            links.map((link) => Math.round(link.getBoundingClientRect().top)),
          );
          assert.equal(tops.length, 3);
          assert.equal(new Set(tops).size, 1, `${width} px: ${tops}`);
        }
      });

    if (size === 16) {
      it('lists categories in columns below an index that stays in view', async () => {
        await page.goto(`${site.demo.origin}/all-categories`);
        for (const [width, columns] of [
          [1440, 5],
          [390, 2],
        ]) {
          await page.setViewport({ width, height: 900 });
          const { lefts, heights, position } = await page.evaluate(() => {
            const rows = [...document.querySelectorAll('.index:first-of-type li')].map((row) =>
              row.getBoundingClientRect(),
            );
            return {
              lefts: rows.map(({ left }) => Math.round(left)),
              heights: rows.map(({ height }) => height),
              position: getComputedStyle(document.querySelector('.parts')).position,
            };
          });
          assert.equal(new Set(lefts).size, columns);
          assert.ok(heights.every((height) => height >= 32));
          assert.equal(position, width === 1440 ? 'sticky' : 'static');
        }
      });

      it('shows checkboxes next to their labels, and typed text in the regular weight', async () => {
        await page.goto(`${site.demo.origin}/demo/chat`);
        const [box, label] = await page.evaluate(() =>
          [document.querySelector('#online'), document.querySelector('.check')].map((each) =>
            each.getBoundingClientRect().toJSON(),
          ),
        );
        assert.deepEqual([box.width, box.height, box.left - label.left], [20, 20, 0]);
        assert.equal(label.height, 44);
        await page.goto(`${site.demo.origin}/asp/LoginBidder.asp`);
        const inputWeights = await page.$$eval('.sign-in input', (inputs) =>
          inputs.map((input) => getComputedStyle(input).fontWeight),
        );
        assert.deepEqual(inputWeights, ['400', '400']);
      });

      for (const path of ['/', '/controls'])
        it(`takes sizes, weights, spacing, corners, and durations from the design tokens: ${path}`, async () => {
          await page.setViewport({ width: 1440, height: 900 });
          await page.goto(site.demo.origin + path);
          await appears(page, 'auction-footer >>> footer');
          await page.click('auction-header >>> .categories button');
          await appears(page, 'auction-header >>> .panel:popover-open a');
          const used = await page.evaluate(collectStyles);
          assert.ok(used.fontSize.length > 200);
          for (const [kind, values] of Object.entries(used))
            assert.deepEqual(
              values.filter(([value]) => !allowed[kind].includes(value)),
              [],
              kind,
            );
        });
    }

    it('shows the whole picture of the first result on narrow screens, and prints no buttons', async () => {
      await page.setViewport({ width: 390, height: 900 });
      await page.goto(site.demo.origin + pages['a page of results'].path);
      const style = (selector, property) =>
        page.$eval(selector, (element, name) => getComputedStyle(element)[name], property);
      assert.equal(await style('.lots[data-whole] .lot-image', 'objectFit'), 'contain');
      await page.goto(site.demo.origin + pages['a lot'].path);
      await page.emulateMediaType('print');
      assert.equal(await style('main .button', 'display'), 'none');
      await page.emulateMediaType('screen');
    });
  });
