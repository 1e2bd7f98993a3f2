import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { renderFooter, renderHeader } from 'auction-elements/server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getSignedCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { NONCE, secureHeaders } from 'hono/secure-headers';

const site = JSON.parse(readFileSync('site.json', 'utf8'));
const app = new Hono();

app.use(compress());
app.use(
  '/auction-elements/*',
  serveStatic({
    root: 'node_modules/auction-elements/dist',
    rewriteRequestPath: (path) => path.replace('/auction-elements', ''),
  }),
);
app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: [NONCE],
      requireTrustedTypesFor: ["'script'"],
    },
  }),
);

/** A page with header and footer; `main` is HTML. */
async function renderPage(context, main) {
  const nonce = context.get('secureHeadersNonce');
  const bidder = await getSignedCookie(context, process.env.SESSION_SECRET, 'bidder');
  const options = { styles: { mode: 'nonce', nonce }, page: context.req.url };
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Lots</title>
          <script type="module" nonce="${nonce}" src="/auction-elements/autoload.js"></script>
        </head>
        <body>
          ${raw(renderHeader(site, { ...options, session: bidder ? 'bidder' : 'visitor' }))}
          <main>${main}</main>
          ${raw(renderFooter(site, { ...options, year: new Date().getFullYear() }))}
        </body>
      </html>`,
  );
}

app.get('/page', (context) => renderPage(context, html`<h1>Lots</h1>`));

export default app;
