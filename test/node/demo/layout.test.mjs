import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { appears, launchBrowser } from '../../support/browser.mjs';
import { sharedDemo } from '../../support/servers.mjs';

/** How the demo's pages stand in windows of each width, with the text that its users have set. */

const widths = [320, 768, 1104, 1440, 1920];

for (const size of [16, 24])
  describe(`the demo’s pages with a default font size of ${size} px`, () => {
    const site = {};
    let page;
    before(async () => {
      site.demo = await sharedDemo();
      site.browser = await launchBrowser(`--blink-settings=defaultFontSize=${size}`);
    });
    after(async () => {
      await site.browser?.close();
      await site.demo?.end();
    });

    const open = async (path, width) => {
      await page?.close();
      page = await site.browser.newPage();
      await page.setViewport({ width, height: 900 });
      await page.goto(site.demo.origin + path);
      await appears(page, 'auction-header >>> [part=header]');
      await appears(page, 'auction-footer >>> footer');
    };

    for (const width of widths) {
      it(`have one left edge for header, page and footer at ${width} px`, async () => {
        for (const path of ['/', '/lots/5']) {
          await open(path, width);
          const edges = await page.evaluate(() => {
            /** Of the first of some texts, by its first letter. */
            const getEdge = (root, selector) => {
              const element = root.querySelector(selector);
              const range = document.createRange();
              range.selectNodeContents(element);
              return Math.round(range.getBoundingClientRect().left);
            };
            const { shadowRoot } = document.querySelector('auction-footer');
            const menuButton = document
              .querySelector('auction-header')
              .shadowRoot.querySelector('[part=menu-button]');
            const logo = document.querySelector('auction-header').shadowRoot.querySelector('[part=logo]');
            return {
              page: getEdge(document, 'main > .heading h2, main > h1, main > h2'),
              legal: getEdge(shadowRoot, '[part=legal]'),
              header: menuButton ? undefined : Math.round(logo.getBoundingClientRect().left),
            };
          });
          const { page: edge, legal, header } = edges;
          if (header !== undefined) assert.equal(header, edge, `${path}: ${JSON.stringify(edges)}`);
          assert.equal(legal, edge, `${path}: ${JSON.stringify(edges)}`);
        }
      });

      it(`have rows of cards that are full and equal at ${width} px`, async () => {
        for (const path of ['/', '/for-sale/estate']) {
          await open(path, width);
          const { lists, overflow } = await page.evaluate(() => {
            const getBox = (element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              return {
                left: Math.round(left),
                top: Math.round(top),
                width: Math.round(width),
                height: Math.round(height),
              };
            };
            return {
              overflow: document.documentElement.scrollWidth - innerWidth,
              lists: [...document.querySelectorAll('.lots, .tiles')].map((list) => ({
                width: getBox(list).width,
                cards: [...list.children].map(getBox),
              })),
            };
          });
          assert.equal(overflow, 0, path);
          assert.ok(lists.length > 0);
          for (const { width: room, cards } of lists) {
            for (const top of new Set(cards.map((card) => card.top))) {
              const row = cards.filter((card) => card.top === top);
              const last = row.at(-1);
              assert.ok(
                Math.abs(last.left + last.width - row[0].left - room) <= 2,
                `${path}: a row has a hole: ${JSON.stringify(row)}`,
              );
              assert.equal(
                new Set(row.map(({ height }) => height)).size,
                1,
                `${path}: ${JSON.stringify(row)}`,
              );
            }
          }
        }
      });
    }
  });
