import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { appears, until } from '../support/browser.mjs';
import { hostInBrowser } from '../support/release.mjs';

/**
 * Compares the requests of a form with native controls and of the same form with the built elements, byte by
 * byte.
 */

const forms = {
  native: `
    <input name="lot" id="lot" dirname="lot.dir" value="Tractor &amp; plough">
    <input type="email" multiple name="mail" value=" a@b.example , c@d.example ">
    <input type="password" name="secret" value="Gavel">
    <input type="date" name="day" value="2027-03-04">
    <input type="time" name="at" value="09:30">
    <input name="closed" value="1" disabled>
    <button name="go" value="bid" formaction="/other?x=1">Bid</button>
    <button name="go" value="get" formmethod="get" formaction="/search">Search</button>`,
  own: `
    <auction-text-input name="lot" id="lot" dirname="lot.dir" value="Tractor &amp; plough"></auction-text-input>
    <auction-text-input type="email" multiple name="mail" value=" a@b.example , c@d.example "></auction-text-input>
    <auction-text-input type="password" name="secret" value="Gavel"></auction-text-input>
    <auction-date-input name="day" value="2027-03-04"></auction-date-input>
    <auction-time-input name="at" value="09:30"></auction-time-input>
    <auction-text-input name="closed" value="1" disabled></auction-text-input>
    <auction-button type="submit" name="go" value="bid" formaction="/other?x=1">Bid</auction-button>
    <auction-button type="submit" name="go" value="get" formmethod="get" formaction="/search">Search</auction-button>`,
};

/** Ways to submit the form. */
const submissions = {
  'by its first button': (page) => page.$eval('form :is(button, auction-button)', (button) => button.click()),
  'by its second button': (page) =>
    page.$eval(':is(button, auction-button) + :is(button, auction-button)', (button) => button.click()),
  'by Enter': async (page) => {
    await page.bringToFront();
    await page.focus('#lot');
    await page.keyboard.press('Enter');
  },
  'by script': (page) => page.$eval('form', (form) => form.requestSubmit()),
  'by script, without an event': (page) => page.$eval('form', (form) => form.submit()),
};

describe('form requests compared with native controls', () => {
  let form = '';
  let requests = [];

  const record = async ({ pathname, search }, request) => {
    const { method, headers } = request;
    requests.push({
      method,
      url: pathname + search,
      type: headers['content-type'],
      body: await text(request),
    });
    return '<!doctype html><title>Sent</title>';
  };

  const site = hostInBrowser({ '/form': () => form, '/sink': record, '/other': record, '/search': record });

  async function send(controls, enctype, submit) {
    requests = [];
    form = `<!doctype html><meta charset="utf-8"><title>Form</title>
      <script type="module" src="/auction-elements.js"></script>
      <form method="post" action="/sink" enctype="${enctype}">${controls}</form>`;
    const page = await site.browser.newPage();
    await page.goto(`${site.host.origin}/form`);
    if (controls.includes('auction-')) await appears(page, 'auction-button:last-of-type >>> button');
    // A page that is being left cannot always be closed.
    await Promise.all([page.waitForNavigation(), submit(page)]);
    const request = await until(() => requests[0], 'the request');
    await page.close();
    const [, boundary] = request.type?.split('boundary=') ?? [];
    return JSON.parse(JSON.stringify(request).replaceAll(boundary ?? '(boundary)', '(boundary)'));
  }

  for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    for (const [how, submit] of Object.entries(submissions))
      it(`sends the same request when submitted ${how}, as ${enctype}`, async () => {
        assert.deepEqual(await send(forms.own, enctype, submit), await send(forms.native, enctype, submit));
      });
});
