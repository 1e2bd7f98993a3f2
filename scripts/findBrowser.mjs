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

/** Chrome and Chromium built without a window. A page starts in a third of the time that it needs in the whole browser. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where each system keeps Chrome, Chromium and Edge, best first. */
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
  const folders = [...foldersOf(env), '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const foldersOf = (env) => (env.PATH ?? '').split(delimiter).filter(Boolean);

/** The browser that tests run in: `CHROME_PATH`, else an installed one, else on Debian as root one from apt. */
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
  const found = () => candidates(platform, env).find((path) => exists(path));
  const browser = found() ?? (install('chromium', 'fonts-liberation') ? found() : undefined);
  if (browser) return browser;
  throw new Error(
    'No browser was found: install Chrome, Chromium or Edge, or set CHROME_PATH to the program of one.',
  );
}

/**
 * The browser for tests that need no window and no back-forward cache: `CHROME_PATH`, else a headless shell that is on the PATH, else the
 * one of `findBrowser`.
 */
export const findHeadlessBrowser = (options = {}) => findHeadlessShell(options) ?? findBrowser(options);

function findHeadlessShell({ env = process.env, exists = existsSync } = {}) {
  if (env.CHROME_PATH) return undefined;
  return headlessShells
    .flatMap((name) => foldersOf(env).map((folder) => join(folder, name)))
    .find((path) => exists(path));
}

/** Installs a headless shell if there is none, on Debian as root. */
export function installHeadlessShell({ install = installFromApt } = {}) {
  if (!process.env.CHROME_PATH && !findHeadlessShell()) install(headlessShells[0]);
}

/** Installs Debian packages, where that is possible; whether it was. */
export function installFromApt(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (...args) =>
    // Another test file may be installing at the same time.
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
    return false; // No such file: another system.
  }
}

/** Chromium refuses its sandbox to root; the rest keeps it from the network. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
