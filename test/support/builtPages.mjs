import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from './servers.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * A host of the built files at `/`, and of pages that tests give it. Files whose path `held` matches wait until `release`; with `refuse`
 * they fail.
 */
export async function hostBuiltPages() {
  const pages = new Map();
  let held;
  let waiting = [];
  const requests = [];
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    requests.push(pathname);
    const page = pages.get(pathname);
    if (page)
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
        .end(page.html);
    if (held?.test(pathname))
      if (!(await new Promise((resolve) => waiting.push(resolve)))) return response.writeHead(500).end();
    readFile(join(root, 'dist', pathname)).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
  await once(server, 'listening');
  const answer = (isThere) => {
    held = undefined;
    for (const each of waiting) each(isThere);
    waiting = [];
  };
  return {
    origin: `http://localhost:${server.address().port}`,
    requests,
    setPage(path, body, { head = '', headers = {}, hold } = {}) {
      held = hold;
      requests.length = 0;
      pages.set(path, {
        headers,
        html: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${head}<body>${body}</body></html>`,
      });
    },
    setFile(path, text, type) {
      pages.set(path, { headers: { 'content-type': type }, html: text });
    },
    release: () => answer(true),
    refuse: () => answer(false),
    close() {
      answer(false);
      server.closeAllConnections();
      server.close();
    },
  };
}
