import { getRequestListener } from '@hono/node-server';
// Loaded before the runner puts a console of its own in place, which React cannot do with; vite.styles.ts draws with it.
import 'react-dom/server';
import { createServer } from 'vite';

/** Paths that are the runner's own. */
const runners = /^\/(__web-|__wds|\?|$)/;

/** Vite serves the sources, and a small server of our own answers under `/t/`, all on the runner's port. */
export function viteMiddleware() {
  const ready = start();
  return async (context, next) => {
    const { url } = context;
    if (runners.test(url)) return next();
    const { vite, answer } = await ready;
    context.respond = false;
    context.res.statusCode = 200;
    if (url.startsWith('/t/')) return answer(context.req, context.res);
    // With the runner's parameters every module would be another one.
    const clean = new URL(url, 'http://localhost');
    clean.searchParams.delete('wtr-session-id');
    clean.searchParams.delete('wtr-test-framework');
    context.req.url = clean.pathname + clean.search.replaceAll('=&', '&').replace(/=$/, '');
    vite.middlewares(context.req, context.res, () => {
      context.res.statusCode = 404;
      context.res.end();
    });
  };
}

/** WebKit has no Navigation API by which a test could keep the page from leaving: see navigations.ts. */
const watchedWayOut = {
  name: 'watched-way-out',
  transform: (code, id) =>
    id.includes('/src/') && code.includes('location.assign(')
      ? { code: code.replaceAll('location.assign(', 'window.leavePage('), map: null }
      : null,
};

async function start() {
  const vite = await createServer({
    appType: 'custom',
    // Engines are run side by side, and each has plugins of its own.
    cacheDir: `node_modules/.vite/${process.env.ENGINE ?? 'chromium'}`,
    logLevel: 'error',
    plugins: [
      {
        name: 'runner-modules',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/__web') ? { id, external: true } : null),
      },
      ...(process.env.ENGINE === 'webkit' ? [watchedWayOut] : []),
    ],
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      // Worked out before a test waits for them.
      warmup: { clientFiles: ['src/**/*Styles.ts'] },
    },
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
  const { app } = await vite.ssrLoadModule('/test/support/server.ts');
  return { vite, answer: getRequestListener(app.fetch, { overrideGlobalObjects: false }) };
}
