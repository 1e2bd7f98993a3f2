import assert from 'node:assert/strict';
import { after, afterEach, before, it } from 'node:test';
import { measureAfterGc } from '../../../../bench/measureAfterGc.mjs';
import { collectErrors, endVisit, launchBrowser, pause, until } from '../../../support/browser.mjs';
import { sample } from '../../../support/sample.mjs';
import { shopPaths, startShop } from '../../../support/shop.mjs';

/** Visits the pages of the shop, each by a link of the previous page, sometimes with Back. */

/** The number of rounds for a harness: few before each change, many once a day. */
const count = Number(process.env.TEST_VISITS ?? 6);
const renderings = ['tag', 'prerendered'];
/** The visits of a round. */
const roundLength = 6;

/** Runs in the page: goes to another page, and waits until it is complete. */
const installVisits = () => {
  const shifts = (globalThis.shifts = []);
  new PerformanceObserver((list) =>
    shifts.push(
      ...list.getEntries().map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) =>
          [node?.nodeName, JSON.stringify([previousRect, currentRect])].join(' '),
        ),
      })),
    ),
  ).observe({ type: 'layout-shift', buffered: true });
  const getRoot = (tag) => document.querySelector(tag)?.shadowRoot;
  /** Returns the parts of the page that show the current location. */
  const describePage = () => {
    const header = getRoot('auction-header');
    return {
      heading: document.querySelector('h1')?.textContent.trim(),
      path: location.pathname + location.search,
      isHydrated: Boolean(header?.querySelector('button[aria-expanded]')),
      current: [
        ...new Set(
          [...(header?.querySelectorAll('[part=categories] [aria-current=page]') ?? [])].map((link) =>
            link.getAttribute('href'),
          ),
        ),
      ],
      // The menus of its category and of the popular categories link to it.
      signIn: new URL(header?.querySelector('[part=sign-in]')?.href ?? 'about:blank').searchParams.get('d'),
      search: header?.querySelector('input[role=combobox]')?.value,
      hasFooter: Boolean(getRoot('auction-footer')?.querySelector('a[href]')),
      // Turbo shows a cached page until the response arrives. htmx does not handle new links until it has
      // settled.
      isBusy: Boolean(
        document.querySelector(
          'html:is([data-turbo-preview], [aria-busy=true]), .htmx-request, .htmx-swapping, .htmx-settling, .htmx-added',
        ),
      ),
      emptyFields: [...document.querySelectorAll('#main :is(auction-text-input, auction-date-input)')].filter(
        ({ shadowRoot }) => !shadowRoot?.querySelector('[part~=frame]'),
      ).length,
    };
  };
  const turnToHeader = () => getRoot('auction-header')?.dispatchEvent(new Event('pointerover'));
  globalThis.arrive = async (heading, path, search) => {
    const expected = JSON.stringify({
      heading,
      path,
      isHydrated: true,
      current: [path],
      signIn: path,
      search,
      hasFooter: true,
      isBusy: false,
      emptyFields: 0,
    });
    const end = performance.now() + 20_000;
    while (JSON.stringify(describePage()) !== expected) {
      if (performance.now() > end) throw new Error(`${JSON.stringify(describePage())} is not ${expected}`);
      turnToHeader();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // React listens on it from now on.
    turnToHeader();
    // Wait two frames, so that layout shifts have been reported.
    for (const _ of '12') await new Promise((resolve) => requestAnimationFrame(resolve));
  };
};

const searchBox = 'auction-header >>> input[role=combobox]';
const headings = {
  home: 'Home',
  category: 'Dimes',
  lot: 'Lot 7',
  watchlist: 'Watchlist',
  results: 'Results',
};

/**
 * Returns the nodes and listeners that a page has gained, or nothing if there is less than one of each per
 * visit. Browsers and libraries may retain a former page until the next ones.
 */
async function collected(session, before, makeRound) {
  for (let tries = 1; ; tries++) {
    const after = await measureAfterGc(session);
    const left = [after.nodes - before.nodes, after.listeners - before.listeners];
    if (Math.max(...left) < count) return;
    if (tries === 15) return { after, left: left.join(' nodes and ') };
    // A preserved element is unmounted a second after its removal.
    if (tries % 4 === 0) await makeRound();
  }
}

/** Describes visits of a shop with each harness. */
export function describeVisits(harnesses, { isKept = false } = {}) {
  let browser;
  let shop;
  let page;
  let errors;
  /** Loads the current page again. */
  let refresh;
  /** Text of the search box. */
  let typed;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());
  afterEach(async () => {
    await endVisit(page);
    shop?.end();
  });

  const arrive = (where, how = '') =>
    page.evaluate(
      (leave, ...arrival) => {
        if (leave === 'back') history.back();
        else if (leave) document.querySelector(leave).click();
        return globalThis.arrive(...arrival);
      },
      how,
      headings[where],
      shopPaths[where],
      typed || (where === 'results' ? 'dime' : ''),
    );
  const visit = async (where) => {
    await arrive(where, `#to-${where}`);
    if (!refresh) return;
    await page.evaluate(refresh);
    await arrive(where);
  };
  /** All pages, and Back after the third page. */
  const makeRound = async () => {
    for (const each of ['category', 'lot', 'watchlist']) await visit(each);
    await arrive('lot', 'back');
    for (const each of ['results', 'home']) await visit(each);
  };
  const open = async (harness) => {
    ({ refresh } = harness);
    typed = '';
    shop = await startShop(harness);
    page = await browser.newPage();
    errors = collectErrors(page, { ignore: /^Found declarative shadowrootmode/ });
    await page.setViewport({ width: 1440, height: 900 });
    await page.evaluateOnNewDocument(installVisits);
    await page.goto(`${shop.origin}/`, { waitUntil: 'load' });
    await arrive('home');
  };

  const tried = sample(Object.entries(harnesses), ([, { isDaily }]) => !isDaily);
  for (const [index, [name, harness]] of tried.entries())
    for (const rendering of sample(renderings, (_, at) => at === index % 2))
      it(`leaks no nodes or listeners with ${name}, ${rendering}`, async () => {
        await open({ ...harness, rendering });
        if (isKept) await (await until(() => page.$(searchBox))).type((typed = 'gavel'));
        for (let round = 0; round < (harness.firstRounds ?? 1); round++) await makeRound();
        // The fields of the lot’s form have loaded by now.
        await page.evaluate(() => globalThis.shifts.splice(0));
        const session = await page.createCDPSession();
        await session.send('Performance.enable');
        const early = await measureAfterGc(session);
        const makeVisits = async () => {
          for (let visits = 0; visits < count; visits += roundLength) await makeRound();
        };
        await makeVisits();
        assert.deepEqual(errors, []);
        assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
        const requests = shop.requests.filter((path) => path === '/site.json');
        assert.ok(requests.length <= 1, `${requests.length} requests of the configuration`);
        if (harness.release) await page.evaluate(harness.release);
        // Links are not followed after this.
        const goOn = harness.release ? () => pause(1000) : makeRound;
        let kept = await collected(session, early, goOn);
        // A page that is retained longer counts once. Leaks grow with the number of visits.
        if (kept && !harness.release) {
          await makeVisits();
          kept = await collected(session, kept.after, goOn);
        }
        assert.equal(kept?.left, undefined, 'nodes and listeners have been left behind');
      });
}
