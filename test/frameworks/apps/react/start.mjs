import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Serves the built apps of all versions under their version numbers: `start.mjs development 3000`. */

const [mode, port] = process.argv.slice(2);
const dist = fileURLToPath(new URL(`dist/${mode}/`, import.meta.url));
const frame = (version) => [
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lots</title><link rel="icon" href="data:,">
<script type="module" src="/${version}/client.js"></script><body><div id="app">`,
  '</div>',
];

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const [, version] = /^\/(\d+)(?:\/|$)/.exec(pathname) ?? [];
  if (extname(pathname)) {
    const body = await readFile(join(dist, pathname)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/javascript' }).end(body);
  } else if (version) {
    response.writeHead(200, { 'content-type': 'text/html' });
    const { render } = await import(join(dist, `${version}-server/server.js`));
    await render(pathname, response, frame(version));
  } else response.writeHead(200).end('ready');
}).listen(Number(port), '127.0.0.1');
