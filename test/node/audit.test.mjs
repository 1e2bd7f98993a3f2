import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { renderHeader } from '../../dist/server.js';
import { root } from '../support/servers.mjs';

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const dist = (name) => readFileSync(`${root}dist/${name}`, 'utf8');
const layout = (body) => `<!doctype html><html lang="en"><title>A page</title>${body}`;

/** Tests `npx auction-elements audit` with real requests. */
describe('the audit command', () => {
  /** Responses by path: a text, or a function that responds. Hostile responses are the same in all tests. */
  let routes;
  const hostileRoutes = {};
  let server;
  let origin;
  const sockets = new Set();
  before(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      const route = routes[pathname] ?? hostileRoutes[pathname];
      if (typeof route === 'function') return route(response, request);
      const type = pathname.endsWith('.js')
        ? 'text/javascript'
        : pathname.endsWith('.json')
          ? 'application/json'
          : 'text/html';
      if (route === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(route);
    });
    server.on('connection', (socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${server.address().port}`;
  });
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  beforeEach(() => {
    routes = { '/autoload.js': dist('autoload.js') };
  });

  /** Runs the command in a different process, which requests pages from this process. */
  const run = async (...args) => {
    const child = spawn(process.execPath, [`${root}dist/cli.js`, 'audit', ...args]);
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) child[name].on('data', (chunk) => (output[name] += chunk));
    const [status] = await once(child, 'close');
    assert.doesNotMatch(output.stderr, /\n\s+at /);
    return { status, ...output };
  };
  const audit = (body, path = '/') => {
    routes[path] = layout(body);
    return run(origin + path);
  };
  const script = '<script type="module" src="autoload.js"></script>';

  it('prints the version, the script, and the elements of a page without problems', async () => {
    const { status, stdout } = await audit(
      `${script}<auction-header session="visitor"></auction-header>
       <form><auction-text-input name="lot" required></auction-text-input><auction-text-input name="b"></auction-text-input></form>`,
    );
    assert.equal(
      stdout,
      `${origin}/\n  auction-elements ${version} (${origin}/autoload.js)\n  auction-header ×1, auction-text-input ×2\n\n1 page, 0 problems\n`,
    );
    assert.equal(status, 0);
  });

  for (const name of [
    'autoload.js',
    'loader.js',
    'auction-elements.js',
    'auction-elements.single.js',
    'elements/auction-header.js',
    'elements/auction-text-input.js',
  ])
    it(`finds the version in ${name}`, async () => {
      routes[`/lib/${name}`] = dist(name);
      const { stdout } = await audit(`<base href="/lib/"><script type=module src="${name}"></script>`);
      assert.ok(stdout.includes(`auction-elements ${version} (${origin}/lib/${name})`), stdout);
    });

  it('finds the version of a script that an inline module imports', async () => {
    const { stdout } = await audit(`<script type="module">import { load } from './autoload.js';</script>`);
    assert.ok(stdout.includes(`auction-elements ${version} (${origin}/autoload.js)`), stdout);
  });

  it('prints the problems of elements with their codes, also in shadow roots', async () => {
    routes['/site.json'] = '{"catgories":[]}';
    const { status, stdout } = await audit(
      `${script}<auction-header product-nam="Gavel" base-url="javascript:x" config='{"about":[{"label":"B"}]}'></auction-header>
       <auction-footer config-src="site.json" messages='{"subscribee":"x"}'></auction-footer>
       <auction-search><script type="application/json">{"a":}</script></auction-search>
       <div><template shadowrootmode="open"><auction-text-input character-limit="10px" size="giant" disabled="false"></auction-text-input></template></div>`,
    );
    assert.equal(status, 1);
    for (const expected of [
      'warning unknown-attribute: auction-header: The attribute `product-nam` is unknown and has no effect. Did you mean `product-name`?',
      'warning invalid-base-url: auction-header: `base-url="javascript:x"` isn\'t an http(s) URL.',
      'warning invalid-entries: auction-header: `config` has an invalid entry.',
      'warning invalid-entries: auction-footer: `config-src="site.json"` has an invalid entry.',
      'warning invalid-entries: auction-footer: `messages` has an invalid entry.',
      "warning invalid-json: auction-search: The `<script>` child isn't valid JSON",
      'warning invalid-number: auction-text-input: `character-limit="10px"` isn\'t a number.',
      'warning invalid-attribute: auction-text-input: `size="giant"` isn\'t valid.',
      'warning false-attribute: auction-text-input: `disabled="false"` is treated as false.',
    ])
      assert.ok(stdout.includes(`  ${expected}`), `${expected}\n${stdout}`);
    assert.match(stdout, /1 page, 9 problems\n$/);
  });

  it('prints problems with config-src that can’t be loaded', async () => {
    routes['/broken.json'] = '<html>';
    const { stdout } = await audit(
      '<auction-header config-src="/none.json"></auction-header><auction-header config-src="/broken.json"></auction-header>',
    );
    assert.match(
      stdout,
      /error config-failed: .*`config-src="\/none\.json"` couldn't be loaded \(status 404\)/,
    );
    assert.match(
      stdout,
      /error config-failed: .*`config-src="\/broken\.json"` couldn't be loaded \(SyntaxError/,
    );
  });

  it('prints two versions on a page, and HTML of another version', async () => {
    routes['/old.js'] = '/*! auction-elements 0.1.0 */';
    const html = renderHeader().replaceAll(`"${version}"`, '"0.2.0"');
    const { status, stdout } = await audit(`${script}<script src="/old.js"></script>${html}`);
    assert.equal(status, 1);
    assert.match(
      stdout,
      /several-versions: auction-elements: Version [\d.]+ is already defined on this page\. Ignoring version 0\.1\.0/,
    );
    assert.match(
      stdout,
      /version-mismatch: auction-header: The server-rendered HTML is from version 0\.2\.0/,
    );
  });

  it('prints each message once, and accepts server-rendered HTML of the same version', async () => {
    const { stdout } = await audit(
      `${script}${renderHeader()}${'<auction-button size="giant"></auction-button>'.repeat(50)}`,
    );
    assert.match(stdout, /auction-button ×50/);
    assert.match(stdout, /1 page, 1 problem\n/);
  });

  it('checks several pages, and exits with 2 if one is unavailable', async () => {
    routes['/a'] = layout('<auction-button size="giant"></auction-button>');
    const { status, stdout } = await run(`${origin}/a`, `${origin}/none`);
    assert.equal(status, 2);
    assert.match(
      stdout,
      /\/none\n {2}couldn't be checked: status 404\n\n2 pages, 1 problem, 1 page not checked\n$/,
    );
  });

  it('follows redirects, and resolves URLs against the last one', async () => {
    routes['/start'] = (response) => response.writeHead(302, { Location: '/shop/' }).end();
    routes['/shop/autoload.js'] = dist('autoload.js');
    routes['/shop/'] = layout(script);
    const { status, stdout } = await run(`${origin}/start`);
    assert.equal(status, 0);
    assert.ok(stdout.includes(`${origin}/shop/autoload.js`));
  });

  const endless = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const chunk = 'x'.repeat(1_000_000);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  };
  // Two of them wait for the time limit of 10 s.
  describe('hostile servers', { concurrency: true }, () => {
    for (const { what, respond, message } of [
      {
        what: 'redirects in a circle',
        respond: (response, request) => response.writeHead(301, { Location: request.url }).end(),
        message: /more than 5 redirects/,
      },
      {
        what: 'redirects to a file',
        respond: (response) => response.writeHead(301, { Location: 'file:///etc/passwd' }).end(),
        message: /redirected to file:/,
      },
      {
        what: 'redirects to an invalid URL',
        respond: (response) => response.writeHead(301, { Location: 'http://[' }).end(),
        message: /Invalid URL/,
      },
      {
        what: 'sends an image',
        respond: (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end('x'),
        message: /image\/png instead of HTML/,
      },
      {
        what: 'sends no type',
        respond: (response) => response.writeHead(200).end('x'),
        message: /a response without a type instead of HTML/,
      },
      { what: 'sends more than 10 MB', respond: endless, message: /more than 10 MB/ },
      { what: 'never responds', respond: () => undefined, message: /no complete response within 10 s/ },
      {
        what: 'never ends its response',
        respond: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).write('<p>'),
        message: /no complete response within 10 s/,
      },
      {
        what: 'closes the connection',
        respond: (response) => response.socket.destroy(),
        message: /couldn't be checked: .+/,
      },
    ])
      it(`doesn’t check a page whose server ${what}`, async () => {
        const path = `/${what.replaceAll(/\W/g, '-')}`;
        hostileRoutes[path] = respond;
        const { status, stdout } = await run(origin + path);
        assert.equal(status, 2);
        assert.match(stdout, message);
      });
  });

  it('checks a page with hostile HTML in a few seconds', async () => {
    const deep = '<div>'.repeat(1_000_000);
    const start = Date.now();
    const { stdout } = await audit(`${'<auction-header a=1></auction-header>'.repeat(100_000)}${deep}`);
    assert.match(stdout, /auction-header ×100000/);
    assert.ok(Date.now() - start < 60_000);
  });

  it('prints no control characters of a page', async () => {
    const { stdout } = await audit('<auction-button size="\u001b[31mred\u202e"></auction-button>');
    assert.ok(stdout.includes('size="\ufffd[31mred\ufffd"'), JSON.stringify(stdout));
  });

  it('rejects missing and invalid URLs', async () => {
    for (const [args, message] of [
      [[], /^auction-elements: The URL is missing\./],
      [['index.html'], /^auction-elements: `index\.html` isn't an http\(s\) URL\./],
      [['https://'], /^auction-elements: `https:\/\/` isn't an http\(s\) URL\./],
      [['--fast', 'https://example.com'], /--fast/],
    ]) {
      const { status, stderr } = await run(...args);
      assert.equal(status, 1);
      assert.match(stderr, message);
    }
  });
});
