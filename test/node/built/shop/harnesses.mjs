import { npmScript } from '../../../support/shop.mjs';

/** Libraries that sites use to swap the content of their pages, as their own docs describe. */

const script = (act) => `<script>(${act})()</script>`;

/** Makes a page that fetches the next page itself. `swap` receives its document and the URL. */
const followLinks = (swap) =>
  script(`() => {
    const show = async (url) => {
      const text = await (await fetch(url)).text();
      await (${swap})(text, url);
    };
    addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href]');
      if (!link) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
      void show(link.href);
    });
    addEventListener('popstate', () => void show(location.href));
  }`);

const loadWith = (jQuery) => ({
  head:
    npmScript(`${jQuery}/dist/jquery.js`) +
    followLinks((_, url) => new Promise((done) => globalThis.jQuery('#main').load(`${url} #main > *`, done))),
});

const pjaxWith = (jQuery) => ({
  // The library retains the nodes of earlier pages.
  firstRounds: 2,
  head:
    npmScript(`${jQuery}/dist/jquery.js`) +
    npmScript('jquery-pjax/jquery.pjax.js') +
    script(() => {
      globalThis.jQuery.pjax.defaults.maxCacheLength = 2;
      globalThis.jQuery(document).pjax('a', '#main', { fragment: '#main', timeout: 60_000 });
    }),
});

const turbo = npmScript('@hotwired/turbo/dist/turbo.es2017-umd.js');
const parse = 'new DOMParser().parseFromString(text, "text/html")';

const boostWith = (htmx) => ({ head: npmScript(`${htmx}/dist/htmx.js`), body: 'hx-boost="true"' });
/** Swaps the main content, and the header next to it. */
const partsWith = (htmx) => ({
  head: npmScript(`${htmx}/dist/htmx.js`),
  header: 'id="header"',
  body: 'hx-boost="true" hx-target="#main" hx-select="#main" hx-swap="outerHTML" hx-select-oob="#header"',
});

/** Unpoly retains some of the earlier pages until it is reset, with or without this library. */
const release = () => globalThis.up.emit('up:framework:reset');

const unpolyBody = {
  release,
  head:
    npmScript('unpoly/unpoly.js') +
    script(() => {
      globalThis.up.link.config.followSelectors.push('a[href]');
      globalThis.up.fragment.config.mainTargets = ['body'];
    }),
};

const swupWith = (container) => ({
  head:
    npmScript('swup/dist/Swup.umd.js') +
    script(`() => addEventListener('DOMContentLoaded', () =>
      new Swup({ containers: ['${container}'], animationSelector: false }))`),
});

/**
 * Replace the header with each page. Samples skip harnesses with `isDaily`: older versions, or libraries that
 * swap in the same way as another one.
 */
export const replaced = {
  'Turbo Drive': { head: turbo },
  'Turbo Drive, with refreshes by morphing': {
    // Turbo caches each morphed page, including the templates of server-rendered elements.
    firstRounds: 2,
    head: `${turbo}<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">`,
    refresh: () =>
      new Promise((resolve) => {
        addEventListener('turbo:morph', () => resolve(), { once: true });
        globalThis.Turbo.visit(location.href, { action: 'replace' });
      }),
  },
  'htmx 1, hx-boost': { ...boostWith('htmx-1'), isDaily: true },
  'htmx 2, hx-boost': boostWith('htmx.org'),
  'htmx 1, hx-select-oob': { ...partsWith('htmx-1'), isDaily: true },
  'htmx 2, hx-select-oob': partsWith('htmx.org'),
  'unpoly, the body': unpolyBody,
};

/** Keep the header. */
export const kept = {
  'Turbo Drive, data-turbo-permanent': { head: turbo, header: 'id="header" data-turbo-permanent' },
  'Turbo Frames': {
    isDaily: true,
    head: turbo,
    // Back loads the whole page.
    header: 'id="header" data-turbo-permanent',
    wrap: (content) =>
      `<turbo-frame id="frame" data-turbo-action="advance"><main id="main">${content}</main></turbo-frame>`,
  },
  'htmx 1, hx-preserve': {
    ...boostWith('htmx-1'),
    isDaily: true,
    header: 'id="header" hx-preserve',
    // Back inserts content without comparing it.
    wrap: (content) => `<main id="main" hx-history-elt>${content}</main>`,
  },
  'htmx 2, hx-preserve': { ...boostWith('htmx.org'), header: 'id="header" hx-preserve' },
  'unpoly, up-keep': {
    ...unpolyBody,
    header: 'id="header" up-keep',
    // The library moves focus to the new main element, as the browser does on a visit.
    movesFocus: true,
  },
  'unpoly, the main element': {
    isDaily: true,
    release,
    head:
      npmScript('unpoly/unpoly.js') +
      script(() => {
        globalThis.up.link.config.followSelectors.push('a[href]');
        globalThis.up.history.config.restoreTargets = [':main'];
      }),
  },
  swup: { ...swupWith('#main'), isDaily: true },
  'swup, data-swup-persist': { ...swupWith('#page'), header: 'data-swup-persist="header"', isWhole: true },
  'jquery-pjax with jQuery 1': { ...pjaxWith('jquery'), isDaily: true },
  'jquery-pjax with jQuery 3': pjaxWith('jquery-3'),
  '$.load with jQuery 1': { ...loadWith('jquery'), isDaily: true },
  '$.load with jQuery 3': loadWith('jquery-3'),
  idiomorph: {
    isDaily: true,
    head:
      npmScript('idiomorph/dist/idiomorph.js') +
      followLinks(`(text) => Idiomorph.morph(document.body, ${parse}.body)`),
  },
  morphdom: {
    head:
      npmScript('morphdom/dist/morphdom-umd.js') +
      followLinks(`(text) => morphdom(document.body, ${parse}.body)`),
  },
};
