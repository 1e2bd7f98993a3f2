import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startDemo } from '../../../scripts/startDemo.mjs';

describe('the demo server', () => {
  it('prints its address, and Ctrl-C ends it cleanly', async () => {
    const demo = await startDemo();
    assert.ok(demo.printed().includes(`http://localhost:${demo.port}/`));
    // A kept connection must not hold it.
    await (await fetch(demo.origin)).text();
    assert.equal(await demo.end(), 0);
  });

  it('fails with one sentence when the port is in use', async () => {
    const demo = await startDemo();
    await assert.rejects(startDemo({ port: demo.port }), /Port \d+ is in use: set PORT/);
    await demo.end();
  });
});
