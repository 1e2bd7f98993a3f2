import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { driver, findWebKit } from '../../scripts/findWebKit.mjs';
import { until } from '../support/browser.mjs';
import { findFreePort } from '../../scripts/startDemo.mjs';

/** Controls WebKitGTK through WebDriver (W3C) on a separate display. */

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Key codes of WebDriver, by the names of the keys. */
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F4: '\uE034',
  F10: '\uE03A',
  Meta: '\uE03D',
  Space: ' ',
};

const buttons = { left: 0, middle: 1, right: 2 };

/**
 * Timeouts of driver commands in ms, by the ends of their paths. They default to a minute. A key that the
 * page’s process never acknowledges, or a window that never becomes ready, would wait forever.
 */
const patience = { actions: 30_000, session: 30_000, rect: 30_000, url: 30_000 };

/** GTK settings of a user who prefers reduced motion. */
const withoutAnimations = fileURLToPath(new URL('reducedMotion', import.meta.url));

/** Starts the driver. Returns functions that open windows of a size and that end everything. */
export async function startWebKit({ zone, hasMotion = true } = {}) {
  const binary = findWebKit();
  const port = await findFreePort();
  // The X server chooses a free display and prints its number once it is ready.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const display = `:${String(number).trim()}`;
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(zone && { TZ: zone }),
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a graphics card, compositing takes more than half of the test time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      GTK_A11Y: 'none',
      ...(!hasMotion && { XDG_CONFIG_HOME: withoutAnimations }),
    },
  });
  const kill = () => {
    server.kill();
    screen.kill();
  };
  // Stop the browser even if the runner ends early or does not wait.
  process.once('exit', kill);
  const send = async (method, path, body) => {
    const last = path.split('/').at(-1);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(patience[last] ?? 60_000),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  await until(async () => (await send('GET', '/status')).ready, 'the driver to be ready');
  const sessions = new Set();
  const open = async (url, size) => {
    const { sessionId } = await send('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    sessions.add(sessionId);
    const window = browserWindow((method, path, body) => send(method, `/session/${sessionId}${path}`, body));
    const close = async () => {
      sessions.delete(sessionId);
      await send('DELETE', `/session/${sessionId}`);
    };
    try {
      await window.resize(size);
      await window.goto(url);
    } catch (error) {
      void close().catch(() => {});
      throw error;
    }
    return { ...window, close };
  };
  return {
    /**
     * Opens a window of a size at a URL. On a busy machine, a window sometimes never becomes ready, so
     * another one is opened.
     */
    open: async (url, size) => {
      for (let tries = 1; ; tries++)
        try {
          return await open(url, size);
        } catch (error) {
          if (error.name !== 'TimeoutError' || tries === 3) throw error;
        }
    },
    end: async () => {
      for (const sessionId of sessions) await send('DELETE', `/session/${sessionId}`).catch(() => {});
      process.off('exit', kill);
      kill();
    },
  };
}

function browserWindow(send) {
  /** Runs a function in the page. Returned elements can be passed to `press`. */
  const evaluate = (act, ...args) =>
    send('POST', '/execute/sync', {
      script: `return (${act}).apply(null, arguments)`,
      args,
    });
  const pointer = (actions) =>
    send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const keyboard = (actions) =>
    send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  return {
    evaluate,
    goto: (url) => send('POST', '/url', { url }),
    resize: (size) => send('POST', '/window/rect', { x: 0, y: 0, ...size }),
    /** Waits until a function in the page returns a value. */
    until: (act, ...args) => until(() => evaluate(act, ...args), act),
    /** Presses the real pointer at the center of an element. */
    press: (element) => pointer([moved(0, 0, { [elementKey]: element[elementKey] }), ...pressed()]),
    moveTo: (x, y) => pointer([moved(x, y)]),
    pressAt: (x, y, button) => pointer([moved(x, y), ...pressed(button)]),
    pointerDown: (button = 'left') => pointer([{ type: 'pointerDown', button: buttons[button] }]),
    pointerUp: (button = 'left') => pointer([{ type: 'pointerUp', button: buttons[button] }]),
    key: (name) => keyboard(struck([name])),
    keyDown: (name) => keyboard([{ type: 'keyDown', value: codeOf(name) }]),
    keyUp: (name) => keyboard([{ type: 'keyUp', value: codeOf(name) }]),
    type: (text) => keyboard(struck([...text])),
  };
}

const moved = (x, y, origin = 'viewport') => ({ type: 'pointerMove', duration: 0, origin, x, y });
const pressed = (button = 'left') =>
  ['pointerDown', 'pointerUp'].map((type) => ({ type, button: buttons[button] }));

const codeOf = (name) => keyCodes[name] ?? name;
const struck = (names) =>
  names.flatMap((name) => ['keyDown', 'keyUp'].map((type) => ({ type, value: codeOf(name) })));
