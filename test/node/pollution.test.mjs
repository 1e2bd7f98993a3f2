import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { answerAt, demoInBrowser, interceptAt } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';

/** Names from which a URL, HTML, a script, or a sign-in URL is read in data or options. */
const names = `
  href src url path action formAction config configSrc baseUrl logoSrc chatSrc accessibilitySrc links signIn signOut session
  categories subGroups popular all promotion image footer social browse about bidder tools languages endpoints data
  additionalLogoUrls cookies content nonce returnAddress productName messages innerHTML __html
`
  .trim()
  .split(/\s+/);
/** The number of names that are added to one page. */
const groupSize = 12;

const link = `{ label: 'evil', text: 'evil', href: '/evil.js', src: '/evil.js', links: [], image: { src: '/evil.js', width: 1, height: 1 } }`;
const values = {
  string: (name) => (name === 'session' ? `'bidder'` : `'/evil.js'`),
  object: () => `{ ...${link}, signIn: '/evil.js', suggestions: '/evil.js', __html: '<img src="/evil.js">' }`,
  list: () => `[${link}]`,
};

const tags = `<auction-header></auction-header>
  <form><auction-text-input name="lot" aria-label="Lot" value="a"></auction-text-input>
  <auction-date-input name="day" label="Day" locale="en-US" value="2026-12-05"></auction-date-input>
  <auction-button type="submit">Bid</auction-button></form>
  <auction-footer></auction-footer>
  <auction-search config='{"productName":"Gavel","links":{"searchResults":"/found"}}'></auction-search>
  <auction-footer chat-src="/own-chat.js" accessibility-src="/own-accessibility.js"></auction-footer>`;

/**
 * Runs in the page: uses the elements in a frame, and returns the values that the library read from
 * `Object.prototype`.
 */
async function visit({ pollution, tags: markup, script }) {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: 1300, height: 900 });
  frame.srcdoc = `<!doctype html><html lang="en"><body><script>${pollution}</script>${markup}
    <script>
      // The chat starts after 3 s.
      const wait = setTimeout;
      window.setTimeout = (act, delay, ...rest) => wait(act, delay > 1500 ? 0 : delay, ...rest);
      addEventListener('click', (event) => event.composedPath()[0].closest('a') && event.preventDefault());</script>
    <script type="module" src="${script}"></script></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  const until = async (look, what) => {
    const end = performance.now() + 30_000;
    while (!look()) {
      if (performance.now() > end) throw new Error(`Timed out: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const find = (tag, selector) => page.querySelector(tag)?.shadowRoot?.querySelector(selector);
  const sources = () => [...page.scripts].map((each) => each.getAttribute('src'));
  try {
    await until(() => find('auction-header', '[part=categories] button'), 'the header');
    find('auction-header', '[part=categories] button').click();
    await until(() => find('auction-header', '[role=group]:popover-open a'), 'the panel');
    await until(() => find('auction-date-input', '[part~=picker-button]'), 'the date field');
    find('auction-date-input', '[part~=picker-button]').click();
    await until(() => find('auction-date-input', '[data-day]'), 'the calendar');
    for (const src of ['/own-chat.js', '/own-accessibility.js'])
      await until(() => {
        for (const { shadowRoot } of page.querySelectorAll('auction-footer'))
          [...(shadowRoot?.querySelectorAll('a') ?? [])]
            .find(({ textContent }) => textContent === 'Accessibility')
            ?.click();
        return sources().includes(src);
      }, src);
    const elements = [...page.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
    return {
      evil: elements.flatMap(
        ({ shadowRoot }) => shadowRoot.innerHTML.match(/[\w-]+="[^"]*evil[^"]*"|<img[^>]*>/g) ?? [],
      ),
      scripts: sources().filter((src) => src?.includes('evil')),
      isSignedIn: find('auction-header', '[part=sign-in]') === null,
    };
  } catch (error) {
    return { failure: error.message };
  } finally {
    frame.remove();
  }
}

describe('a page that has added names to Object.prototype', () => {
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

  const scripts = ['/auction-elements.js', '/autoload.js', '/auction-elements.single.js'];
  const cases = scripts.flatMap((script) => Object.keys(values).map((type) => ({ script, type })));
  for (const { script, type } of sample(cases, (_, index) => index % 4 === 0))
    it(`does not read a URL, HTML, a script, or a sign-in from them: ${type}, ${script}`, async () => {
      for (let start = 0; start < names.length; start += groupSize) {
        const group = names.slice(start, start + groupSize);
        // The map has no prototype because of names such as `value`. Its properties are not enumerable,
        // because `for…in` would find the names.
        const pollution = group
          .map(
            (name) =>
              `Object.defineProperty(Object.prototype, '${name}', { __proto__: null, configurable: true, writable: true, value: ${values[type](name)} });`,
          )
          .join('');
        const found = await page.evaluate(visit, { pollution, tags, script });
        assert.deepEqual(found, { evil: [], scripts: [], isSignedIn: false }, group.join(' '));
      }
      assert.deepEqual(evilRequests.splice(0), []);
    });
});
