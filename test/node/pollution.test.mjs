import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { answerAt, demoInBrowser, interceptAt } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';

/** What a careless or hostile script may have put on `Object.prototype`, or adds later. */
const names = `
  value get set writable enumerable configurable key ref type is children props style
  className id nonce href src as dangerouslySetInnerHTML __html onClick onLoad onError
  suppressHydrationWarning hidden default toJSON length name label signal capture once bubbles
  detail about browse config configSrc session messages locale baseUrl productName logoSrc chatSrc accessibilitySrc
  links signIn footer categories cookies endpoints disabled required kind warn foo
  all count icon image promotion text
`
  .trim()
  .split(/\s+/);
/** So many are in one page, which is loaded again for each group: all at once would hide one another. */
const groupSize = 20;

const values = {
  string: `'/evil.js'`,
  object: `{ __html: '<img src="/evil.js">', signIn: '/evil.js', href: '/evil.js' }`,
  function: `function () { window.evil = true; }`,
  boolean: 'true',
  number: '7',
};

const tags = `<auction-header></auction-header>
  <form><auction-text-input name="lot" aria-label="Lot" value="a"></auction-text-input>
  <auction-date-input name="day" label="Day" locale="en-US" value="2026-12-05"></auction-date-input>
  <auction-time-input name="time" label="Time" locale="en-US"></auction-time-input>
  <auction-button type="submit">Bid</auction-button></form>
  <auction-footer></auction-footer>
  <auction-search config='{"productName":"Gavel","links":{"searchResults":"/found"}}'></auction-search>
  <auction-footer chat-src="/own-chat.js" accessibility-src="/own-accessibility.js"></auction-footer>`;

/** The other files that pages may load first, with tags that they know. */
const otherScripts = [
  ['/autoload.js', tags],
  ['/auction-elements.single.js', tags],
  ['/elements/auction-text-input.js', '<form><auction-text-input name="lot"></auction-text-input></form>'],
];

/** Runs in the page: a frame with the tags in use; gives what it shows. */
function visit({ names, value, when, tags: markup, script }) {
  const pollute = names
    .map(
      (name) =>
        `Object.defineProperty(Object.prototype, '${name}', Object.assign(Object.create(null), { configurable: true, enumerable: true, writable: true, value: ${value} }));`,
    )
    .join('');
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: 1300, height: 900 });
  frame.srcdoc = `<!doctype html><html lang="en"><body>
    <script>
      const wait = setTimeout;
      // Chat would start after 3 s.
      window.setTimeout = (act, delay, ...rest) => wait(act, delay > 1500 && delay <= 3000 ? 0 : delay, ...rest);
      // What no script has dealt with leads nowhere.
      addEventListener('click', (event) => event.preventDefault());
    </script>
    ${when === 'before' ? `<script>${pollute}</script>` : ''}
    ${when === 'before' ? markup : ''}<main></main>
    <script type="module" src="${script}"></script></body></html>`;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  const until = async (look, what) => {
    const end = performance.now() + 30_000;
    for (;;) {
      // Nothing of the frame is given back: with a `then` it would be waited for.
      if (look()) return;
      if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
      await pause();
    }
  };
  const run = async () => {
    const errors = [];
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      document.body.append(frame);
    });
    const page = frame.contentWindow;
    page.addEventListener('error', (event) => errors.push(event.message));
    page.addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const [, first] = /<(auction-[\w-]+)/.exec(markup);
    await until(() => page.customElements.get(first), 'the script');
    if (when === 'after') {
      page.eval(pollute);
      page.document.querySelector('main').innerHTML = markup;
    }
    const find = (tag, selector) => page.document.querySelector(tag)?.shadowRoot?.querySelector(selector);
    for (const [tag, selector] of [
      // Once the header is hydrated.
      ['auction-header', '[part=categories] button[aria-expanded]'],
      ['auction-text-input', 'input'],
      ['auction-date-input', 'input'],
      ['auction-time-input', 'input'],
      ['auction-button', 'button'],
      ['auction-footer', 'a'],
      ['auction-search', 'input'],
    ])
      if (markup.includes(`<${tag}`)) await until(() => find(tag, selector), tag);
    const sources = () =>
      [...page.document.querySelectorAll('script')].map((each) => each.getAttribute('src'));
    if (find('auction-header', '*')) {
      find('auction-header', '[part=categories] button').click();
      await until(() => find('auction-header', '[role=group] a'), 'the panel');
      find('auction-date-input', '[part~=picker-button]').click();
      await until(() => find('auction-date-input', '[data-day]'), 'the calendar');
      const footers = [...page.document.querySelectorAll('auction-footer')];
      const pressAccessibility = () => {
        for (const { shadowRoot } of footers)
          [...shadowRoot.querySelectorAll('a')]
            .find(({ textContent }) => textContent === 'Accessibility')
            .click();
      };
      // The first footer has no such scripts, and would have loaded those of the prototype before. Until a footer is hydrated, its link
      // is an ordinary one.
      for (const src of ['/own-chat.js', '/own-accessibility.js'])
        await until(() => {
          if (sources().includes(src) || sources().includes('/evil.js')) return true;
          pressAccessibility();
          return false;
        }, src);
      await until(() => footers.every((each) => !each.shadowRoot.querySelector('[aria-busy]')), 'the widget');
    }
    const shown = [...page.document.querySelectorAll('header, body *')]
      .filter(({ localName }) => localName.startsWith('auction-'))
      .map((tag) => tag.shadowRoot.innerHTML.replaceAll(/_r_\w+_| (style|popover)="[^"]*"/g, ''));
    const data = [...new page.FormData(page.document.querySelector('form'))].map(String);
    return { shown, data, evil: Boolean(page.evil) || sources().includes('/evil.js'), errors };
  };
  return run()
    .catch((error) => ({ failure: error.message }))
    .finally(() => frame.remove());
}

/** Where the first difference is. */
function difference(found, clean) {
  const [one, other] = [found, clean].map((each) => JSON.stringify(each));
  const at = one.split('').findIndex((character, index) => character !== other[index]);
  return `${one.slice(Math.max(0, at - 60), at + 60)} in place of ${other.slice(at, at + 60)}`;
}

describe('the built library in a page with a polluted Object.prototype', () => {
  const site = demoInBrowser();
  let page;
  const evilRequests = [];

  before(async () => {
    page = await site.browser.newPage();
    await answerAt(page, '/pollution', '');
    await answerAt(page, '/own-*', '', { doctype: '', type: 'text/javascript' });
    await interceptAt(page, '/evil.js*', (send, { url }) => {
      evilRequests.push(url);
      return send('fulfillRequest', { responseCode: 200 });
    });
    await page.goto(`${site.demo.origin}/pollution`);
  });

  async function testAsClean(options) {
    const clean = await page.evaluate(visit, { ...options, names: [] });
    assert.equal(clean.failure, undefined);
    const different = [];
    for (let start = 0; start < names.length; start += groupSize) {
      const group = names.slice(start, start + groupSize);
      const found = await page.evaluate(visit, { ...options, names: group });
      if (!isDeepStrictEqual(found, clean))
        different.push(`${group.join(' ')}: ${found.failure ?? difference(found, clean)}`);
    }
    assert.deepEqual(different, []);
    assert.deepEqual(evilRequests.splice(0), []);
  }

  const types = Object.keys(values);
  const cases = [
    ...['before', 'after'].flatMap((when) =>
      types.map((type) => ({ script: '/auction-elements.js', known: tags, type, when })),
    ),
    ...otherScripts.flatMap(([script, known]) =>
      ['string', 'function'].map((type) => ({ script, known, type, when: 'before' })),
    ),
  ];
  for (const { script, known, type, when } of sample(cases, (_, index) => index % 2 === 0))
    it(`is the same by ${script}: ${type}, ${when} it has loaded`, () =>
      testAsClean({ value: values[type], when, tags: known, script }));
});
