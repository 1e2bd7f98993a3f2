import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { describe, it } from 'node:test';
import { demo, paths, signIn, startDemoForSuite, text } from './demoSite.mjs';

/** Requests that no browser sends, byte for byte. */
describe('malformed requests to the demo', () => {
  startDemoForSuite();

  /** Sends a request and returns the status and text of the response. */
  const send = async (head, body = '') => {
    const { hostname, port } = new URL(demo.origin);
    const socket = createConnection({ host: hostname, port });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write(
      `${head}\r\nHost: ${hostname}:${port}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await once(socket, 'close');
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer };
  };

  for (const path of ['/%zz', '/lots/%E0%A4%A', '/for-sale/%', '/demo/images/%c3%28.svg', '/%80'])
    it(`returns 400 for GET ${path}`, async () => {
      const { status, answer } = await send(`GET ${path} HTTP/1.1`);
      assert.equal(status, 400);
      assert.match(answer, /<h1>Malformed request<\/h1>/);
      assert.match(answer, /content-security-policy/i);
    });

  const bodies = {
    'a multipart body without parts': ['multipart/form-data; boundary=x', 'x'],
    'a multipart body without a boundary': ['multipart/form-data', '--x'],
    'plain text': ['text/plain', 'amount=1000000'],
    'a form without its fields': ['application/x-www-form-urlencoded', 'nothing=1'],
  };
  for (const [what, [type, body]] of Object.entries(bodies))
    it(`returns 400 for POST with ${what}, and ignores the sign-in, bid, and watchlist change`, async () => {
      const { cookie } = await signIn();
      const { status: signInStatus, answer } = await send(
        `POST ${paths.signIn} HTTP/1.1\r\nContent-Type: ${type}`,
        body,
      );
      assert.equal(signInStatus, 400);
      assert.doesNotMatch(answer, /set-cookie/i);
      await fetch(`${demo.origin}/lots/5/watch`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ watched: 'true' }),
      });
      const before = await text('/lots/5', { headers: { cookie } });
      for (const action of ['watch', 'bid']) {
        const sent = await send(
          `POST /lots/5/${action} HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: ${type}`,
          body,
        );
        assert.equal(sent.status, 400, action);
      }
      const withoutNonces = (html) => html.replaceAll(/nonce="[^"]*"/g, '');
      assert.equal(withoutNonces(await text('/lots/5', { headers: { cookie } })), withoutNonces(before));
      assert.match(before, /Remove from watchlist/);
    });
});
