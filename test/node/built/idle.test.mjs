import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { answerAt, until } from '../../support/browser.mjs';
import { page, open, control, openSite } from './site.mjs';

describe('built library on the demo site', () => {
  openSite();

  it('has no timer, observer, or page listener of its own while nothing is open', async () => {
    // React listens for selection changes once per page. Elements observe their JSON children. One observer
    // watches all fields for an input that the page adds.
    const onTags = ['date-input', 'footer', 'header', 'newsletter', 'search', 'text-input', 'time-input'].map(
      (name) => `MutationObserver of auction-${name}`,
    );
    // The popover and the tooltip set attributes on buttons of the page, which morphing may remove.
    const onButtons = ['MutationObserver of button', 'MutationObserver of button'];
    // One observer watches the language of the page for all elements. The header observes items of both lists
    // and of the top row, because their width may change.
    const onRows = ['a', 'button', 'div', 'li', 'nav', 'slot', 'ul'].map(
      (name) => `ResizeObserver of ${name}`,
    );
    const observers = ['MutationObserver of #document', ...onTags, ...onButtons, ...onRows];
    // One listener focuses the search of the page with a key.
    const quiet = { timers: [], observers, listeners: ['document selectionchange', 'window keydown'] };
    const tags = `
      <auction-header></auction-header>
      <label>Name <auction-text-input name="a" character-limit="9" clearable></auction-text-input></label>
      <auction-date-input label="Day"></auction-date-input> <auction-time-input label="Time"></auction-time-input>
      <auction-button>Bid</auction-button> <auction-icon-button label="Close" icon="close"></auction-icon-button>
      <auction-popover><button slot="trigger">More</button>Text</auction-popover>
      <auction-tooltip text="Text"><button>Help</button></auction-tooltip>
      <auction-newsletter></auction-newsletter> <auction-search></auction-search>
      <auction-footer></auction-footer>`;
    const onceEach = (names) =>
      names.filter((name, index) => !name.startsWith('ResizeObserver') || names.indexOf(name) === index);
    const watched = async () => {
      const { observers: all, ...rest } = await page.evaluate(() => globalThis.watched());
      return {
        ...rest,
        observers: onceEach(all),
        listeners: [...(await listenersOn('document')), ...(await listenersOn('window'))],
      };
    };
    const listenersOn = async (name) => {
      const session = await page.createCDPSession();
      const { result } = await session.send('Runtime.evaluate', { expression: name });
      const { listeners } = await session.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId,
      });
      return listeners.map(({ type }) => `${name} ${type}`).sort((a, b) => a.localeCompare(b));
    };
    await open('/blank', {
      before: async (fresh) => {
        await fresh.evaluateOnNewDocument(watchPage);
        await answerAt(
          fresh,
          '/blank',
          `<title>Blank</title><body>${tags}<script type="module" src="/auction-elements.js"></script>`,
        );
      },
    });
    /**
     * Waits until nothing is active, for as long as a machine needs. A failure shows the last active items.
     */
    const becomesQuiet = async () => {
      let seen;
      await until(async () => isDeepStrictEqual((seen = await watched()), quiet)).catch(() =>
        assert.deepEqual(seen, quiet),
      );
    };
    await page.waitForNetworkIdle({ idleTime: 1500 });
    await becomesQuiet();
    await (await control('button', 'Coins')).click();
    await control('group', 'Coins');
    const { listeners } = await watched();
    assert.deepEqual(listeners, [
      'document keydown',
      'document pointerdown',
      ...quiet.listeners,
      'window pageshow',
      // A menu in the top layer follows the header.
      'window resize',
      'window scroll',
    ]);
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 890);
    await becomesQuiet();
  });
});

/** Runs in the page before all other scripts: records activity that no user causes. */
function watchPage() {
  const timers = new Map();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  globalThis.setTimeout = (act, delay, ...rest) => {
    const id = setTimeout(
      (...given) => {
        timers.delete(id);
        act(...given);
      },
      delay,
      ...rest,
    );
    timers.set(id, `after ${delay} ms`);
    return id;
  };
  globalThis.setInterval = (act, delay, ...rest) => {
    const id = setInterval(act, delay, ...rest);
    timers.set(id, `every ${delay} ms`);
    return id;
  };
  globalThis.clearTimeout = globalThis.clearInterval = (id) => {
    timers.delete(id);
    clearTimeout(id);
    clearInterval(id);
  };
  const observers = new Set();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { observe, disconnect } = globalThis[name].prototype;
    globalThis[name].prototype.observe = function (target, ...rest) {
      observers.add({ observer: this, text: `${name} of ${target.localName ?? target.nodeName}` });
      return observe.call(this, target, ...rest);
    };
    globalThis[name].prototype.disconnect = function () {
      for (const each of observers) if (each.observer === this) observers.delete(each);
      return disconnect.call(this);
    };
  }
  globalThis.watched = () => ({
    timers: [...timers.values()],
    observers: [...observers].map(({ text }) => text).sort((a, b) => a.localeCompare(b)),
  });
}
