import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { answerAt, appears, demoInBrowser, until } from '../support/browser.mjs';

/** The first click on a button counts though leaving a field makes its message come or go: by every kind of pointer. */
describe('a press that moves the focus out of a date or time field', () => {
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
    it(`is a click, by ${name}`, async () => {
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
