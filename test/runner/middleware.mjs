import { getRequestListener } from '@hono/node-server';
// Loaded before the runner replaces the console, which React cannot do without; vite.styles.ts renders with it.
import 'react-dom/server';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createServer } from 'vite';
import { importSource } from '../../scripts/importSource.mjs';
import { root } from './root.mjs';
import { watchedNavigation } from './testBundle.mjs';

/** Addresses of web-test-runner's own. */
const runnersOwn = /^\/(__web-|__wds|\?|$)/;

/** On the runner's port: the test server below `/t/`, and everything else from `serveSources`. */
export function testMiddleware(serveSources) {
  const testServer = importSource('/test/support/server.ts').then(({ app }) =>
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  return async (context, next) => {
    if (runnersOwn.test(context.url)) return next();
    context.respond = false;
    context.res.statusCode = 200;
    if (context.url.startsWith('/t/')) return (await testServer)(context.req, context.res);
    return serveSources(context.req, context.res);
  };
}

/** Milliseconds by which files that `import()` loads are late, as on a busy machine: it finds tests that only pass where they are quick. */
const slowImports = Number(process.env.SLOW_IMPORTS ?? 0);

/** What the user agent of a browser ends with that asks for React's development build. */
export const developmentMark = 'ReactDevelopment';

/** Serves what `bundleTests` returned: React's build for production, as it ships, and the one with warnings to browsers that ask for it. */
export const serveBundles = (development, production) => (request, response) => {
  const bundle = request.headers['user-agent']?.endsWith(developmentMark) ? development : production;
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = bundle.files.get(pathname);
  if (!file) return void serveFile(pathname, response);
  const isLate = slowImports > 0 && file.isLazy;
  const send = () =>
    response
      // What the browser does not keep is late in each page.
      .writeHead(200, { 'Content-Type': file.type, 'Cache-Control': isLate ? 'no-store' : 'max-age=3600' })
      .end(file.body);
  if (isLate) setTimeout(send, slowImports);
  else send();
};

const types = { '.js': 'text/javascript', '.svg': 'image/svg+xml', '.json': 'application/json' };

/** A file as it is: of a package, or a picture. */
async function serveFile(pathname, response) {
  try {
    const body = await readFile(join(root, pathname));
    response.writeHead(200, { 'Content-Type': types[extname(pathname)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** Serves the sources one by one, so that changes and coverage belong to a file. */
export function serveDevelopment() {
  const ready = createServer({
    appType: 'custom',
    cacheDir: 'node_modules/.vite/tests',
    logLevel: 'error',
    plugins: [
      {
        name: 'runner-modules',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/__web') ? { id, external: true } : null),
      },
      watchedNavigation,
    ],
    server: { middlewareMode: true, hmr: false, ws: false, warmup: { clientFiles: ['src/**/*Styles.ts'] } },
    optimizeDeps: {
      entries: ['test/**/*.test.{ts,tsx}', 'elements/auction-elements.ts'],
      exclude: ['@web/test-runner-commands'],
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@r2wc/react-to-web-component',
        'downshift',
        'valibot',
        'sinon',
        'fast-check',
        '@open-wc/testing',
        '@testing-library/dom',
      ],
    },
  });
  return async (request, response) => {
    const vite = await ready;
    // With the runner's parameters every module would be loaded twice.
    const clean = new URL(request.url, 'http://localhost');
    clean.searchParams.delete('wtr-session-id');
    clean.searchParams.delete('wtr-test-framework');
    request.url = clean.pathname + clean.search.replaceAll('=&', '&').replace(/=$/, '');
    vite.middlewares(request, response, () => response.writeHead(404).end());
  };
}
