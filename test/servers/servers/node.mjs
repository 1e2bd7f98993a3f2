import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/servers.mjs';

/** JavaScript servers. Each has the page of its example, plus code that only the tests need. */

const tagPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lots</title>
<link rel="stylesheet" nonce="NONCE" href="/auction-elements/auction-elements.css">
<script type="module" nonce="NONCE" src="/auction-elements/autoload.js"></script></head>
<body><auction-header session="SESSION" config-src="/site.json"></auction-header><auction-footer config-src="/site.json"></auction-footer></body></html>`;

const pages = { tag: '/tag', page: '/page', signIn: '/test-sign-in' };

/** The folder of an app into which the packages are installed. */
function makeApp({ folder, copyIntegration, copyLibrary, write }, files) {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['express', 'compression', 'express-session', 'hono', '@hono'])
    symlinkSync(join(root, 'test/servers/node_modules', name), join(folder, 'node_modules', name));
  copyLibrary('tag');
  write('package.json', '{"type":"module"}');
  write(
    'node_modules/auction-elements/package.json',
    '{"type":"module","exports":{"./server":"./dist/server.js"}}',
  );
  symlinkSync(join(root, 'dist'), join(folder, 'node_modules/auction-elements/dist'));
  copyIntegration('.', files);
}

const env = { ...process.env, SESSION_SECRET: 'test' };

/** Makes a Node.js app whose `file` is started by `test.js`. */
const makeNodeServer = (name, title, file, formatStart) => ({
  name,
  title,
  pages,
  start(site) {
    makeApp(site, [file]);
    site.write('test.js', formatStart(site.port));
    return { command: process.execPath, args: ['test.js'], options: { env } };
  },
});

export const express = makeNodeServer(
  'express',
  'Express',
  'server.js',
  (port) => `import { readFileSync } from 'node:fs';
import app from './server.js';
app.get('/tag', (request, response) => response.send(${JSON.stringify(tagPage)}
  .replaceAll('NONCE', response.locals.nonce).replace('SESSION', request.session.bidder ? 'bidder' : 'visitor')));
app.get('/site.json', (request, response) => response.type('json').send(readFileSync('tag/site.json')));
app.get('/sign-in', (request, response) => response.send('Sign in'));
app.get('/test-sign-in', (request, response) => { request.session.bidder = 'ada'; response.send('Hello'); });
app.listen(${port}, '127.0.0.1');`,
);

export const hono = makeNodeServer(
  'hono',
  'Hono',
  'app.js',
  (port) => `import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import app from './app.js';
app.get('/tag', async (context) => context.html(${JSON.stringify(tagPage)}
  .replaceAll('NONCE', context.get('secureHeadersNonce'))
  .replace('SESSION', (await getSignedCookie(context, 'test', 'bidder')) ? 'bidder' : 'visitor')));
app.get('/site.json', (context) => context.json(JSON.parse(readFileSync('tag/site.json'))));
app.get('/sign-in', (context) => context.text('Sign in'));
app.get('/test-sign-in', async (context) => { await setSignedCookie(context, 'bidder', 'ada', 'test'); return context.html('Hello'); });
serve({ fetch: app.fetch, port: ${port}, hostname: '127.0.0.1' });`,
);

const makeWebServer = (name, title, getCommand) => ({
  name,
  folder: 'deno-bun',
  title,
  pages,
  start(site) {
    makeApp(site, ['server.js']);
    site.write(
      'test.js',
      `import { readFileSync } from 'node:fs';
import server, { sessions } from './server.js';
sessions.set('s1', 'ada');
const answers = {
  '/site.json': () => new Response(readFileSync('tag/site.json'), { headers: { 'Content-Type': 'application/json' } }),
  '/sign-in': () => new Response('Sign in'),
  '/test-sign-in': () => new Response('Hello', { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'session=s1; Path=/; HttpOnly' } }),
};
async function fetch(request) {
  const url = new URL(request.url);
  if (url.pathname !== '/tag') return (answers[url.pathname] ?? (() => server.fetch(request)))();
  const page = await server.fetch(new Request(new URL('/page', url), { headers: { cookie: request.headers.get('cookie') ?? '' } }));
  const policy = page.headers.get('Content-Security-Policy');
  const session = /session="(\\w+)"/.exec(await page.text())[1];
  return new Response(${JSON.stringify(tagPage)}.replaceAll('NONCE', /nonce-([^']+)/.exec(policy)[1]).replace('SESSION', session), {
    headers: page.headers,
  });
}
export default { fetch, port: ${site.port}, hostname: '127.0.0.1' };`,
    );
    return { ...getCommand(site.port), options: { env } };
  },
});

const bin = (name) => join(root, 'test/servers/node_modules/.bin', name);

export const deno = makeWebServer('deno', 'Deno', (port) => ({
  command: join(root, 'test/servers/node_modules/@deno/linux-x64-glibc/deno'),
  args: ['serve', '--allow-all', '--no-lock', '--port', String(port), '--host', '127.0.0.1', 'test.js'],
}));

export const bun = makeWebServer('bun', 'Bun', () => ({
  command: bin('bun'),
  args: ['test.js'],
}));
