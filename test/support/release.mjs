import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before } from 'node:test';
import { launchBrowser } from './browser.mjs';
import { root } from './servers.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * A host with the built files and with pages: functions of a URL by path, which return HTML, a body with its
 * type and headers, or a promise of either. Its files can be held, removed, and replaced while pages are
 * open.
 */
export async function startHost(pages) {
  const releases = mkdtempSync(join(tmpdir(), 'release-'));
  let folder = join(root, 'dist');
  let isGone = () => false;
  let isHeld = () => false;
  let held = [];
  const requests = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost');
    requests.push(url.pathname);
    const page = pages[url.pathname];
    if (page) {
      void Promise.resolve(page(url, request)).then((given) => {
        const { type = 'text/html; charset=utf-8', body = given, headers } = Object(given);
        response.writeHead(200, { 'content-type': type, ...headers }).end(body);
      });
      return;
    }
    const missing = () => response.writeHead(404, { 'cache-control': 'no-store' }).end();
    const answer = () => {
      if (isGone(url.pathname)) return missing();
      readFile(join(folder, url.pathname)).then(
        (body) =>
          response
            .writeHead(200, {
              'content-type': types[extname(url.pathname)] ?? 'text/plain',
              'cache-control': 'no-store',
            })
            .end(body),
        missing,
      );
    };
    if (isHeld(url.pathname)) held.push(answer);
    else answer();
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${server.address().port}`,
    requests,
    /** Responds to these paths, selected by a function, like a server that no longer has the files. */
    remove: (test) => {
      isGone = test;
    },
    restore: () => {
      isGone = () => false;
    },
    /** Holds responses to these paths until `release`. */
    hold: (test) => {
      isHeld = test;
    },
    release: () => {
      isHeld = () => false;
      for (const answer of held) answer();
      held = [];
    },
    /** Deploys another release in which all chunks have new names, and removes the previous release. */
    deploy: (version) => {
      folder = makeRelease(join(releases, version), version);
    },
    redeploy: () => {
      folder = join(root, 'dist');
    },
    end: () => {
      server.closeAllConnections();
      server.close();
      rmSync(releases, { recursive: true });
    },
  };
}

/** Gives the calling suite a host with pages and a browser, from its first test to its last. */
export function hostInBrowser(pages, options) {
  const site = { host: undefined, browser: undefined };
  before(async () => {
    site.host = await startHost(pages);
    site.browser = await launchBrowser(options);
  });
  after(async () => {
    await site.browser?.close();
    site.host?.end();
  });
  return site;
}

function makeRelease(folder, version) {
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = ['chunks', 'elements', 'autoload.js', 'auction-elements.js', 'auction-elements.css'];
  for (const each of files) cpSync(join(root, 'dist', each), join(folder, each), { recursive: true });
  const rename = (text) => text.replaceAll(/(chunks\/|\.\/)([\w.-]+)-[\w-]{7}\.js/g, '$1$2-deployed.js');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      text.replaceAll(`\`${current}\``, `\`${version}\``).replaceAll(`"${current}"`, `"${version}"`),
    );
    renameSync(file, join(folder, rename(`./${name}`)));
  }
  return folder;
}
