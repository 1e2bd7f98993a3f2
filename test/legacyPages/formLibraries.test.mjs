import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromNpm, hostileScripts, scriptTags } from '../hostile/pages.mjs';
import { openHost, open, page } from '../node/built/earlyPage.mjs';
import { interceptAt, press, until } from '../support/browser.mjs';

/** Creates the same fields with plain inputs and with inputs in elements. */
const createFields = (wrap) => `
  ${wrap('text', '<input name="paddle" value="12 &amp; 13">')}
  ${wrap('text', '<input type="password" name="secret" value="hunter2">')}
  ${wrap('text', '<textarea name="note">two\nlines</textarea>')}
  ${wrap('date', '<input type="date" name="day" value="2026-11-20">')}
  ${wrap('date', '<input name="sale" value="11/20/2026">')}
  ${wrap('time', '<input type="time" name="at" value="09:30">')}
  ${wrap('time', '<input name="until" value="9:30 PM">')}
  ${wrap('text', '<input name="off" value="x" disabled>')}
  ${wrap('text', '<input value="without a name">')}`;
const alone = createFields((_, input) => input);
const inTags = createFields(
  (kind, input) => `<auction-${kind}-input name="not-sent" value="not sent">${input}</auction-${kind}-input>`,
);

describe('inputs of a page inside library elements', () => {
  openHost();

  const openForm = async (scripts, body) => {
    const head = `${scriptTags(scripts)}<script type="module" src="/auction-elements.js"></script>`;
    await open(body, { head, width: 1000 });
    await until(
      () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(':is(auction-text-input, auction-date-input, auction-time-input)'),
          ].every((tag) => tag.shadowRoot?.querySelector('[part~=frame] slot')),
        ),
      'the fields to render',
    );
  };

  const serializers = {
    'jQuery 1': [() => [fromNpm('jquery')], (form) => window.jQuery(form).serialize()],
    'jQuery 2': [() => [fromNpm('jquery-2')], (form) => window.jQuery(form).serialize()],
    'jQuery 3': [() => [fromNpm('jquery-3')], (form) => window.jQuery(form).serialize()],
    'jQuery 4': [() => [fromNpm('jquery-4')], (form) => window.jQuery(form).serialize()],
    Prototype: [hostileScripts.prototype, (form) => window.Form.serialize(form)],
    FormData: [() => [], (form) => new URLSearchParams(new FormData(form)).toString()],
  };
  for (const [name, [scripts, serialize]] of Object.entries(serializers))
    it(`serializes them with ${name} like plain inputs`, async () => {
      await openForm(scripts(), `<form id="alone">${alone}</form><form id="in-tags">${inTags}</form>`);
      const read = () =>
        page.evaluate(
          `[...document.forms].map((form) => (${serialize.toString()})(form).replaceAll('%0D%0A', '%0A'))`,
        );
      const [expected, actual] = await read();
      assert.ok(expected.includes('paddle=12') && expected.includes('note=two'), expected);
      assert.equal(actual, expected);
      await page.$$eval('[name=paddle]', (inputs) => {
        for (const input of inputs) input.select();
      });
      await (await page.$('#in-tags [name=paddle]')).type('77');
      await (await page.$('#alone [name=paddle]')).type('77');
      const [expectedThen, actualThen] = await read();
      assert.equal(actualThen, expectedThen);
    });

  it('follows attributes set by jQuery, and values set by jQuery on focus', async () => {
    await openForm(
      [fromNpm('jquery-3')],
      '<auction-text-input character-limit="5"><input id="a" value="ab"></auction-text-input>',
    );
    const counter = () =>
      page.$eval('auction-text-input', (tag) => tag.shadowRoot.querySelector('.counter').textContent);
    await page.evaluate(() => window.jQuery('#a').val('abcd').trigger('focus'));
    await until(async () => (await counter()) === '4/5', 'the counter');
    await page.evaluate(() => window.jQuery('#a').val('abc').prop('disabled', true));
    await until(
      () =>
        page.$eval('auction-text-input', (tag) => tag.shadowRoot.querySelector('[data-disabled]') !== null),
      'the disabled look',
    );
    assert.equal(await counter(), '3/5');
  });

  it('includes them in an htmx request', async () => {
    await openForm(
      [fromNpm('htmx.org/dist/htmx.js')],
      `<div id="fields">${inTags}</div><div id="native">${alone}</div>
       <button id="a" hx-get="/sent" hx-include="#fields" hx-swap="none">Fields</button>
       <button id="b" hx-get="/sent" hx-include="#native" hx-swap="none">Native</button>`,
    );
    const sent = [];
    await interceptAt(page, '/sent', (send, { url }) => {
      sent.push(new URL(url).search);
      return send('fulfillRequest', { responseCode: 204 });
    });
    const request = async (selector) => {
      await press(page, selector);
      return until(() => sent.pop(), 'a request');
    };
    const expected = await request('#b');
    assert.ok(expected.includes('paddle=12'), expected);
    assert.equal(await request('#a'), expected);
  });

  for (const [version, file] of [
    ['1', 'htmx-1/dist/htmx.js'],
    ['2', 'htmx.org/dist/htmx.js'],
  ])
    it(`sends them once by htmx ${version} with the name and value of the pressed button`, async () => {
      const button = (kind, value) =>
        `<${kind} type="submit" name="action" value="${value}">${value}</${kind}>`;
      const form = (id, kind) => `<form id="${id}" hx-post="/sent" hx-swap="none">
        <auction-text-input><input name="note" value="x"></auction-text-input>${button(kind, 'save')}${button(kind, 'delete')}</form>`;
      await openForm([fromNpm(file)], form('ours', 'auction-button') + form('native', 'button'));
      await page.evaluate(() => {
        window.clicks = 0;
        document.addEventListener('click', () => (window.clicks += 1));
      });
      const sent = [];
      const session = await page.createCDPSession();
      session.on('Fetch.requestPaused', ({ requestId, request }) => {
        sent.push(request.postData);
        void session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
      });
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/sent' }] });
      for (const value of ['save', 'delete']) {
        for (const id of ['native', 'ours']) {
          await press(page, `#${id} [value=${value}]`);
          await until(() => sent.length > 0, 'a request');
          assert.deepEqual(sent.splice(0), [`note=x&action=${value}`], `${id} ${value}`);
        }
      }
      // A document listener sees each press once.
      assert.equal(await page.evaluate('clicks'), 4);
    });

  const validators = {
    'jquery-validation': {
      scripts: () => [fromNpm('jquery-3'), fromNpm('jquery-validation')],
      body: `<form id="form"><auction-text-input><input name="paddle" required></auction-text-input><button>Go</button></form>`,
      start: () => void window.jQuery('#form').validate(),
      message: 'label.error',
      text: 'This field is required.',
    },
    'ASP.NET’s unobtrusive validation': {
      scripts: () => [
        fromNpm('jquery-3'),
        fromNpm('jquery-validation'),
        fromNpm('jquery-validation-unobtrusive'),
      ],
      body: `<form id="form"><auction-text-input><input name="paddle" data-val="true" data-val-required="A paddle is needed."></auction-text-input>
        <span data-valmsg-for="paddle" data-valmsg-replace="true"></span><button>Go</button></form>`,
      start: () => window.jQuery.validator.unobtrusive.parse(document),
      message: '[data-valmsg-for=paddle]',
      text: 'A paddle is needed.',
    },
    Parsley: {
      scripts: () => [fromNpm('jquery-3'), fromNpm('parsleyjs')],
      body: `<form id="form"><auction-text-input><input name="paddle" required></auction-text-input><button>Go</button></form>`,
      start: () => void window.jQuery('#form').parsley(),
      message: '.parsley-required',
      text: 'This value is required.',
    },
  };
  for (const [name, { scripts, body, start, message, text }] of Object.entries(validators))
    it(`validates them with ${name}`, async () => {
      await openForm(scripts(), body);
      await page.evaluate(start);
      await press(page, 'button');
      const shown = () => page.$eval(message, (each) => each.textContent.trim()).catch(() => undefined);
      await until(async () => (await shown()) === text, 'the message');
      assert.equal(await page.evaluate(() => document.activeElement.name), 'paddle');
      assert.equal(new URL(page.url()).search, '');
      // The message is below the field, not in its frame.
      const [frame, place] = await page.evaluate((selector) => {
        const rectOf = (element) => element.getBoundingClientRect().toJSON();
        const tag = document.querySelector('auction-text-input');
        return [
          rectOf(tag.shadowRoot.querySelector('[part~=frame]')),
          rectOf(document.querySelector(selector)),
        ];
      }, message);
      assert.ok(place.height > 0 && place.top >= frame.bottom, JSON.stringify({ frame, place }));
      await page.keyboard.type('12');
      await page.keyboard.press('Tab');
      await until(
        async () =>
          (await shown()) !== text || !(await page.$eval(message, (each) => each.checkVisibility())),
        'no message',
      );
      await Promise.all([page.waitForNavigation(), press(page, 'button')]);
      assert.equal(new URL(page.url()).search, '?paddle=12');
    });
});
