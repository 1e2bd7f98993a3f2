import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { answerAt, appears, demoInBrowser, until } from '../support/browser.mjs';

/**
 * Tests that the first click on a button counts with every kind of pointer, even if a message appears or
 * disappears when focus leaves a field.
 */
describe('a press that moves focus out of a date or time field', () => {
  const site = demoInBrowser();
  let page;
  afterEach(() => page?.close());

  const open = async () => {
    page = await site.browser.newPage();
    await page.setViewport({ width: 500, height: 600, hasTouch: true });
    await answerAt(
      page,
      '/blank',
      `<title>Press</title><script type="module" src="/auction-elements.js"></script>
      <form><auction-time-input required locale="en-US"></auction-time-input><p><button>Register</button></p></form>
      <script>
        let submits = 0;
        document.querySelector('form').addEventListener('submit', (event) => {
          event.preventDefault();
          submits++;
        });
        let presses = 0;
        document.querySelector('button').addEventListener('click', () => presses++);
      </script>`,
    );
    await page.goto(`${site.demo.origin}/blank`);
    return appears(page, 'auction-time-input >>> input');
  };
  const centre = () =>
    page.$eval('button', (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  const alert = () =>
    page.$eval(
      'auction-time-input',
      ({ shadowRoot }) => shadowRoot.querySelector('[role=alert]')?.textContent,
    );

  const pointers = {
    mouse: async ({ x, y }) => page.mouse.click(x, y, { delay: 60 }),
    touch: async ({ x, y }) => page.touchscreen.tap(x, y),
    pen: async ({ x, y }) => {
      const session = await page.createCDPSession();
      const pen = (type, buttons) =>
        session.send('Input.dispatchMouseEvent', {
          type,
          x,
          y,
          buttons,
          button: 'left',
          clickCount: 1,
          pointerType: 'pen',
        });
      await pen('mousePressed', 1);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await pen('mouseReleased', 0);
    },
  };
  for (const [name, click] of Object.entries(pointers))
    it(`is a click by ${name}`, async () => {
      const input = await open();
      await click(await centre());
      await until(alert, 'the message that it is required');
      await input.type('9:30 am');
      await click(await centre());
      await until(() => page.evaluate('submits === 1'), 'the submission');
      await until(async () => (await alert()) === undefined, 'the message to go');
      await input.click({ count: 3 });
      await input.type('nonsense');
      const before = await page.evaluate('presses');
      await click(await centre());
      await until(() => page.evaluate(`presses === ${before + 1}`), 'the click');
      await until(async () => (await alert()) === 'Invalid time', 'the message');
      assert.equal(await page.evaluate('submits'), 1);
    });
});

describe('a touch outside an open popover or calendar', () => {
  const site = demoInBrowser();
  let page;
  afterEach(() => page?.close());

  const isShown = (selector) =>
    page.$eval(`${selector} >>> [part~=popover]`, (panel) => panel.checkVisibility());
  const swipe = async (from, to) => {
    const session = await page.createCDPSession();
    const touch = (type, y) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 300, y }] });
    await touch('touchStart', from);
    for (let y = from; y >= to; y -= 20) await touch('touchMove', y);
    await touch('touchEnd');
  };

  for (const [selector, button] of [
    ['auction-popover', 'auction-popover button'],
    ['auction-date-input', 'auction-date-input >>> [part~=picker-button]'],
  ])
    it(`closes ${selector} by a tap, and not by scrolling the page`, async () => {
      page = await site.browser.newPage();
      await page.setViewport({ width: 500, height: 900, hasTouch: true, isMobile: true });
      await answerAt(
        page,
        '/blank',
        `<meta name="viewport" content="width=device-width"><title>Touch</title>
        <script type="module" src="/auction-elements.js"></script>
        <body style="height: 3000px"><auction-popover><button slot="trigger">Fees</button><p>10%</p></auction-popover>
        <auction-date-input label="Day"></auction-date-input>`,
      );
      await page.goto(`${site.demo.origin}/blank`);
      await (await appears(page, button)).tap();
      await until(() => isShown(selector));
      await swipe(800, 700);
      await until(() => page.evaluate('scrollY > 50'), 'the page to scroll');
      assert.equal(await isShown(selector), true);
      await page.touchscreen.tap(400, 700);
      await until(async () => !(await isShown(selector).catch(() => false)), 'it to close');
    });
});
