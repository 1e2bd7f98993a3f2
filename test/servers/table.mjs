import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/servers.mjs';
import { checks } from './checks.mjs';

/** Writes the results for the docs: the checks that passed on each server. */
export function writeTable(results) {
  const rows = [...results].map(([{ name, folder = name, title, without = {}, hasNoNonce }, passed]) => ({
    folder,
    title,
    checks: Object.fromEntries(
      Object.keys(checks).map((check) => {
        const result = hasNoNonce && check === 'strict policy' ? 'passes, without a nonce' : 'passes';
        return [check, without[check] ?? (passed.has(check) ? result : 'fails')];
      }),
    ),
  }));
  writeFileSync(join(root, 'docs/servers.json'), `${JSON.stringify(rows, null, 2)}\n`);
}
