import { readFile } from 'node:fs/promises';
import { renderFooter, renderHeader } from 'auction-elements/server';

const site = JSON.parse(await readFile('site.json', 'utf8'));
const library = 'node_modules/auction-elements/dist';
const types = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/** Bidders by the cookie that they got when they signed in. */
export const sessions = new Map();

const findBidder = (request) =>
  sessions.get(/(?:^|; )session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]);

/** A page with header and footer; `main` is HTML. */
function renderPage(request, main) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const options = { styles: { mode: 'nonce', nonce }, page: request.url };
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lots</title>
    <script type="module" nonce="${nonce}" src="/auction-elements/autoload.js"></script>
  </head>
  <body>
    ${renderHeader(site, { ...options, session: findBidder(request) ? 'bidder' : 'visitor' })}
    <main>${main}</main>
    ${renderFooter(site, { ...options, year: new Date().getFullYear() })}
  </body>
</html>`;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; require-trusted-types-for 'script'`,
    Vary: 'Accept-Encoding, Cookie',
  });
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(html, { headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(new Blob([html]).stream().pipeThrough(new CompressionStream('gzip')), { headers });
}

async function serveFile(path) {
  try {
    const body = await readFile(library + path);
    return new Response(body, { headers: { 'Content-Type': types[path.split('.').pop()] ?? 'text/plain' } });
  } catch {
    return new Response('Not found', { status: 404 }); // No such file.
  }
}

export default {
  fetch(request) {
    // An address has no ".." left once it is parsed.
    const { pathname } = new URL(request.url);
    if (pathname === '/page') return renderPage(request, '<h1>Lots</h1>');
    const file = /^\/auction-elements(\/[\w./-]+)$/.exec(pathname)?.[1];
    return file ? serveFile(file) : new Response('Not found', { status: 404 });
  },
};
