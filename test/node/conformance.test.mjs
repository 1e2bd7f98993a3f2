import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { importSource } from '../../scripts/importSource.mjs';
import { root } from '../support/servers.mjs';

/** Checks that the accessibility report only claims tested results. */
describe('the conformance report', () => {
  let criteria;
  let tests;
  let toYaml;
  before(async () => {
    ({ criteria } = await importSource('/docs/conformance/criteria.ts'));
    ({ tests } = await importSource('/docs/conformance/tests.ts'));
    ({ toYaml } = await importSource('/docs/conformance/toYaml.ts'));
  });

  /** Returns the test titles in a file, as written in the source. */
  const namesIn = (file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bit\(\s*(['`])((?:\\.|(?!\1)[^])*)\1/g)].map(
      ([, , name]) => name.replaceAll('\\', ''),
    );

  it('names existing tests, each for a criterion', () => {
    const used = new Set(criteria.flatMap((criterion) => criterion.tests ?? []));
    for (const [key, [file, name]] of Object.entries(tests)) {
      assert.ok(namesIn(file).includes(name), `${file} has no test “${name}”`);
      assert.ok(used.has(key), `${key} shows nothing`);
    }
  });

  it('includes every criterion of WCAG 2.2, levels A and AA, once', () => {
    const ofLevel = (level) => criteria.filter((criterion) => criterion.level === level).length;
    assert.equal(new Set(criteria.map(({ num }) => num)).size, criteria.length);
    // 31 criteria, and the criterion that WCAG 2.2 has removed.
    assert.equal(ofLevel('A'), 32);
    assert.equal(ofLevel('AA'), 24);
  });

  it('claims support for a criterion only with a test, and gives a reason otherwise', () => {
    for (const { num, conformance, tests: names = [], remarks = '' } of criteria) {
      if (conformance.endsWith('supports')) assert.ok(names.length > 0, num);
      else {
        assert.equal(names.length, 0, num);
        assert.notEqual(remarks, '', num);
      }
      if (conformance === 'partially-supports') assert.notEqual(remarks, '', num);
    }
  });

  it('is written as YAML', () => {
    assert.equal(
      toYaml({
        a: 'x: "y"',
        list: [
          { b: true, c: { d: '1' } },
          { b: false, c: { d: '2' } },
        ],
      }),
      'a: "x: \\"y\\""\nlist:\n  - b: true\n    c:\n      d: "1"\n  - b: false\n    c:\n      d: "2"\n',
    );
  });
});
