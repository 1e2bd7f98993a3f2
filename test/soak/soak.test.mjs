import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measureAfterGc } from '../../bench/measureAfterGc.mjs';
import { answerAt, appears, demoInBrowser, collectErrors } from '../support/browser.mjs';

/** Timer speed: an hour of use takes a minute. */
const haste = 50;

/** User actions in the page, run repeatedly. */
const uses = {
  'menu openings': {
    times: 10_000,
    bytes: 40,
    act: async () => {
      const { shadowRoot } = document.querySelector('auction-header');
      const buttons = [...shadowRoot.querySelectorAll('[part=categories] li > button[aria-expanded]')].filter(
        (button) => button.checkVisibility(),
      );
      const button = buttons[globalThis.count++ % buttons.length];
      button.click();
      await globalThis.until(() => shadowRoot.querySelector('[aria-expanded=true] + :popover-open'));
      button.click();
      await globalThis.until(() => !shadowRoot.querySelector('[aria-expanded=true] + :popover-open'));
    },
  },
  searches: {
    times: 2000,
    bytes: 300,
    act: async () => {
      const { shadowRoot } = document.querySelector('auction-header');
      const input = shadowRoot.querySelector('input[role=combobox]');
      const write = (text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      };
      input.focus();
      write(globalThis.count++ % 2 === 0 ? 'tractor' : 'coins');
      await globalThis.until(() => shadowRoot.querySelector('[role=option]'));
      write('');
      await globalThis.until(() => !shadowRoot.querySelector('[role=option]'));
    },
  },
  'picked days': {
    times: 500,
    bytes: 300,
    act: async () => {
      const field = document.querySelector('auction-date-input');
      // A calendar that may reopen soon remains in the page, hidden.
      const isOpen = () => field.shadowRoot.querySelector(':popover-open:not([data-ready]) [data-day]');
      field.shadowRoot.querySelector('[part~=picker-button]').click();
      await globalThis.until(isOpen);
      const days = [...field.shadowRoot.querySelectorAll('[data-day]:not([aria-disabled])')];
      days[globalThis.count++ % days.length].click();
      await globalThis.until(() => field.value !== '' && !isOpen());
      field.value = '';
    },
  },
  'chosen times': {
    times: 100,
    bytes: 500,
    act: async () => {
      const field = document.querySelector('auction-time-input');
      const find = (selector) => field.shadowRoot.querySelector(selector);
      field.value = '09:30';
      find('[part~=picker-button]').click();
      await globalThis.until(() => find(':popover-open [part=done]'));
      find('[type=radio]:not(:checked)').click();
      find('[part=done]').click();
      await globalThis.until(() => field.value === '21:30' && field.shadowRoot.activeElement);
      // A picker remains in the page while its button has focus.
      field.shadowRoot.activeElement.blur();
      await globalThis.until(() => !find('[part=done]'));
    },
  },
  'changes of the URL': {
    times: 500,
    bytes: 300,
    act: async () => {
      history.pushState(null, '', `/lots/${globalThis.count++ % 50}`);
      await globalThis.until(() => performance.now());
    },
  },
  'swaps of the header': {
    times: 300,
    // A header is rendered from HTML, and hydrated.
    bytes: 2000,
    act: async () => {
      const header = document.querySelector('auction-header');
      const html = header.outerHTML;
      header.outerHTML = html;
      const next = document.querySelector('auction-header');
      await globalThis.until(() => next.shadowRoot.querySelector('[part=categories] button'));
    },
  },
  'mounts of every element': {
    times: 500,
    // Seven elements, as in docs/benchmarks.md: a header, a footer, and five fields.
    bytes: 1400,
    act: async () => {
      const container = document.createElement('div');
      container.innerHTML = globalThis.markup;
      document.body.append(container);
      await globalThis.until(() =>
        [...container.children].every(({ shadowRoot }) => shadowRoot.firstElementChild.firstElementChild),
      );
      container.remove();
      await globalThis.until(() => !container.isConnected);
    },
  },
};

describe('an hour of use', () => {
  const site = demoInBrowser({ flags: ['--js-flags=--expose-gc'] });

  for (const [name, { times, bytes, act }] of Object.entries(uses))
    it(`leaks no memory after ${times} ${name}`, async () => {
      const page = await site.browser.newPage();
      const errors = collectErrors(page);
      await page.setViewport({ width: 1440, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.evaluateOnNewDocument((faster) => {
        const { setTimeout } = globalThis;
        globalThis.setTimeout = (callback, delay = 0, ...rest) =>
          setTimeout(callback, delay / faster, ...rest);
        globalThis.count = 0;
        globalThis.markup = `<auction-header></auction-header><auction-footer></auction-footer>
          <auction-text-input></auction-text-input><auction-date-input></auction-date-input><auction-time-input></auction-time-input>
          <auction-button>Bid</auction-button><auction-popover><button slot="trigger">More</button></auction-popover>`;
        const { port1, port2 } = new MessageChannel();
        port1.start();
        globalThis.until = async (isSo) => {
          const start = performance.now();
          while (!isSo()) {
            if (performance.now() - start > 10_000) throw new Error(`waited in vain for ${isSo}`);
            await new Promise((resolve) => {
              port1.addEventListener('message', resolve, { once: true });
              port2.postMessage(null);
            });
          }
        };
      }, haste);
      await answerAt(
        page,
        '/blank',
        `<title>Soak</title><script type="module" src="/auction-elements.js"></script><auction-header></auction-header><auction-date-input label="Day"></auction-date-input><auction-time-input label="At"></auction-time-input>`,
      );
      await page.goto(`${site.demo.origin}/blank`, { waitUntil: 'networkidle0' });
      await appears(page, 'auction-header >>> [part=categories]');
      const session = await page.createCDPSession();
      await session.send('Performance.enable');
      const use = (rounds) =>
        page.evaluate(
          `(async () => { for (let round = 0; round < ${rounds}; round++) await (${act.toString()})(); })()`,
        );
      // Warm up first, so that compiled code and other one-time allocations exist.
      await use(1000);
      const early = await measureAfterGc(session);
      await use(times / 2);
      const middle = await measureAfterGc(session);
      await use(times / 2);
      const late = await measureAfterGc(session);
      await page.close();
      console.log(`${times} ${name}:`, [early, middle, late]);
      assert.deepEqual(errors, []);
      assert.ok(late.nodes <= early.nodes, `${late.nodes - early.nodes} nodes`);
      assert.ok(late.listeners <= early.listeners, `${late.listeners - early.listeners} listeners`);
      const each = (late.heap - early.heap) / times;
      assert.ok(each < bytes, `${each} bytes each time`);
    });
});
