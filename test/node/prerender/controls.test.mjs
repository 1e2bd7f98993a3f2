import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement, tagNames } from '../../../dist/server.js';
import { errors, host, open, openHost, page } from '../built/earlyPage.mjs';

describe('a server-rendered page', () => {
  openHost();

  describe('with controls', () => {
    /** Opens a server-rendered page of these elements. A script without `async` would delay the page. */
    const openHeld = (hold, ...tags) =>
      open(
        `<form>${tags
          .map(([tag, attributes, content]) => renderElement(tag, { attributes, content }))
          .join('')}</form><script type="module" src="/autoload.js" async></script>`,
        { hold },
      );
    const openControls = (...tags) => openHeld(/autoload/, ...tags);
    const sent = () =>
      page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form')).entries()));
    const defined = (tag) => page.waitForFunction((name) => customElements.get(name), {}, tag);

    it('shows their values, and keeps text typed before the script loads', async () => {
      await openControls(
        ['auction-text-input', { name: 'lot', value: '5', 'aria-label': 'Lot' }],
        ['auction-text-input', { name: 'note', value: 'x', 'aria-label': 'Note' }],
        ['auction-date-input', { name: 'day', value: '2026-01-02', locale: 'en-US', label: 'Day' }],
      );
      const texts = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('form > *')].flatMap(
            ({ shadowRoot }) => shadowRoot?.querySelector('input')?.value ?? [],
          ),
        );
      assert.deepEqual(await texts(), ['5', 'x', '01/02/2026']);
      const inputs = await page.$$('form >>> input');
      await inputs[1].press('End');
      await inputs[1].type('yz');
      await inputs[2].click({ count: 3 });
      await page.keyboard.type('3/4/2026');
      host.release();
      await defined('auction-date-input');
      await defined('auction-text-input');
      await page.waitForFunction(() => new FormData(document.querySelector('form')).get('note') === 'xyz');
      assert.deepEqual(await texts(), ['5', 'xyz', '3/4/2026']);
      await page.keyboard.press('Tab');
      await page.waitForFunction(
        () => new FormData(document.querySelector('form')).get('day') === '2026-03-04',
      );
      assert.deepEqual(await sent(), { lot: '5', note: 'xyz', day: '2026-03-04' });
      assert.deepEqual(errors, []);
    });

    it('keeps controls disabled, read-only, or required when their attributes are markup text', async () => {
      const [text, day] = ['auction-text-input', 'auction-date-input'];
      await openControls(
        [text, { name: 'bid', value: '100', 'aria-label': 'Bid', readonly: '' }],
        [text, { name: 'note', 'aria-label': 'Note', required: '' }],
        [day, { name: 'day', label: 'Day', disabled: '' }],
        ['auction-button', { type: 'submit', disabled: '' }, 'Bid'],
        ['auction-button', { disabled: 'false' }, 'Call'],
      );
      const read = () =>
        page.evaluate(() => {
          const find = (tag, selector) =>
            [...document.querySelectorAll(tag)].map((each) => each.shadowRoot.querySelector(selector));
          const [bid, note] = find('auction-text-input', 'input');
          return [
            bid.readOnly,
            note.required,
            find('auction-date-input', 'input')[0].disabled,
            ...find('auction-button', 'button').map(({ disabled }) => disabled),
          ];
        });
      const expected = [true, true, true, true, false];
      assert.deepEqual(await read(), expected);
      host.release();
      for (const tag of [text, day, 'auction-button']) await defined(tag);
      await (await page.$('form >>> input')).type('9999');
      assert.deepEqual(await read(), expected);
      assert.equal((await sent()).bid, '100');
      assert.deepEqual(errors, []);
    });

    it('shows inputs of the page in fields, keeps them, and submits them', async () => {
      await openControls(
        [
          'auction-text-input',
          { 'character-limit': 10, clearable: true },
          '<input name="lot" value="Tr&amp;ck" aria-label="Lot">',
        ],
        ['auction-text-input', {}, '<textarea name="note" aria-label="Note">two\nlines</textarea>'],
        ['auction-text-input', {}, '<input type="password" name="secret" disabled aria-label="Secret">'],
        [
          'auction-date-input',
          { label: 'Day', locale: 'en-US' },
          '<input type="date" name="day" value="2026-01-02" required>',
        ],
        ['auction-date-input', { label: 'Sale', locale: 'en-US' }, '<input name="sale" value="1/2/2026">'],
        ['auction-time-input', { label: 'At', locale: 'en-US' }, '<input name="at" value="9:30 AM">'],
      );
      const shown = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('form > *')].map((tag) => {
            const { shadowRoot } = tag;
            const input = tag.querySelector('input, textarea');
            const { left, top, width, height } = input.getBoundingClientRect();
            const names = [...shadowRoot.querySelectorAll('button')].map(
              (button) => button.getAttribute('aria-label') ?? button.textContent,
            );
            return [
              [left, top, width, height].map(Math.round).join(' '),
              names,
              shadowRoot.querySelector('[data-auction-container]').textContent,
              shadowRoot.querySelectorAll('input').length,
            ];
          }),
        );
      const before = await shown();
      assert.deepEqual(
        before.map(([, names, , count]) => [...names, count]),
        [
          ['Clear text', 0],
          [0],
          ['Show password', 0],
          ['Open Calendar, 01/02/2026', 0],
          ['Open Calendar, 01/02/2026', 0],
          ['Open Time Picker, 09:30 AM', 0],
        ],
      );
      assert.match(before[0][2], /^5\/10/);
      assert.match(before[3][2], /^Day \*/);
      const lot = await page.$('[name=lot]');
      await lot.press('End');
      await lot.type('s');
      const value = {
        lot: 'Tr&cks',
        note: 'two\nlines',
        day: '2026-01-02',
        sale: '1/2/2026',
        at: '9:30 AM',
      };
      assert.deepEqual(await sent(), value);
      host.release();
      for (const tag of ['text', 'date', 'time']) await defined(`auction-${tag}-input`);
      await page.waitForFunction(() =>
        document.querySelector('form > *').shadowRoot.textContent.includes('6/10'),
      );
      await page.waitForFunction(
        () => document.querySelector('form > :last-child').shadowRoot.adoptedStyleSheets.length > 0,
      );
      const after = await shown();
      assert.deepEqual(after.slice(1), before.slice(1));
      assert.deepEqual(await sent(), value);
      assert.deepEqual(errors, []);
    });

    it('shows server-side errors before and after the script loads', async () => {
      await openControls(
        ['auction-error-summary', {}, '<ul><li><a href="#lot">Lot 5 is sold</a></li></ul>'],
        [
          'auction-text-input',
          { id: 'lot', name: 'lot', value: '5', 'aria-label': 'Lot', 'error-text': 'Lot 5 is sold' },
        ],
        [
          'auction-form-field',
          { label: 'Country', error: true, 'error-text': 'Not there' },
          '<select name="country"><option>Mars</option><option>Canada</option></select>',
        ],
        [
          'auction-date-input',
          { label: 'Day', 'error-text': 'No viewing' },
          '<input name="day" value="1/2/2030">',
        ],
      );
      const shown = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('form > *')].flatMap(({ shadowRoot }) =>
            [...shadowRoot.querySelectorAll('[role=alert]')].map(({ innerText }) => innerText.trim()),
          ),
        );
      assert.deepEqual(await shown(), ['Lot 5 is sold', 'Not there', 'No viewing']);
      host.release();
      await page.waitForFunction(
        () => document.querySelector('form').elements.country.validationMessage === 'Not there',
      );
      await page.waitForFunction(() => document.querySelector('#lot').validity?.customError);
      await page.waitForFunction(() => document.activeElement?.localName === 'auction-error-summary');
      await page.waitForFunction(() => document.querySelector('auction-date-input').validity?.customError);
      assert.deepEqual(await shown(), ['Lot 5 is sold', 'Not there', 'No viewing']);
      await page.select('select', 'Canada');
      await page.click('auction-error-summary a');
      await page.keyboard.type('7');
      await page.click('[name=day]', { count: 3 });
      await page.keyboard.type('3/4/2030');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.querySelector('form').checkValidity());
      assert.deepEqual(await shown(), []);
      assert.deepEqual(errors, []);
    });

    /** Two fields with buttons, before the script that handles a press. */
    const openButtons = async () => {
      await openHeld(
        /chunks/,
        ['auction-date-input', { label: 'Day', locale: 'en-US', value: '2026-12-05' }],
        [
          'auction-text-input',
          { 'aria-label': 'Password', type: 'password', value: 'secret', 'password-toggle': true },
        ],
      );
      await page.waitForFunction(
        () => performance.getEntriesByName(new URL('/autoload.js', location).href).length,
      );
    };
    const arePressed = async () => {
      await page.waitForSelector('auction-date-input >>> [data-day="2026-12-18"]', { visible: true });
      await page.waitForSelector('auction-text-input >>> input[type=text]');
    };

    const whatThePageDoes = {
      nothing: () => {},
      'call load() twice': async () => {
        const { load } = await import('/autoload.js');
        load();
        load();
      },
      'move the fields': () => {
        const form = document.querySelector('form');
        form.prepend(...[...form.children].toReversed());
      },
    };
    for (const [what, act] of Object.entries(whatThePageDoes))
      it(`handles a press before the script loads once (page action: ${what})`, async () => {
        await openButtons();
        await page.evaluate(act);
        await page.evaluate(() => {
          window.presses = [];
          for (const type of ['date', 'text'])
            document
              .querySelector(`auction-${type}-input`)
              .addEventListener('click', ({ isTrusted }) => isTrusted || window.presses.push(type));
        });
        await page.click('auction-date-input >>> [part~=picker-button]');
        await page.click('auction-text-input >>> button');
        host.release();
        await arePressed();
        assert.deepEqual((await page.evaluate(() => window.presses)).toSorted(), ['date', 'text']);
        assert.deepEqual(errors, []);
      });

    it('handles a press during hydration once', async () => {
      await openButtons();
      await page.evaluate(() => {
        for (const { shadowRoot } of document.querySelectorAll('form > *')) {
          let isPressed = false;
          shadowRoot.addEventListener = (type, ...rest) => {
            EventTarget.prototype.addEventListener.call(shadowRoot, type, ...rest);
            // A listener for this event is about to hydrate.
            if (type !== 'auction-hydrated' || isPressed) return;
            isPressed = true;
            // Dispatches the click before the task in which React renders. It is a user’s click, within which
            // `click()` presses once more.
            queueMicrotask(() =>
              shadowRoot
                .querySelector('button')
                .dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true })),
            );
          };
        }
      });
      host.release();
      await arePressed();
      assert.deepEqual(errors, []);
    });

    const hasLabel = (tag) => !/text-input|picker/.test(tag);
    it('hydrates every element without an error', async () => {
      await openControls(
        ...tagNames.map((tag) => [tag, { 'aria-label': 'Name', ...(hasLabel(tag) && { label: 'Name' }) }]),
      );
      await page.evaluate((names) => {
        window.waiting = new Set(names);
        document.querySelector('script[src]').dataset.hydrate = 'idle';
        for (const name of names) {
          const { shadowRoot } = document.querySelector(name);
          shadowRoot.querySelector('[data-auction-container]').firstElementChild.marked = true;
          shadowRoot.addEventListener('auction-hydrated', () => window.waiting.delete(name));
        }
      }, tagNames);
      host.release();
      await page.waitForFunction(() => window.waiting.size === 0);
      assert.deepEqual(
        errors.filter((text) => !text.includes('is not an attribute')),
        [],
      );
      assert.deepEqual(
        await page.evaluate(
          (names) =>
            names.filter(
              (name) =>
                !document.querySelector(name).shadowRoot.querySelector('[data-auction-container]')
                  .firstElementChild.marked,
            ),
          tagNames,
        ),
        [],
      );
    });
  });
});
