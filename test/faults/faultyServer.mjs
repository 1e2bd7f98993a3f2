import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from '../support/servers.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const padding = ' '.repeat(10_000_000);

/** Ways in which a response can fail, by name. Each receives the response and `send`, which sends the right response. */
export const faults = {
  'no response': () => {},
  'a response after 30 s': (response, { send }) => setTimeout(() => send(), 30_000),
  'a reset connection': (response) => response.socket.destroy(),
  'status 500': (response) => response.writeHead(500).end('Internal Server Error'),
  'a redirect to another origin': (response, { path }) =>
    response
      .writeHead(302, { location: `http://127.0.0.1:${response.socket.localPort}/elsewhere${path}` })
      .end(),
  'HTML instead of data': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
  '10 MB': (response, { send }) => send(padding),
  'a truncated response': (response, { type, body }) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => setTimeout(() => response.destroy(), 50));
  },
};

/**
 * Serves the built files and `pages`, functions of a request by path that return `{type, body}`. Responses to the paths that `fail` selects
 * have a fault.
 */
export async function startFaultyServer(pages) {
  let isFaulty = () => false;
  let fault;
  const requests = [];
  const read = async (path, request) => {
    if (pages[path]) return pages[path](request);
    return { type: types[extname(path)] ?? 'text/plain', body: await readFile(join(root, 'dist', path)) };
  };
  const answer = async (request, response) => {
    const { pathname: path } = new URL(request.url, 'http://localhost');
    requests.push(path);
    try {
      const { type, body: content } = await read(path, request);
      const body = Buffer.from(content);
      const send = (prefix = '') =>
        response
          .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
          .end(Buffer.concat([Buffer.from(prefix), body]));
      if (isFaulty(path)) fault(response, { path, type, body, send });
      else send();
    } catch {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${server.address().port}`,
    requests,
    fail: (test, name) => {
      isFaulty = test;
      fault = faults[name];
    },
    recover: () => {
      isFaulty = () => false;
    },
    /** Ends responses that would never arrive. Browsers open at most six connections to a host. */
    closeConnections: () => server.closeAllConnections(),
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
