import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { randomBytes } from 'node:crypto';
import { footerLinks } from '../src/site/footer/footerLinks.ts';
import type { Demo, Env } from './http/context.ts';
import { failOnDemand } from './http/failures.ts';
import { account } from './routes/account.ts';
import { api } from './routes/api.ts';
import { bidderPages } from './routes/bidderPages.ts';
import { controls } from './routes/controls.ts';
import { demoPages } from './routes/demoPages.ts';
import { listings } from './routes/listings.ts';
import { lots } from './routes/lots.ts';
import { newsletter } from './routes/newsletter.ts';
import { search } from './routes/search.ts';
import { listWanted } from './model/lots.ts';
import { html } from './view/html.ts';
import { suggestedLots } from './view/lots.ts';
import { page } from './view/page.ts';

interface AppOptions extends Demo {
  /** The folder of the built library. */
  built: string;
  /** The folder of the demo's static files. */
  files: string;
}

/** Allows inline styles in the docs, because readers can use them in the live examples. */
const styleSources = (path: string): string =>
  path.startsWith('/docs/') ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'";

const securityHeaders = (nonce: string, path: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    styleSources(path),
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
    "base-uri 'self'",
    "form-action 'self'",
    // The docs and the demo embed their own pages in frames.
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
});

/** Creates the app of the demo site. Doesn't start a server. */
export function createApp({ built, files, ...demo }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use(compress());
  app.use(async (context, next) => {
    const nonce = randomBytes(12).toString('base64');
    context.set('demo', demo);
    context.set('nonce', nonce);
    await next();
    for (const [name, value] of Object.entries(securityHeaders(nonce, context.req.path)))
      context.header(name, value);
  });
  app.use(async ({ req }, next) => {
    try {
      decodeURIComponent(new URL(req.url).pathname);
    } catch (error) {
      throw new HTTPException(400, { cause: error });
    }
    await next();
  });
  app.onError((error, context) => {
    if (!(error instanceof HTTPException)) throw error;
    return page(context, {
      title: 'Malformed request',
      status: 400,
      content: html`<p>The server couldn’t read the request. <a href="/">Back to auctions</a></p>`,
    });
  });
  app.use(failOnDemand);
  for (const part of [listings, lots, account, bidderPages, api, newsletter, search, controls, demoPages])
    app.route('/', part);
  app.get('/docs', (context) => context.redirect('/docs/'));
  // Browsers request this file for pages without an icon link.
  app.get('/favicon.ico', (context) => context.redirect('/demo/icon.svg'));
  const ownLinks = [
    ...footerLinks.flatMap(({ links }) => links).filter(({ href }) => href.startsWith('/')),
    { label: 'Forgot password', href: '/asp/forgotpassword.asp' },
  ];
  for (const { label, href } of ownLinks)
    app.get(href, (context) =>
      page(context, { title: label, content: html`<p>This demo page is a placeholder.</p>` }),
    );
  const { prerender } = demo;
  app.get(prerender.cssPath, (context) =>
    context.body(prerender.css, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );
  app.use('/demo/*', serveStatic({ root: files, rewriteRequestPath: (path) => path.replace('/demo', '') }));
  app.use(
    serveStatic({
      root: built,
      onFound: (path, context) =>
        context.header(
          'Cache-Control',
          path.includes('chunks') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  );
  app.notFound((context) =>
    page(context, {
      title: 'Page not found',
      status: 404,
      content: html`<p>We couldn’t find this page. Use the menus above to keep browsing.</p>
        ${suggestedLots(listWanted(demo.database, 4))}`,
    }),
  );
  return app;
}
