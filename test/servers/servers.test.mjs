import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { installFromApt } from '../../scripts/findBrowser.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { launchBrowser, until } from '../support/browser.mjs';
import { findPort, root } from '../support/servers.mjs';
import { checks, fetchPath } from './checks.mjs';
import { servers } from './servers/servers.mjs';
import { makeSiteFolder } from './siteFolder.mjs';
import { writeTable } from './table.mjs';

/** Tests the files of `integrations` on their servers. `SERVERS=php,nginx` runs some of them. */

const wanted = process.env.SERVERS?.split(',');
const results = new Map();

describe('integrations', () => {
  let browser;
  before(async () => {
    // Install from a separate lock file, which keeps the library’s install small.
    ensureInstalled({ folder: `${root}test/servers` });
    browser = await launchBrowser({ watchesNetwork: true });
  });
  after(async () => {
    await browser?.close();
    if (!wanted) writeTable(results);
  });

  for (const server of servers.filter(({ name }) => !wanted || wanted.includes(name)))
    describe(server.title, () => {
      let site;
      const subject = { ...server, browser };
      let child;
      let output = '';

      before(async () => {
        install(server);
        site = makeSiteFolder(server);
        const port = await findPort();
        const { command, args, options } = await server.start({ ...site, port });
        child = spawn(command, args, { cwd: site.folder, stdio: 'pipe', detached: true, ...options });
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
        Object.assign(subject, { browser, origin: `http://127.0.0.1:${port}` });
        await until(
          () => child.exitCode !== null || fetchPath(subject.origin, '/auction-elements/autoload.js'),
          `${server.title} to start`,
        ).catch((error) => {
          throw new Error(`${error.message}\n${output}`);
        });
        if (child.exitCode !== null) throw new Error(`${server.title} has ended:\n${output}`);
        results.set(server, new Map());
      });
      after(async () => {
        if (child && child.exitCode === null && child.signalCode === null) {
          process.kill(-child.pid, 'SIGTERM');
          await once(child, 'exit');
        }
        if (site) rmSync(site.folder, { recursive: true, force: true });
      });

      for (const [name, check] of Object.entries({ ...checks, ...server.ownChecks })) {
        const reason = server.without?.[name];
        if (reason) continue;
        it(`passes the check “${name}”`, async () => {
          try {
            await check(subject);
            results.get(server).set(name, true);
          } catch (error) {
            error.message += `\n${output.slice(-2000)}`;
            throw error;
          }
        });
      }
    });
});

function install({ title, program, packages }) {
  if (!program || existsSync(program) || spawnSync('which', [program]).status === 0) return;
  if (!installFromApt(...packages))
    throw new Error(
      `${title} is not there: install ${packages.join(', ')}, on Debian as root it comes by itself.`,
    );
}
