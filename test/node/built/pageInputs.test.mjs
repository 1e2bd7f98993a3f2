import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { press, until } from '../../support/browser.mjs';
import { open, openHost, page } from './earlyPage.mjs';

const fields = `
  <auction-text-input character-limit="10" name="not-sent" value="1"><input name="paddle" value="12" aria-label="Paddle"></auction-text-input>
  <auction-text-input size="small"><input name="card" placeholder="Card" aria-label="Card"></auction-text-input>
  <auction-text-input><input type="password" name="secret" value="hunter2" aria-label="Secret"></auction-text-input>
  <auction-text-input><input name="off" value="x" disabled aria-label="Off"></auction-text-input>
  <auction-date-input allow-past label="Viewing on" help="A weekday"><input type="date" name="viewing" value="2026-11-20" required></auction-date-input>
  <auction-date-input allow-past label=""><input name="sale" value="11/20/2026" aria-label="Sale"></auction-date-input>
  <auction-time-input label="At"><input name="at" value="9:30 AM"></auction-time-input>
  <auction-time-input label="Until"><input type="time" name="until" value="21:30"></auction-time-input>
  <auction-date-input allow-past label="From"><input type="datetime-local" name="from" value="2026-11-20T09:30"></auction-date-input>
  <auction-text-input><textarea name="note" aria-label="Note">two\nlines</textarea></auction-text-input>
  <button>Go</button><p id="end">End</p>`;

/** The same fields without the elements. */
const alone = fields.replaceAll(/<\/?auction-[^>]*>/g, '');

describe('fields around inputs of the page', () => {
  openHost();

  const openForm = (body, options) =>
    open(body, { head: '<link rel="stylesheet" href="/auction-elements.css">', width: 800, ...options });
  /** Types into the first field and submits. */
  const send = async () => {
    const paddle = await page.$('[name=paddle]');
    await paddle.click({ count: 3 });
    await paddle.type('77');
    await Promise.all([page.waitForNavigation(), press(page, 'form button')]);
    return new URL(page.url()).search;
  };
  const rendered = () =>
    until(
      () =>
        page.$$eval(':is(auction-text-input, auction-date-input, auction-time-input)', (tags) =>
          tags.every((tag) => tag.shadowRoot?.querySelector('[part~=frame] slot')),
        ),
      'the fields to render',
    );

  it('submits the same data with JavaScript, without JavaScript, and without the elements', async () => {
    await openForm(`<form>${alone}</form>`, { script: false });
    const expected = await send();
    assert.ok(expected.includes('paddle=77') && expected.includes('at=9%3A30+AM'), expected);
    await openForm(`<form>${fields}</form>`, { script: false });
    assert.equal(await send(), expected);
    await openForm(`<script type="module" src="/auction-elements.js"></script><form>${fields}</form>`);
    await rendered();
    assert.equal(await send(), expected);
  });

  it('reserves their space before the script loads', async () => {
    await openForm(`<form>${fields}</form>`);
    await page.waitForFunction(() => document.readyState === 'complete');
    const read = () =>
      page.evaluate(() =>
        ['auction-text-input', 'auction-date-input', 'auction-time-input', '#end'].flatMap((selector) =>
          [...document.querySelectorAll(selector)].map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return `${selector} ${[left, top, width, height].map(Math.round).join(' ')}`;
          }),
        ),
      );
    const before = await read();
    await page.addScriptTag({ type: 'module', url: '/auction-elements.js' });
    await rendered();
    assert.deepEqual((await read()).join('\n'), before.join('\n'));
  });

  it('names controls by labels of the page, in any order of the elements', async () => {
    const tags = ['text-input', 'date-input', 'time-input', 'button'];
    const controls = tags.flatMap((tag) => [
      `<label for="${tag}">Label of ${tag}</label><auction-${tag} id="${tag}"></auction-${tag}>`,
      `<label>Label around ${tag} <auction-${tag}></auction-${tag}></label>`,
    ]);
    for (const file of ['auction-elements', 'auction-elements.single', 'autoload'])
      for (const body of [controls, controls.toReversed()]) {
        await open(body.join(''), {
          head: `<script type="module" src="/${file}.js"></script>`,
        });
        const names = controls.map((control) => /<label.*?>(.*?) ?</.exec(control)[1]);
        const find = async (name) => {
          const { children } = await page.accessibility.snapshot();
          return children.some((node) => node.name.startsWith(name) && /textbox|button/.test(node.role));
        };
        for (const name of names) await until(() => find(name), `${name}, with ${file}.js`);
      }
  });
});
