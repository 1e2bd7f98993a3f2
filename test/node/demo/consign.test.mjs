import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { collectErrors, demoInBrowser, endVisit, until } from '../../support/browser.mjs';

/** Tests a form on the demo site that the server returns with errors. */
describe('a form returned with errors', () => {
  const site = demoInBrowser({ watchesNetwork: true });
  let page;
  let errors;
  afterEach(() => endVisit(page));

  const open = async (mode, { script = true } = {}) => {
    page = await site.browser.newPage();
    await page.setJavaScriptEnabled(script);
    errors = collectErrors(page, { ignore: /422/ });
    await page.goto(`${site.demo.origin}/controls/consign?mode=${mode}`, { waitUntil: 'load' });
  };
  const send = async () => {
    const [answer] = await Promise.all([page.waitForNavigation(), page.click('main form button')]);
    return answer;
  };
  const summary = () =>
    page.$$eval('auction-error-summary a', (links) => links.map((link) => link.textContent));
  const all = [
    'Enter what you want to sell',
    'Select a category',
    'Select a transport option',
    'You must agree to the terms of sale',
  ];
  const fill = async () => {
    await page.type('#title', 'Deere 4020');
    await page.select('#category', 'Tractors');
    await page.click('[name=transport][value=own]');
    await page.click('#terms');
  };

  for (const [what, mode, script] of [
    ['without JavaScript', 'noscript', false],
    ['with JavaScript', 'tags', true],
    ['server-rendered', 'prerender', true],
  ])
    it(`describes the errors, keeps the submitted values, and is accepted once they are fixed: ${what}`, async () => {
      await open(mode, { script });
      await page.type('#notes', '<b>"Runs" & drives</b>');
      const answer = await send();
      assert.equal(answer.status(), 422);
      assert.equal(await page.title(), 'Error: Consign a lot · Auctions');
      assert.deepEqual(await summary(), all);
      assert.equal(await page.$eval('#notes', ({ value }) => value), '<b>"Runs" & drives</b>');
      await fill();
      assert.equal((await send()).status(), 200);
      assert.match(await page.$eval('main', ({ textContent }) => textContent), /Deere 4020/);
      assert.deepEqual(errors, []);
    });

  it('shows each error next to its field without JavaScript', async () => {
    await open('noscript', { script: false });
    await send();
    const shown = await page.$$eval('auction-form-field[error]', (fields) =>
      fields.map((field) => getComputedStyle(field, '::after').content),
    );
    assert.deepEqual(
      shown,
      all.map((text) => JSON.stringify(text)),
    );
  });

  it('focuses the summary once, and not after Back', async () => {
    await open('tags');
    await send();
    const focused = () => page.evaluate(() => document.activeElement.localName);
    await until(async () => (await focused()) === 'auction-error-summary', 'the focus');
    await page.goto(`${site.demo.origin}/controls`);
    // A page from the back-forward cache would not test a new page.
    await page.goBack({ waitUntil: 'networkidle0' });
    await until(() => page.$('auction-error-summary >>> [part=summary]'), 'the summary');
    assert.notEqual(
      await page.evaluate(() => performance.getEntriesByType('navigation')[0].type),
      'navigate',
    );
    assert.equal(await focused(), 'body');
  });

  it('blocks a field with a server-side error until the user changes it', async () => {
    await open('tags');
    await send();
    await page.waitForFunction(() => document.querySelector('#category').validity.customError);
    await page.select('#category', 'Tractors');
    await page.type('#title', 'Deere');
    await page.click('main form button');
    await until(
      () => page.evaluate(() => document.activeElement.matches('[name=transport]')),
      'the focus on the first field that is still invalid',
    );
    assert.deepEqual(errors, []);
  });

  it('links from the summary to each field', async () => {
    await open('tags');
    await send();
    await page.waitForFunction(() => document.querySelector('#terms').validity.customError);
    for (const [index, id] of ['#title', '#category', '[name=transport]', '#terms'].entries()) {
      await (await page.$$('auction-error-summary a'))[index].click();
      assert.ok(await page.evaluate((selector) => document.activeElement.matches(selector), id), id);
    }
  });
});
