import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run dev`: serves the demo and the docs from the sources, and reloads open pages when a source changes. Server-rendered headers and
 * footers come from the last build. `PORT` defaults to 4173.
 */

ensureInstalled();
const { getRequestListener } = await import('@hono/node-server');
const { createServer: createViteServer } = await import('vite');
const { importLatest } = await import('./importSource.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 4173);
if (!existsSync(`${root}dist/docs/index.html`)) {
  console.log('Building …');
  await import('./build.mjs');
}

const server = createServer();
const vite = await createViteServer({
  root,
  configFile: `${root}vite.config.ts`,
  appType: 'custom',
  optimizeDeps: { entries: ['elements/auction-elements.ts'] },
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/dist/**', '**/test/**'] } },
});

/** Returns the source of a script, or `undefined` for other files. */
function findSource(path) {
  const [, name] = /^(?:\/docs\/lib)?\/(?:elements\/)?([\w-]+)\.js$/.exec(path) ?? [];
  return [`elements/${name}.ts`, `elements/tags/${name}.ts`].find((file) => existsSync(root + file));
}

const isModule = (path) => /^\/(@|node_modules\/|(src|elements|package\.json))/.test(path);

/** Returns a function that keeps the result of `create` until a source changes whose path matches `sources`. */
const cache = (sources, create) => {
  let result;
  vite.watcher.on('change', (file) => {
    if (sources.test(relative(root, file).replaceAll('\\', '/'))) result = undefined;
  });
  return () => (result ??= create());
};

const { formatAddresses, formatServerError } = await importLatest('/demo/server.ts');
const library = await import('../dist/server.js');
const file = process.env.DEMO_DATABASE ?? `${root}demo/data/demo.sqlite`;
let demo;
const getDemo = cache(/^demo\//, async () => {
  const { createDemo } = await importLatest('/demo/server.ts');
  demo?.database.close();
  demo = createDemo({ root, file, library });
  return demo.app;
});
const getDocs = cache(/^docs\/|^elements\/.*\.docs\.ts$/, async () =>
  (await importLatest('/docs/site.ts')).docsSite(),
);

/** Returns a response for a page or a file that is not a module of the library. */
async function respond(request) {
  const path = new URL(request.url).pathname;
  const docsPath = /^\/docs\/(.*)/.exec(path)?.[1];
  const docsPage = docsPath === undefined ? undefined : (await getDocs()).get(docsPath || 'index.html');
  if (docsPage !== undefined && (docsPath === '' || extname(docsPath) === '.html'))
    return new Response(await vite.transformIndexHtml(path, docsPage), {
      headers: { 'Content-Type': 'text/html' },
    });
  const response = await (await getDemo()).fetch(request);
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  // The policy of the demo forbids the inline script and the socket that reload the page.
  headers.delete('Content-Security-Policy');
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(await vite.transformIndexHtml(path, await response.text()), {
    status: response.status,
    headers,
  });
}

const listen = getRequestListener(respond);
server.on('request', (request, response) => {
  const path = request.url.split('?', 1)[0];
  const source = findSource(path);
  if (source) request.url = `/${source}`;
  if (source || isModule(path)) vite.middlewares(request, response, () => listen(request, response));
  else {
    delete request.headers['accept-encoding'];
    void listen(request, response);
  }
});
// Vite itself reloads the page only for modules that it serves.
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }));
server.on('error', (error) => {
  console.error(formatServerError(error, port, 'npm run dev'));
  process.exit(1);
});
server.listen(port, process.env.HOST ?? 'localhost', () => console.log(formatAddresses(port)));
