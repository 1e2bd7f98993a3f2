import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundlePeer } from './peers/index.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
};

/** Serves a page for each candidate `{ name, markup, head, body, files }`. `script` is a path in dist, `peer` an entry of ./peers. */
export async function serveCandidates(root, candidates) {
  const pages = new Map();
  for (const candidate of candidates) {
    const files = candidate.peer
      ? await bundlePeer(candidate.peer)
      : { script: candidate.script, folder: `${root}dist/` };
    pages.set(candidate.name, { ...candidate, ...files });
  }
  const server = createServer((request, response) => void respond(request, response, pages));
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    getUrl: (name) => `http://localhost:${server.address().port}/${encodeURIComponent(name)}/`,
    close: () => server.close(),
  };
}

async function respond({ url }, response, pages) {
  const [, name, ...rest] = decodeURIComponent(new URL(url, 'http://localhost').pathname).split('/');
  const page = pages.get(name);
  const send = (type, body) =>
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
  if (!page) return response.writeHead(404).end();
  const path = rest.join('/');
  if (path === '')
    return send(
      types['.html'],
      `<!doctype html><title>${name}</title>${page.head ?? ''}${page.style ? `<link rel="stylesheet" href="${page.style}">` : ''}${
        page.script ? `<script type="module" src="${page.script}"></script>` : ''
      }<body>${page.body ?? ''}`,
    );
  const content = page.files?.[`/${path}`];
  if (content !== undefined) return send(types[extname(path)], content);
  try {
    send(types[extname(path)] ?? 'application/octet-stream', await readFile(page.folder + path));
  } catch {
    response.writeHead(404).end();
  }
}
