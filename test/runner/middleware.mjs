import { getRequestListener } from '@hono/node-server';
// vite.styles.ts renders with React, which needs the console that web-test-runner replaces later.
import 'react-dom/server';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { createServer } from 'vite';
import { importSource } from '../../scripts/importSource.mjs';
import { root } from './plan.mjs';
import { bundleTests, watchNavigation } from './testBundle.mjs';

/** URLs that web-test-runner serves itself. */
const isRunnerUrl = (url) => url === '/' || /^\/(__web-|__wds|\?)/.test(url);

/** Serves the test server at `/t/`, and everything else with `serve`. */
export function testMiddleware(serve) {
  const testServer = importSource('/test/support/server.ts').then(({ app }) =>
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  return async (context, next) => {
    if (isRunnerUrl(context.url)) return next();
    context.respond = false;
    context.res.statusCode = 200;
    if (context.url.startsWith('/t/')) return (await testServer)(context.req, context.res);
    return serve(context.req, context.res);
  };
}

/** End of the user agent of browsers that load React's development build. */
export const developmentMark = 'ReactDevelopment';

/** Delay of files that `import()` loads, in milliseconds. Finds tests that don't wait for a module. */
const importDelay = Number(process.env.SLOW_IMPORTS ?? 0);

const types = { '.js': 'text/javascript', '.svg': 'image/svg+xml', '.json': 'application/json' };

/** Bundles the test files of some runs, and serves the bundles and the files of the project. */
export async function serveBundles(runs) {
  const bundleRuns = (runs, mode) => bundleTests([...new Set(runs.flatMap(({ files }) => files))], mode);
  const development = await bundleRuns(
    runs.filter(({ isDevelopment }) => isDevelopment),
    'development',
  );
  const production = await bundleRuns(
    runs.filter(({ isDevelopment }) => !isDevelopment),
    'production',
  );
  return async (request, response) => {
    const bundle = request.headers['user-agent']?.endsWith(developmentMark) ? development : production;
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = bundle.get(pathname);
    const body = file?.body ?? (await readFile(root + pathname).catch(() => {}));
    if (body === undefined) return response.writeHead(404).end();
    const isDelayed = importDelay > 0 && file?.isLazy;
    if (isDelayed) await new Promise((resolve) => setTimeout(resolve, importDelay));
    return response
      .writeHead(200, {
        'Content-Type': types[extname(pathname)] ?? (file ? types['.js'] : 'text/plain'),
        ...(file && { 'Cache-Control': isDelayed ? 'no-store' : 'max-age=3600' }),
      })
      .end(body);
  };
}

/** Serves each source file separately, so that the coverage of each file can be measured. */
export function serveSources() {
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
      watchNavigation,
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
    // Otherwise, the runner's parameters would load every module twice.
    const url = new URL(request.url, 'http://localhost');
    url.searchParams.delete('wtr-session-id');
    url.searchParams.delete('wtr-test-framework');
    request.url = url.pathname + url.search.replaceAll('=&', '&').replace(/=$/, '');
    vite.middlewares(request, response, () => response.writeHead(404).end());
  };
}
