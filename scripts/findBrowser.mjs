import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** Names of Chromium and Chrome builds without a window. Pages start in a third of the time of the full browser. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Returns the paths of Chrome, Chromium, and Edge on each operating system, best first. */
export function candidates(platform, env) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (app) => `${app}.app/Contents/MacOS/${app}`,
    );
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, app)),
    );
  }
  if (platform === 'win32') {
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter(Boolean);
    return programs.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
  }
  const folders = [...getPathFolders(env), '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const getPathFolders = (env) => (env.PATH ?? '').split(delimiter).filter(Boolean);

/** Returns the browser for tests: `CHROME_PATH`, an installed browser, or Chromium from apt on Debian as root. */
export function findBrowser({
  platform = process.platform,
  env = process.env,
  exists = existsSync,
  install = installFromApt,
} = {}) {
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(
      `CHROME_PATH is ${env.CHROME_PATH}, where no file is: set it to the program of Chrome, Chromium or Edge.`,
    );
  }
  const findInstalled = () => candidates(platform, env).find((path) => exists(path));
  const browser = findInstalled() ?? (install('chromium', 'fonts-liberation') ? findInstalled() : undefined);
  if (browser) return browser;
  throw new Error(
    'No browser was found: install Chrome, Chromium or Edge, or set CHROME_PATH to the program of one.',
  );
}

/**
 * Returns the browser for tests without a window and back/forward cache: `CHROME_PATH`, a headless shell on the `PATH`, or the result of
 * `findBrowser`.
 */
export const findHeadlessBrowser = (options = {}) => findHeadlessShell(options) ?? findBrowser(options);

function findHeadlessShell({ env = process.env, exists = existsSync } = {}) {
  if (env.CHROME_PATH) return undefined;
  return headlessShells
    .flatMap((name) => getPathFolders(env).map((folder) => join(folder, name)))
    .find((path) => exists(path));
}

/** Installs a headless shell if it is missing, on Debian as root. */
export function installHeadlessShell({ install = installFromApt } = {}) {
  if (!process.env.CHROME_PATH && !findHeadlessShell()) install(headlessShells[0]);
}

/** Installs Debian packages, and returns whether that succeeded. Does nothing on other systems, or if not root. */
export function installFromApt(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (...args) =>
    // Another test file may install packages at the same time.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages).status === 0;
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false; // The file exists only on Linux.
  }
}

/** Flags of Chromium: no sandbox as root, which Chromium rejects, and no network requests in the background. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
