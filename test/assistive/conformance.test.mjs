import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { ensureInstalled } from '../../scripts/install.mjs';

const added = {
  success_criteria_level_a: ['3.2.6', '3.3.7'],
  success_criteria_level_aa: ['2.4.11', '2.5.7', '2.5.8', '3.3.8'],
};

describe('the conformance report', () => {
  it('is valid according to the OpenACR schema, and uses its terms', () => {
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
    const { terms, components, chapters } = load(read(`${openacr}/catalog/2.4-edition-wcag-2.1-en.yaml`));
    const ids = (list) => new Set(list.map(({ id }) => id));
    const used = Object.values(report.chapters)
      .flatMap(({ criteria = [] }) => criteria)
      .flatMap((criterion) => criterion.components);
    assert.ok(used.length > 50);
    // The schema defines no formats.
    assert.match(report.author.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    assert.match(report.report_date, /^\d{4}-\d\d-\d\d$/);
    assert.match(report.license, /^[\w.+-]+$/);
    // The package’s latest catalog is for WCAG 2.1. WCAG 2.2 adds some criteria, and keeps the others.
    assert.match(report.catalog, /^2\.5-edition-wcag-2\.2-508-eu-en$/);
    for (const chapter of ['success_criteria_level_a', 'success_criteria_level_aa']) {
      const known = chapters.find(({ id }) => id === chapter).criteria.map(({ id }) => id);
      const nums = report.chapters[chapter].criteria.map(({ num }) => num);
      assert.deepEqual(
        known.filter((num) => !nums.includes(num)),
        [],
      );
      assert.deepEqual(
        nums.filter((num) => !known.includes(num)),
        added[chapter],
      );
    }
    for (const { name, adherence } of used) {
      assert.ok(ids(components).has(name), name);
      assert.ok(ids(terms).has(adherence.level), adherence.level);
    }
  });
});
