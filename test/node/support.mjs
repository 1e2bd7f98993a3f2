import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The demo site as `npm start` serves it, with a database of its own. */
export async function startDemo({ port, file = ':memory:' } = {}) {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(at), DEMO_DATABASE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code);
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('http://')) resolve();
      });
    ended.then(() => reject(new Error(output)));
  });
  return {
    origin: `http://localhost:${at}`,
    port: at,
    printed: () => output,
    /** Ctrl-C; gives the exit code. */
    end: async () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** The demo that the runner has started for all files, or one of the file's own. */
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

/** Any host that serves the files of a folder as they are, at any path. */
export async function serveFiles(folder, { base = '/' } = {}) {
  const server = createHttpServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, path.slice(base.length));
    readFile(file).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
  await once(server, 'listening');
  return { address: `http://localhost:${server.address().port}${base}`, close: () => server.close() };
}
