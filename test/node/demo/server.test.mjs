import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, it } from 'node:test';
import { startDemo } from '../../../scripts/startDemo.mjs';

async function connect(host, port) {
  const socket = createConnection({ host, port });
  await once(socket, 'connect');
  socket.destroy();
}

describe('demo server', () => {
  it('prints its URL, and exits cleanly on Ctrl-C', async (test) => {
    const demo = await startDemo();
    test.after(() => demo.end());
    assert.ok(demo.printed().includes(`http://localhost:${demo.port}/`));
    // Keep-alive connections must not keep it running.
    await (await fetch(demo.origin)).text();
    assert.equal(await demo.end(), 0);
  });

  it('is only reachable from this machine', async (test) => {
    const demo = await startDemo();
    test.after(() => demo.end());
    const others = Object.values(networkInterfaces())
      .flat()
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address);
    // Another address of this machine, if it has no network.
    for (const address of others.length > 0 ? others : ['127.0.0.2'])
      await assert.rejects(connect(address, demo.port), { code: 'ECONNREFUSED' });
    await connect('localhost', demo.port);
  });

  it('fails with one sentence when the port is in use', async (test) => {
    const demo = await startDemo();
    test.after(() => demo.end());
    await assert.rejects(startDemo({ port: demo.port }), /Port \d+ is already in use\. Try PORT=/);
  });
});
