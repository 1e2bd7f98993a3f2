import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemo } from '../../scripts/startDemo.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the demo that the runner has started for all files, or starts one for this file. */
export async function sharedDemo() {
  const { TEST_DEMO: origin } = process.env;
  return origin ? { origin, end: async () => {} } : startDemo();
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves the files of a folder unchanged, at any path, with custom headers. A browser may cache the files.
 */
export async function serveFiles(folder, { base = '/', headers = {} } = {}) {
  const server = createHttpServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, path.slice(base.length));
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': types[extname(file)] ?? 'text/plain',
            'cache-control': 'max-age=3600',
            ...headers,
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
  await once(server, 'listening');
  return { address: `http://localhost:${server.address().port}${base}`, close: () => server.close() };
}

/** Returns an unused port of this machine. */
export async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
