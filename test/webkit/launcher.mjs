import { pause } from '../support/browser.mjs';
import { startWebKit } from './webDriver.mjs';

/**
 * Runs tests in WebKitGTK. Each test is in a frame of one window, because frames can be as narrow as a phone
 * and windows cannot. The test commands treat it like a Playwright page, with real keys and pointer and a
 * viewport size.
 */
export function webKitLauncher({ zone, hasMotion = true } = {}) {
  let webkit;
  let window;
  const open = new Map();

  const frame = (act, ...args) => window.evaluate(act, ...args);
  const impossible = (what) => async () => {
    throw new Error(`needs Chromium: ${what}`);
  };
  const page = {
    keyboard: {
      type: (text) => window.type(text),
      press: (key) => window.key(key),
      down: (key) => window.keyDown(key),
      up: (key) => window.keyUp(key),
    },
    mouse: {
      move: (x, y) => window.moveTo(x, y),
      click: (x, y, { button } = {}) =>
        button === 'middle' ? impossible('the middle button')() : window.pressAt(x, y, button),
      down: ({ button } = {}) => window.pointerDown(button),
      up: ({ button } = {}) => window.pointerUp(button),
    },
    setViewportSize: async ({ width, height }) => {
      await frame(
        (inline, block) => {
          const { style } = document.querySelector('iframe');
          style.width = `${inline}px`;
          style.height = `${block}px`;
        },
        width,
        height,
      );
      // Media queries of stylesheets update in the next frames.
      await pause(100);
    },
    accessibility: { snapshot: impossible('the accessibility tree') },
  };

  /** Use a new window for the next test file, because this window is stuck. */
  const close = async () => {
    await window.close().catch(() => {});
    window = undefined;
  };

  return {
    name: 'WebKit',
    type: 'playwright',
    concurrency: 1,
    async initialize() {
      webkit = await startWebKit({ zone, hasMotion });
    },
    async startSession(id, url) {
      open.set(id, url);
      // Any page of the same origin can contain the frame.
      const holder = new URL('/package.json', url).href;
      await window?.goto(holder).catch(close);
      window ??= await webkit.open(holder, { width: 1600, height: 1200 });
      await frame((address) => {
        const iframe = document.createElement('iframe');
        iframe.style.cssText =
          'position: fixed; inset: 0 auto auto 0; width: 800px; height: 600px; border: 0';
        document.body.replaceChildren(iframe);
        iframe.src = address;
        iframe.focus();
      }, url);
    },
    isActive: (id) => open.has(id),
    getBrowserUrl: (id) => open.get(id),
    getPage: () => page,
    async stopSession(id) {
      open.delete(id);
      return { browserLogs: [] };
    },
    stop: () => webkit?.end(),
  };
}
