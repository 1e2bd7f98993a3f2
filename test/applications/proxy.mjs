import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request as sendRequest } from 'node:http';
import { join } from 'node:path';
import { renderFooter, renderHeader } from '../../dist/server.js';
import { root } from '../support/servers.mjs';

const types = { js: 'text/javascript', css: 'text/css' };
// phpMyAdmin sends forms without the class by a script.
const form = `<form id="bid" class="disableAjax" action="/auction/bid" style="display:block;box-sizing:border-box;width:600px;padding:24px;margin:0">
  <auction-form-field label="Paddle"><auction-text-input><input name="paddle"/></auction-text-input></auction-form-field>
  <auction-date-input label="Day"><input name="day"/></auction-date-input>
  <auction-button type="submit">Bid</auction-button></form>`;

const wrap = (html, id) =>
  id ? `<div id="${id}" class="container-of-elements" style="padding:0">${html}</div>` : html;

/**
 * Returns a page with the header as the first child of the body, and with a form and the footer at the end. Wraps them in `containers`.
 * XML has no declarative shadow roots.
 */
function insertElements(html, isXml, [start, end] = []) {
  const [header, footer] = isXml
    ? ['<auction-header></auction-header>', '<auction-footer></auction-footer>']
    : [renderHeader(), renderFooter()];
  // Chromium runs no module scripts in XML, but it runs imports.
  const script = isXml
    ? "<script>import('/auction/autoload.js')</script>"
    : '<script type="module" src="/auction/autoload.js"></script>';
  return html
    .replace(/<\/head>/, (end) => script + end)
    .replace(/<body\b[^>]*>/, (tag) => tag + wrap(header, start))
    .replace(/(?:<\/body>\s*<\/html>\s*)$/, (tags) => wrap(form + footer, end) + tags);
}

/**
 * Serves an application, and inserts the elements into its pages while `inserts` is true. `containers` has the IDs of two elements around
 * them. `requests` has the method, the URL, and the body of each request.
 */
export async function startProxy(applicationPort, containers) {
  const proxy = { inserts: true, requests: [] };
  const handle = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    proxy.requests.push(`${request.method} ${request.url} ${body.toString('utf8')}`);
    const end = (type, text, status = 200) => response.writeHead(status, { 'content-type': type }).end(text);
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    // Pages of the site that the application does not have.
    if (pathname === '/auction/bid' || pathname.startsWith('/asp/'))
      return end('text/html', '<!doctype html><title>Sent</title>');
    // The same elements without an application.
    if (pathname === '/auction/alone') {
      const style = `margin:0 0 0 ${searchParams.get('left')}px;width:${searchParams.get('width')}px`;
      const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alone</title><link rel="icon" href="data:,"></head><body style="${style}"></body></html>`;
      return end('text/html', insertElements(page, false));
    }
    if (pathname.startsWith('/auction/') && !pathname.includes('/api/'))
      return readFile(join(root, 'dist', pathname.slice('/auction/'.length))).then(
        (file) => end(types[pathname.split('.').at(-1)] ?? 'text/plain', file),
        () => end('text/plain', '', 404),
      );
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const sent = sendRequest({ port: applicationPort, method: request.method, path: request.url, headers });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    const parts = [];
    for await (const part of answer) parts.push(part);
    let content = Buffer.concat(parts);
    const { 'transfer-encoding': _, ...answerHeaders } = answer.headers;
    const type = answerHeaders['content-type'] ?? '';
    const isXml = type.includes('xhtml');
    const isPage = isXml || type.includes('text/html');
    if (isPage) answerHeaders['cache-control'] = 'no-store';
    if (isPage && proxy.inserts)
      content = Buffer.from(insertElements(content.toString('utf8'), isXml, containers));
    response
      .writeHead(answer.statusCode, { ...answerHeaders, 'content-length': content.length })
      .end(content);
  };
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  ).listen(0);
  await once(server, 'listening');
  return Object.assign(proxy, {
    origin: `http://localhost:${server.address().port}`,
    end() {
      server.closeAllConnections();
      server.close();
    },
  });
}
