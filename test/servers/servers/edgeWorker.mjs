import assert from 'node:assert/strict';
import { join } from 'node:path';
import { root } from '../../support/servers.mjs';
import { fetchPath, isHydrated, openPage } from '../checks.mjs';

/** Tests the response to a browser that has a cached copy of the page. */
async function tryRevalidation({ origin }) {
  const asked = { accept: 'text/html', 'if-none-match': '"1"' };
  const visitor = await fetchPath(origin, '/page', asked);
  assert.equal(visitor.status, 200);
  assert.equal(visitor.headers.etag, undefined);
  assert.equal(visitor.headers['last-modified'], undefined);
  const { status, body } = await fetchPath(origin, '/page', { ...asked, cookie: 'bidder=ada' });
  assert.equal(status, 200);
  assert.match(body.toString('utf8'), /session="bidder"/);
  const image = await fetchPath(origin, '/picture', { accept: 'image/*', 'if-none-match': '"1"' });
  assert.equal(image.status, 304);
}

/** An origin’s page without a nonce in its CSP, whose HTML omits optional tags. */
async function tryOtherOrigin(server) {
  for (const script of [false, true]) {
    const page = await openPage(server, '/plain', { script });
    if (script) await isHydrated(page);
    const { height, footers } = await page.evaluate(() => ({
      height: document.querySelector('auction-header').getBoundingClientRect().height,
      footers: document.querySelectorAll('main ~ auction-footer').length,
    }));
    // The height of its two rows. Without CSS, it is a long list.
    assert.equal(height, 124);
    assert.equal(footers, 1);
    assert.deepEqual(page.errors, []);
  }
}

/** The worker on workerd, in front of a Node.js origin. */
export const edgeWorker = {
  name: 'edge-worker',
  title: 'Edge worker',
  pages: { page: '/page', signIn: '/test-sign-in' },
  without: { 'tag alone': 'the origin’s', gzip: 'the edge’s' },
  ownChecks: { 'copies that browsers keep': tryRevalidation, 'a policy without nonces': tryOtherOrigin },
  start({ port, copyLibrary, copyIntegration, write }) {
    copyLibrary('public');
    copyIntegration('.', ['worker.js']);
    write('package.json', '{"type":"module"}');
    write(
      'test.js',
      `import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const { Miniflare, Response } = createRequire(${JSON.stringify(join(root, 'test/servers/package.json'))})('miniflare');
const types = { js: 'text/javascript', css: 'text/css' };
function origin(request) {
  const { pathname } = new URL(request.url);
  const file = /^\\/auction-elements\\/(.+)$/.exec(pathname)?.[1];
  if (file) return new Response(readFileSync('public/' + file), { headers: { 'Content-Type': types[file.split('.').pop()] } });
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  if (pathname === '/sign-in') return new Response('Sign in');
  if (pathname === '/test-sign-in') return new Response('Hello', { headers: { ...html, 'Set-Cookie': 'bidder=ada; Path=/' } });
  const kept = { ETag: '"1"', 'Last-Modified': 'Tue, 24 Nov 2026 08:00:00 GMT' };
  if (request.headers.get('if-none-match') === kept.ETag) return new Response(null, { status: 304, headers: kept });
  if (pathname === '/plain') return new Response('<!doctype html><html lang="en"><head><title>Lots</title></head><body><main><h1>Lots</h1></main>', {
    headers: { ...html, 'Content-Security-Policy': "default-src 'self'; require-trusted-types-for 'script'" },
  });
  if (pathname !== '/page') return new Response('', { status: 404 });
  const nonce = randomBytes(16).toString('base64');
  const policy = \`default-src 'self'; script-src 'nonce-\${nonce}' 'strict-dynamic'; style-src 'nonce-\${nonce}'; require-trusted-types-for 'script'\`;
  return new Response('<!doctype html><html lang="en"><head><title>Lots</title></head><body><main><h1>Lots</h1></main></body></html>', {
    headers: { ...html, ...kept, 'Content-Security-Policy': policy },
  });
}
const text = (path) => readFileSync(path, 'utf8');
const worker = new Miniflare({
  port: ${port},
  host: '127.0.0.1',
  modulesRoot: '/',
  modules: [
    { type: 'ESModule', path: '/worker.js', contents: text('worker.js') },
    { type: 'ESModule', path: '/auction-elements/server', contents: text(${JSON.stringify(join(root, 'dist/server.js'))}) },
    { type: 'ESModule', path: '/site.json', contents: 'export default ' + text('site.json') },
  ],
  compatibilityDate: '2026-01-01',
  outboundService: origin,
});
await worker.ready;`,
    );
    return { command: process.execPath, args: ['test.js'] };
  },
};
