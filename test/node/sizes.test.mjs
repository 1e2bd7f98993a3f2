import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { root } from '../support/servers.mjs';

describe('size budget of .size-limit.mjs', () => {
  let output;
  try {
    output = execFileSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], { cwd: root });
  } catch (error) {
    // The command fails if a file exceeds its budget.
    output = error.stdout;
  }
  for (const { name, size, sizeLimit, passed } of JSON.parse(output))
    it(`is not exceeded by ${name}`, () =>
      assert.ok(passed, `${size} bytes (gzip) are more than the ${sizeLimit} of its budget`));
});
