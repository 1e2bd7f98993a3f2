import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../scripts/install.mjs';
import { pack } from '../../scripts/pack.mjs';
import { launchBrowser, until } from '../support/browser.mjs';
import { findPort, root } from '../support/servers.mjs';
import { apps } from './apps/apps.mjs';
import {
  actionChecks,
  bindingChecks,
  checks,
  nextChecks,
  openPage,
  policyChecks,
  routerChecks,
  showsChangedFile,
  staticChecks,
} from './checks.mjs';

/** Tests server-rendered apps with the packed library. `FRAMEWORKS=next,react-16` runs some of them. */

const execute = promisify(execFile);
const here = join(root, 'test/frameworks/apps');
const wanted = process.env.FRAMEWORKS?.split(',');
const npmFlags = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Disables telemetry and prompts of frameworks. */
const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  CI: '1',
};

describe('server-rendered apps', () => {
  let browser;
  let tarball;
  before(async () => {
    browser = await launchBrowser({ watchesNetwork: true });
    tarball = pack(here);
  });
  after(async () => {
    await browser?.close();
    if (tarball) rmSync(tarball);
  });

  const prepared = new Map();
  /** Installs the packages of a folder and the library into it, once for all of its apps. */
  const prepare = ({ folder, flags = [], files = {} }) => {
    if (prepared.has(folder)) return;
    prepared.set(folder, new Set());
    const cwd = join(here, folder);
    ensureInstalled({ folder: cwd, flags });
    execFileSync('npm', ['install', '--no-save', '--no-package-lock', ...npmFlags, ...flags, tarball], {
      cwd,
      stdio: 'pipe',
    });
    for (const [from, to] of Object.entries(files)) copyFileSync(join(root, from), join(cwd, to));
  };

  const build = async ({ folder, build }, mode) => {
    const done = prepared.get(folder);
    for (const { command, env } of build(mode)) {
      const key = JSON.stringify({ command, env });
      if (done.has(key)) continue;
      done.add(key);
      await execute(command[0], command.slice(1), inFolder(folder, env));
    }
  };

  for (const app of apps.filter(({ name }) => !wanted || wanted.includes(name)))
    describe(app.title, () => {
      before(() => prepare(app));

      if (app.hasOneReact)
        it('has one copy of React', () => {
          const list = execFileSync('npm', ['ls', 'react', '--json', '--all'], {
            cwd: join(here, app.folder),
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          });
          const versions = new Set();
          collectVersions(JSON.parse(list), 'react', versions);
          assert.equal(versions.size, 1, [...versions].join(', '));
        });

      if (app.types)
        it('has types that compile', async () => {
          for (const [program, ...args] of app.types) await execute(program, args, inFolder(app.folder));
        });

      for (const mode of app.modes)
        describe(mode, () => {
          const subject = { base: app.base };
          let server;
          before(async () => {
            await build(app, mode);
            server = await start(app, mode);
            Object.assign(subject, { browser, origin: server.origin });
            await until(
              () => server.child.exitCode !== null || isAnswered(server.origin + (app.base ?? '')),
              `${app.title} to start`,
            ).catch((error) => {
              throw new Error(`${error.message}\n${server.output()}`);
            });
            if (server.child.exitCode !== null)
              throw new Error(`${app.title} has ended:\n${server.output()}`);
          });
          after(async () => {
            if (!server || server.child.exitCode !== null || server.child.signalCode !== null) return;
            process.kill(-server.child.pid, 'SIGTERM');
            await once(server.child, 'exit');
          });

          if (app.react)
            it(`runs React ${app.react}`, async () => {
              const page = await openPage(subject, '/');
              const version = await until(() => page.evaluate(() => document.documentElement.dataset.react));
              assert.match(version, new RegExp(`^${app.react}\\.`));
              await page.close();
            });

          for (const [name, check] of Object.entries({
            ...(app.isStatic ? staticChecks : checks),
            ...(app.followsLinks && routerChecks),
            ...(app.bindsBothWays && bindingChecks),
            ...(app.hasActions && actionChecks),
            ...(app.hasPolicy && policyChecks),
            ...(app.isNext && nextChecks),
          }))
            it(name, async () => {
              await check(subject).catch((error) => {
                error.message += `\n${server.output().slice(-2000)}`;
                throw error;
              });
            });

          // Run this last, when the server of the app has prepared all packages.
          if (app.firstPage && mode === 'development')
            it('shows a changed file without loading a new document', async () => {
              const file = join(here, app.folder, app.firstPage);
              const text = readFileSync(file, 'utf8');
              try {
                await showsChangedFile(subject, () => writeFileSync(file, text.replace('Lots', 'Auctions')));
              } finally {
                writeFileSync(file, text);
              }
            });
        });
    });
});

/** Puts the app’s programs first, including its own Node.js, as for the scripts of its `package.json`. */
const inFolder = (folder, env = {}) => {
  const cwd = join(here, folder);
  const PATH = [join(cwd, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  return { cwd, env: { ...process.env, ...quiet, PATH, ...env } };
};

async function start({ folder, start: getCommand }, mode) {
  const port = await findPort();
  const [program, ...args] = getCommand(mode, String(port));
  let output = '';
  const child = spawn(program, args, {
    ...inFolder(folder, { PORT: String(port), ORIGIN: `http://localhost:${port}`, NODE_ENV: mode }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, origin: `http://localhost:${port}`, output: () => output };
}

const isAnswered = async (address) => (await fetch(address)).ok;

function collectVersions({ dependencies = {} }, name, versions) {
  for (const [each, dependency] of Object.entries(dependencies)) {
    if (each === name && dependency.version) versions.add(dependency.version);
    collectVersions(dependency, name, versions);
  }
}
