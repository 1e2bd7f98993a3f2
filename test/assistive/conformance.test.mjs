import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { ensureInstalled } from '../../scripts/install.mjs';

describe('the conformance report', () => {
  it('is valid by the schema of OpenACR, and uses its terms', () => {
    ensureInstalled({ folder: fileURLToPath(new URL('.', import.meta.url)) });
    const require = createRequire(import.meta.url);
    const { load } = require('js-yaml');
    const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
    const openacr = './node_modules/@openacr/openacr';
    const report = load(read('../../dist/docs/openacr.yaml'));
    const validate = new Ajv({ allErrors: true, strict: false }).compile(
      JSON.parse(read(`${openacr}/schema/openacr-0.1.0.json`)),
    );
    validate(report);
    assert.deepEqual(validate.errors ?? [], []);
    const { terms, components } = load(read(`${openacr}/catalog/2.4-edition-wcag-2.1-en.yaml`));
    const ids = (list) => new Set(list.map(({ id }) => id));
    const used = Object.values(report.chapters)
      .flatMap(({ criteria = [] }) => criteria)
      .flatMap((criterion) => criterion.components);
    assert.ok(used.length > 50);
    for (const { name, adherence } of used) {
      assert.ok(ids(components).has(name), name);
      assert.ok(ids(terms).has(adherence.level), adherence.level);
    }
  });
});
