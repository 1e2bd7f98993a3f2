import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  answerAt,
  appears as appearsIn,
  demoInBrowser,
  endVisit,
  pause,
  collectErrors,
  until,
} from '../support/browser.mjs';

/** The built script on the demo site, as a visitor meets it. */
describe('the built library on the demo site', () => {
  const site = demoInBrowser();
  let page;
  /** What the console said, what failed, and what the page's policy refused. */
  let errors;
  let requests;

  const open = async (
    path,
    { width = 1440, height = 900, script = true, before: prepare, isFirstVisit = false } = {},
  ) => {
    await endVisit(page);
    page = await (isFirstVisit ? await site.browser.createBrowserContext() : site.browser).newPage();
    errors = collectErrors(page);
    requests = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.setViewport({ width, height });
    await page.setJavaScriptEnabled(script);
    await prepare?.(page);
    await page.goto(site.demo.origin + path);
    if (script) await appears('auction-header >>> [part=categories]');
  };
  afterEach(() => endVisit(page));

  const appears = (selector) => appearsIn(page, selector);
  const control = (role, name) => appears(`auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`);

  it('says nothing on the console, on any kind of page', async () => {
    for (const path of [
      '/',
      '/for-sale/coins',
      '/asp/LoginBidder.asp',
      '/asp/SearchAdvanced_i.asp?searchTerm=tractor',
      '/demo/plain',
      '/controls',
    ]) {
      await open(path);
      await page.waitForNetworkIdle({ idleTime: 200 });
      assert.deepEqual(errors, [], path);
    }
  });

  it('loads suggestions, panels and the mobile menu only when they are wanted', async () => {
    await open('/');
    await page.waitForNetworkIdle({ idleTime: 200 });
    const chunks = () => requests.filter((path) => path.startsWith('/chunks/')).join(' ');
    assert.doesNotMatch(
      chunks(),
      /Suggestions|panels-|MobileMenu|signOut|loadConfig|categoryContent|checkNames/i,
    );
    await (await control('combobox', 'Search all lots')).focus();
    await page.waitForNetworkIdle({ idleTime: 100 });
    assert.match(chunks(), /Suggestions/);
    assert.doesNotMatch(chunks(), /panels-|MobileMenu/);
    await (await control('button', 'Coins')).click();
    await control('link', 'All Gold Coins');
    assert.match(chunks(), /panels-/);
  });

  describe('while the menus are on their way', () => {
    /** The part that they come in waits until it is called for. */
    const openHeld = async () => {
      let release;
      const held = new Promise((resolve) => {
        release = resolve;
      });
      await open('/', { before: (fresh) => holdMenus(fresh, held) });
      return release;
    };
    const holdMenus = async (fresh, held) => {
      await fresh.setRequestInterception(true);
      fresh.on('request', (request) => {
        const go = () => void request.continue();
        if (request.url().includes('/panels-')) void held.then(go);
        else go();
      });
    };
    const expanded = async (name) =>
      (await control('button', name)).evaluate((button) => button.ariaExpanded === 'true');

    it('keeps the last press for them', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).click();
      await (await control('button', 'Jewelry')).click();
      assert.equal(await expanded('Jewelry'), false);
      release();
      await control('group', 'Jewelry');
      assert.deepEqual([await expanded('Coins'), await expanded('Jewelry')], [false, true]);
    });

    it('keeps an arrow key, which does not scroll the page', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).focus();
      await page.keyboard.press('ArrowDown');
      release();
      await control('group', 'Coins');
      assert.equal(await page.evaluate(() => scrollY), 0);
      const focused = await page.evaluate(
        () =>
          document.querySelector('auction-header').shadowRoot.activeElement.closest('[data-menu-panel]') !==
          null,
      );
      assert.ok(focused);
    });

    it('counts a hover from when the pointer came', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).hover();
      await pause(400);
      assert.equal(await expanded('Coins'), false);
      await page.evaluate(() => {
        const { setTimeout: start } = globalThis;
        globalThis.delays = [];
        globalThis.setTimeout = (act, delay, ...rest) => {
          globalThis.delays.push(delay);
          return start(act, delay, ...rest);
        };
      });
      release();
      await control('group', 'Coins');
      const delays = await page.evaluate(() => globalThis.delays);
      // React sets a timer of its own, of 100 ms, for a transition.
      assert.ok(!delays.some((delay) => delay > 100 && delay <= 300), `waited once more: ${delays}`);
    });

    it('forgets the hover once there was a press, so that Escape closes for good', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).click();
      release();
      await control('group', 'Coins');
      await page.keyboard.press('Escape');
      await pause(600);
      assert.equal(await expanded('Coins'), false);
    });

    it('forgets a pointer that has gone', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).hover();
      await page.mouse.move(5, 890);
      release();
      await page.waitForNetworkIdle({ idleTime: 500 });
      assert.equal(await expanded('Coins'), false);
    });
  });

  it('has no timer, no observer and no listener on the page while nothing is open', async () => {
    // React itself hears of the selection, once per page.
    // Tags with a JSON child follow it whenever it comes or changes.
    const observers = ['footer', 'header', 'newsletter', 'search'].map(
      (name) => `MutationObserver of auction-${name}`,
    );
    const quiet = { timers: [], observers, listeners: ['document selectionchange'] };
    const tags = `
      <auction-header></auction-header>
      <label>Name <auction-text-input name="a" character-limit="9" clearable></auction-text-input></label>
      <auction-date-input label="Day"></auction-date-input> <auction-time-input label="Time"></auction-time-input>
      <auction-button>Bid</auction-button> <auction-icon-button label="Close" icon="close"></auction-icon-button>
      <auction-popover><button slot="trigger">More</button>Text</auction-popover>
      <auction-tooltip text="Text"><button>Help</button></auction-tooltip>
      <auction-newsletter></auction-newsletter> <auction-search></auction-search>
      <auction-footer></auction-footer>`;
    const watched = async () => ({
      ...(await page.evaluate(() => globalThis.watched())),
      listeners: [...(await listenersOn('document')), ...(await listenersOn('window'))],
    });
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
    /** What is busy becomes quiet, however long a machine takes for it; the last that was seen is told. */
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
    ]);
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 890);
    await becomesQuiet();
  });

  it('goes from a typed term over a suggestion to the lots', async () => {
    await open('/');
    const input = await control('combobox', 'Search all lots');
    await input.type('tractor');
    const option = await appears('auction-header >>> [role=option]');
    const optionText = await option.evaluate((each) => each.textContent);
    await Promise.all([page.waitForNavigation(), option.click()]);
    const name = /^in (.+) \(([\d,]+)\)$/.exec(optionText);
    assert.equal(await page.$eval('h1', (each) => each.textContent), name[1]);
  });

  it('does without the network, and does again what it could not once it is back', async () => {
    await open('/', { isFirstVisit: true });
    await page.waitForNetworkIdle({ idleTime: 200 });
    await page.setOfflineMode(true);
    await (await control('button', 'Coins')).click();
    const input = await control('combobox', 'Search all lots');
    await input.type('trac');
    await until(
      () => errors.some((text) => text.includes('is tried again when next needed')),
      'the warning',
    );
    await page.setOfflineMode(false);
    await (await control('button', 'Jewelry')).click();
    await control('group', 'Jewelry');
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 800);
    await (await control('combobox', 'Search all lots')).click();
    await page.keyboard.type('tor');
    await appears('auction-header >>> [role=option]');
    assert.equal(await input.evaluate(({ value }) => value), 'tractor');
  });

  it('searches by Enter and shows what the hash says', async () => {
    await open('/');
    await (await control('combobox', 'Search all lots')).type('morgan');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(await page.$eval('h1', (each) => each.textContent), 'Results for “morgan”');
    const url = new URL(page.url());
    assert.equal(url.searchParams.get('category'), 'all categories');
    assert.match(
      url.hash,
      /^#searchid=0&type=lot&search=morgan&sort=relevance&view=gallery&length=25&refine=&start=1$/,
    );
    await page.evaluate(() => {
      location.hash = location.hash.replace('start=1', 'start=26');
    });
    await page.waitForFunction(() =>
      document.querySelector('.count')?.textContent.trim().startsWith('26–50'),
    );
  });

  it('signs in, shows the account, and signs out', async () => {
    await open('/for-sale/coins');
    await Promise.all([page.waitForNavigation(), (await control('link', 'Sign In')).click()]);
    await page.type('[name=email]', 'bidder@auction.example');
    await page.type('[name=password]', 'tractor');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, '/for-sale/coins');
    await control('link', 'Watchlist');
    await (await control('button', 'Account')).click();
    const signOut = await control('link', 'Sign Out');
    await Promise.all([page.waitForNavigation(), signOut.click()]);
    const url = new URL(page.url());
    assert.equal(url.pathname, '/account/signout');
    assert.equal(url.searchParams.get('returnURL'), `${site.demo.origin}/for-sale/coins`);
    await control('link', 'Sign In');
    assert.deepEqual(await site.browser.cookies().then((all) => all.map(({ name }) => name)), []);
    assert.ok(requests.includes('/sso/logout') && requests.includes('/asp/LogoutSso.asp'));
    assert.deepEqual(errors, []);
  });

  it('signs out although everything fails', async () => {
    await open('/asp/LoginBidder.asp?d=/%3FlogoutFailure=drop');
    await page.type('[name=email]', 'bidder@auction.example');
    await page.type('[name=password]', 'tractor');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await (await control('button', 'Account')).click();
    const signOut = await control('link', 'Sign Out');
    await Promise.all([page.waitForNavigation(), signOut.click()]);
    await control('link', 'Sign In');
  });

  it('subscribes to the newsletter', async () => {
    await open('/');
    const input = await appears('auction-footer >>> [name=emailAddress]');
    await input.type('visitor@example.com');
    await page.keyboard.press('Enter');
    await appears('auction-footer >>> [data-icon=check]');
    await page.goto(`${site.demo.origin}/demo/subscriptions`);
    assert.match(await page.$eval('main', (each) => each.textContent), /visitor@example\.com/);
    assert.deepEqual(errors, []);
  });

  it('offers chat while the department is online and the window is wide', async () => {
    await open('/demo/chat');
    const isShown = () =>
      page.$eval('.chat-launcher', (each) => each.checkVisibility()).catch(() => undefined);
    const becomes = (shown) => until(async () => (await isShown()) === shown, `the launcher, ${shown}`);
    await becomes(false);
    await page.click('#online');
    await becomes(true);
    await page.setViewport({ width: 1000, height: 800 });
    await becomes(false);
    await page.setViewport({ width: 1300, height: 800 });
    await becomes(true);
    await page.click('#online');
    await becomes(false);
    assert.deepEqual(errors, []);
  });

  it('opens the accessibility widget', async () => {
    await open('/');
    await (await appears('auction-footer >>> ::-p-aria([name="Accessibility"][role="link"])')).click();
    await appears('dialog[open][aria-label=Accessibility]');
    assert.deepEqual(errors, []);
  });

  it('leaves a page without script usable', async () => {
    await open('/asp/SearchAdvanced_i.asp?searchTerm=tractor', { script: false });
    assert.match(await page.$eval('.count', (each) => each.textContent), /1–25 of/);
    await Promise.all([page.waitForNavigation(), page.click('.pager a[rel=next]')]);
    assert.match(await page.$eval('.count', (each) => each.textContent), /26–50 of/);
  });

  describe('the form controls in a real form', () => {
    const field = (name) => `auction-text-input[name=${name}]`;
    const value = (name) => page.$eval(field(name), (element) => element.value);
    const arrived = () =>
      page.$$eval('section[aria-labelledby=arrived] tbody tr', (rows) =>
        rows.map((row) => [...row.cells].map((cell) => cell.textContent)),
      );
    const fill = async (name, text) => {
      await (await appears(`${field(name)} >>> input`)).click();
      await page.keyboard.type(text);
    };

    it('post what was typed, with the button that was pressed, in the order of the page', async () => {
      await open('/controls');
      await fill('name', 'Dana Reyes');
      await fill('email', 'dana@example.com');
      await fill('password', 'long enough');
      await Promise.all([page.waitForNavigation(), page.click('auction-button[value=draft]')]);
      assert.deepEqual(await arrived(), [
        ['name', 'Dana Reyes'],
        ['email', 'dana@example.com'],
        ['password', 'long enough'],
        ['card', '(empty)'],
        ['bid', '250'],
        ['note', 'Please hold the lot until Friday'],
        ['native', '(empty)'],
        ['action', 'draft'],
      ]);
      assert.deepEqual(errors, []);
    });

    it('post by Enter, through the first button', async () => {
      await open('/controls');
      await fill('name', 'Dana Reyes');
      await fill('email', 'dana@example.com');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.deepEqual((await arrived()).at(-1), ['action', 'register']);
    });

    it('are checked first: the focus goes to the first that is wrong', async () => {
      await open('/controls');
      await fill('email', 'nobody');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute('name')), 'name');
      assert.equal(new URL(page.url()).pathname, '/controls');
      assert.deepEqual(await arrived(), []);
    });

    it('have their text again when the user comes back', async () => {
      await open('/controls');
      await fill('card', '4242');
      await page.goto(`${site.demo.origin}/for-sale/coins`);
      await page.goBack({ waitUntil: 'load' });
      await appears(`${field('card')} >>> input`);
      await until(async () => (await value('card')) === '4242', 'the text of before');
    });

    it('send dates and times as they are stored, whatever the user typed', async () => {
      await open('/controls');
      const type = async (tag, text) => {
        await (await appears(`#viewing auction-${tag}-input >>> input`)).click();
        await page.keyboard.type(text);
      };
      await type('date', '1/2/2031');
      await type('time', '9:30');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      const stored = await page.$eval('#viewings tbody tr', (row) =>
        [...row.cells].map((cell) => cell.textContent),
      );
      assert.deepEqual(stored, ['2031-01-02', '09:30']);
      assert.deepEqual(errors, []);
    });

    it('load a picker when its button is pointed at', async () => {
      await open('/controls');
      const parts = () => requests.filter((path) => /TimePanel|floating/.test(path));
      assert.deepEqual(
        parts().filter((path) => /floating/.test(path)),
        [],
      );
      const button = await appears('#viewing auction-date-input >>> [part~=picker-button]');
      await button.click();
      await appears('#viewing auction-date-input >>> [role=grid]');
      assert.match(requests.join(), /floating/);
      assert.deepEqual(errors, []);
    });

    it('leave out what is disabled', async () => {
      await open('/controls');
      await Promise.all([
        page.waitForNavigation(),
        page.$eval('auction-button[name=button][value=primary]', (button) =>
          button.closest('form').requestSubmit(),
        ),
      ]);
      assert.deepEqual(
        (await arrived()).map(([name]) => name),
        ['empty', 'small', 'readonly', 'error', 'over'],
      );
    });
  });
});

/** Runs in the page before everything else: keeps account of what goes on in it without anybody doing anything. */
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
