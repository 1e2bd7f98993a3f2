import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderFooter, renderHeader } from 'auction-elements/server';
import compression from 'compression';
import express from 'express';
import session from 'express-session';

const site = JSON.parse(readFileSync('site.json', 'utf8'));
const app = express();

app.use(compression());
app.use('/auction-elements', express.static('node_modules/auction-elements/dist'));
app.use(session({ secret: process.env.SESSION_SECRET, resave: false, saveUninitialized: false }));
app.use((request, response, next) => {
  const nonce = (response.locals.nonce = randomBytes(16).toString('base64'));
  response.set(
    'Content-Security-Policy',
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; require-trusted-types-for 'script'`,
  );
  next();
});

/** A page with header and footer; `main` is HTML. */
function renderPage(request, response, main) {
  const { nonce } = response.locals;
  const options = { styles: { mode: 'nonce', nonce }, page: request.originalUrl };
  response.send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lots</title>
    <script type="module" nonce="${nonce}" src="/auction-elements/autoload.js"></script>
  </head>
  <body>
    ${renderHeader(site, { ...options, session: request.session.bidder ? 'bidder' : 'visitor' })}
    <main>${main}</main>
    ${renderFooter(site, { ...options, year: new Date().getFullYear() })}
  </body>
</html>`);
}

app.get('/page', (request, response) => renderPage(request, response, '<h1>Lots</h1>'));

export default app;
