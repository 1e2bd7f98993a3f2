import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import {
  answerAt,
  appears as appearsIn,
  press as pressIn,
  demoInBrowser,
  pause,
  collectErrors,
  until,
} from '../support/browser.mjs';
import { root } from '../support/servers.mjs';

const script = '<script type="module" src="/auction-elements.js"></script>';
const tags = `<auction-header></auction-header>
  <auction-date-input label="Day"></auction-date-input>
  <auction-footer></auction-footer>`;

/** Tests the built library throughout a page’s life: other documents, modes, versions, and restored pages. */
describe('built library in unusual pages', () => {
  const site = demoInBrowser({ watchesNetwork: true });
  let page;
  let errors;
  /** Paths requested by scripts. */
  let requested;
  afterEach(() => page?.close());

  const fresh = async () => {
    page = await site.browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    errors = collectErrors(page);
    requested = [];
    page.on(
      'request',
      (request) =>
        ['fetch', 'xhr'].includes(request.resourceType()) && requested.push(new URL(request.url()).pathname),
    );
  };
  const open = async (body, options) => {
    await fresh();
    await answerAt(page, '/blank', body, options);
    await page.goto(`${site.demo.origin}/blank`);
  };
  const appears = (selector) => appearsIn(page, selector);
  const press = (selector) => pressIn(page, selector);
  const control = (role, name) => appears(`auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`);
  const panels = () =>
    page.$eval(
      'auction-header',
      ({ shadowRoot }) => shadowRoot.querySelectorAll('[aria-expanded=true] + [role=group]').length,
    );

  /** Opens and closes a menu, and selects a day in the calendar, once each. */
  const works = async () => {
    await (await control('button', 'Coins')).click();
    await control('group', 'Coins');
    assert.equal(await panels(), 1);
    await page.keyboard.press('Escape');
    await until(async () => (await panels()) === 0, 'the panel to close');
    await press('auction-date-input >>> [part~=picker-button]');
    await appears('auction-date-input >>> [data-day]');
    await page.keyboard.press('Enter');
    await until(
      () => page.$eval('auction-date-input', ({ value }) => /^\d{4}-\d\d-\d\d$/.test(value)),
      'the day',
    );
    await page.$eval('auction-date-input', (field) => {
      field.value = '';
    });
    assert.deepEqual(errors, []);
  };

  it('works in quirks mode', async () => {
    await open(`<title>Old</title>${script}${tags}`, { doctype: '' });
    assert.equal(await page.evaluate(() => document.compatMode), 'BackCompat');
    await works();
    const heights = await page.$eval('auction-header', (header) => header.getBoundingClientRect().height);
    assert.equal(heights, 124);
  });

  for (const file of ['auction-elements.js', 'autoload.js'])
    it(`works in XHTML with ${file}`, async () => {
      // Chromium runs no module scripts in XML documents, but it runs imports.
      await open(
        `<head><title>X</title><script>import('/${file}')</script></head><body><auction-header/><auction-date-input label="Day"/><auction-footer/></body></html>`,
        {
          doctype:
            '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en">',
          type: 'application/xhtml+xml',
        },
      );
      assert.equal(await page.evaluate(() => document.contentType), 'application/xhtml+xml');
      await works();
      const namespaces = await page.$eval('auction-header', ({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('svg')].map(({ namespaceURI }) => namespaceURI),
      );
      assert.deepEqual(new Set(namespaces), new Set(['http://www.w3.org/2000/svg']));
    });

  it('works in a page written by a script', async () => {
    await open(
      `<title>Written</title><script>document.write(${JSON.stringify(`${script}${tags}`).replaceAll('</', '<\\/')})</script>`,
    );
    await works();
  });

  it('works in a document replaced by document.open()', async () => {
    await open(`<title>First</title>${script}${tags}`);
    await works();
    await page.evaluate((html) => {
      document.open();
      document.write(html);
      document.close();
    }, `<!doctype html><title>Second</title>${script}${tags}`);
    await works();
  });

  it('works in a page with another version of itself', async () => {
    const other = readFileSync(`${root}dist/auction-elements.single.js`, 'utf8');
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const newer = other.replaceAll(`"${version}"`, '"99.0.0"').replaceAll(`\`${version}\``, '`99.0.0`');
    assert.notEqual(newer, other);
    await open(
      `<title>Two</title>${tags}${script}<script type="module">${newer.replaceAll('</script', '<\\/script')}</script>`,
    );
    await until(() => errors.some((text) => text.includes('99.0.0')), 'the warning');
    const warnings = errors.splice(0);
    assert.ok(
      warnings.every((text) => /^auction-[\w-]+: Version .* is already defined on this page/.test(text)),
      warnings.join('\n'),
    );
    await works();
  });

  it('works after an element moves to a frame and back', async () => {
    await open(
      `<title>Moved</title>${script}${tags}<iframe title="Other" width="1300" height="300"></iframe>`,
    );
    await works();
    const asks = requested.length;
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => {
        const { body } = document.querySelector('iframe').contentDocument;
        body.append(document.querySelector('auction-header'), document.querySelector('auction-date-input'));
      });
      await until(() =>
        page.evaluate(
          () =>
            document
              .querySelector('iframe')
              .contentDocument.querySelector('auction-header')
              .shadowRoot.querySelector('[part=categories]') !== null,
        ),
      );
      await page.evaluate(() => {
        const { body } = document.querySelector('iframe').contentDocument;
        document.body.prepend(...body.children);
      });
      await works();
    }
    assert.equal(requested.length, asks);
  });

  it('works after an element is cloned, serialized, and moved', async () => {
    await open(`<title>Cloned</title>${script}<div id="a">${tags}</div><div id="b"></div>`);
    await works();
    await page.evaluate(() => {
      const [one, two] = [document.querySelector('#a'), document.querySelector('#b')];
      for (let round = 0; round < 20; round++) {
        two.append(...one.children);
        one.innerHTML = two.innerHTML;
        two.replaceChildren();
        one.replaceChildren(...[...one.children].map((each) => each.cloneNode(true)));
        one.normalize();
      }
    });
    await works();
    assert.equal(await page.evaluate(() => document.querySelectorAll('auction-header').length), 1);
  });

  it('handles an element that is removed while its configuration loads', async () => {
    await fresh();
    let release;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await answerAt(
      page,
      '/blank',
      `<title>Config</title>${script}${tags.replace('<auction-header', '<auction-header config-src="/held.json"')}`,
    );
    await answerAt(page, '/held.json', '{"productName":"Late"}', {
      doctype: '',
      type: 'application/json',
      after: held,
    });
    await page.goto(`${site.demo.origin}/blank`);
    await until(() => requested.includes('/held.json'), 'the request');
    await page.evaluate(() => {
      globalThis.taken = document.querySelector('auction-header');
      globalThis.taken.remove();
    });
    release();
    await pause(300);
    assert.deepEqual(errors, []);
    await page.evaluate(() => document.body.prepend(globalThis.taken));
    await works();
    assert.ok(requested.filter((path) => path === '/held.json').length <= 2, requested.join(' '));
  });

  it('works in a page that is left and restored', async () => {
    await fresh();
    await page.goto(`${site.demo.origin}/controls`);
    await (await control('button', 'Coins')).click();
    await control('group', 'Coins');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        globalThis.kept = persisted;
      });
    });
    await page.goto(`${site.demo.origin}/for-sale/coins`);
    await page.goBack({ waitUntil: 'load' });
    await control('button', 'Jewelry');
    await (await control('button', 'Jewelry')).click();
    await control('group', 'Jewelry');
    assert.equal(await panels(), 1);
    await page.keyboard.press('Escape');
    await until(async () => (await panels()) === 0, 'the panel to close');
    assert.deepEqual(errors, []);
  });
});
