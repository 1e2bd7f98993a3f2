import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { browserFlags, findBrowser, installFromApt } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { until } from '../support/browser.mjs';

/**
 * Sets up a desktop for assistive technology: a screen, a D-Bus session bus, the accessibility interface, and
 * a browser.
 */

const python = '/usr/bin/python3';
const needed = {
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'python3-pyatspi': '/usr/lib/python3/dist-packages/pyatspi',
  'gir1.2-atspi-2.0': '/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib',
  'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  xvfb: '/usr/bin/Xvfb',
};

/** Installs missing packages, on Debian as root. */
function installDesktop(also) {
  const missing = Object.entries({ ...needed, ...also }).flatMap(([name, path]) =>
    existsSync(path) ? [] : [name],
  );
  if (missing.length > 0 && !installFromApt(...missing))
    throw new Error(`Debian packages are missing: apt-get install ${missing.join(' ')}`);
}

/** The program of each engine, with its window at a URL. */
const browsers = {
  chromium: {
    find: findBrowser,
    args: (url, profile, { width, height }) => [
      ...browserFlags,
      '--force-renderer-accessibility',
      '--no-default-browser-check',
      '--lang=en-US',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      `--app=${url}`,
    ],
  },
  firefox: {
    find: findFirefox,
    args: (url, profile, { width, height }) => [
      '--profile',
      profile,
      '--no-remote',
      '--new-instance',
      '--width',
      String(width),
      '--height',
      String(height),
      url,
    ],
  },
  webkit: {
    find: () => python,
    args: (url, _profile, { width, height }) => [
      fileURLToPath(new URL('webkitWindow.py', import.meta.url)),
      url,
      String(width),
      String(height),
    ],
  },
};

export const engines = Object.keys(browsers);

/** Returns the CPU time of a process in ms. Linux counts it in hundredths of a second. */
export function getProcessorTime({ pid }) {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * Starts a desktop, and installs the packages that it needs, identified by a file of each. Ending it ends all
 * of its processes.
 */
export async function startDesktop(also = {}) {
  installDesktop(also);
  const folder = mkdtempSync(join(tmpdir(), 'assistive-'));
  const running = new Set();
  const start = (command, args, options = {}) => {
    const child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      ...options,
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const firstLine = async (child) => {
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return line;
  };
  // Without `-noreset`, the X server restarts when its last window closes, and cannot be reached meanwhile.
  const screen = start('Xvfb', ['-displayfd', '1', '-noreset', '-screen', '0', '1600x1200x24']);
  const env = {
    ...process.env,
    DISPLAY: `:${await firstLine(screen)}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
    // Each engine has its own switch.
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    GTK_MODULES: 'gail:atk-bridge',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  // Processes such as the accessibility bus put sockets in the home folder. Two desktops with the same folder
  // would share them.
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], { env });
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  const end = () => {
    for (const child of running) child.kill();
    // A browser may still write to its profile.
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // The system empties its temporary folder.
    }
  };
  process.once('exit', end);
  const reader = start(python, [fileURLToPath(new URL('atspi.py', import.meta.url))], { env });
  const answers = createInterface({ input: reader.stdout })[Symbol.asyncIterator]();
  const ask = async (question) => {
    reader.stdin.write(`${JSON.stringify(question)}\n`);
    const answer = JSON.parse((await answers.next()).value);
    if (answer?.error) throw new Error(answer.error);
    return answer;
  };
  return {
    env,
    start,
    /** Opens a window. Returns functions that read its page and act on it by name, like voice control. */
    open(engine, url, title, size = { width: 1440, height: 1000 }) {
      const { find, args } = browsers[engine];
      const profile = mkdtempSync(join(folder, engine));
      if (engine === 'firefox')
        writeFileSync(
          join(profile, 'user.js'),
          [
            ['browser.aboutwelcome.enabled', false],
            // A screen reader would treat a preloaded new tab page as a page.
            ['browser.newtab.preload', false],
            ['browser.shell.checkDefaultBrowser', false],
            ['datareporting.policy.dataSubmissionEnabled', false],
            ['intl.accept_languages', 'en-US'],
            ['ui.prefersReducedMotion', 1],
          ]
            .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
            .join('\n'),
        );
      const browser = start(find(), args(url, profile, size), { env, stdio: 'ignore' });
      return {
        /** Returns the tree of the page once a condition on it is met. */
        tree: (isReady = () => true, what = 'the tree of the page') =>
          until(async () => {
            const tree = await ask({ title });
            return tree && isReady(tree) ? tree : undefined;
          }, what),
        click: (words) =>
          until(() => ask({ title, click: words }), `something to click that is named “${words}”`),
        close: async () => {
          if (browser.exitCode !== null) return;
          browser.kill();
          await once(browser, 'exit');
        },
      };
    },
    end: () => {
      process.off('exit', end);
      end();
    },
  };
}
