import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { runnerImport } from 'vite';

/**
 * Writes what is made from the definitions: `custom-elements.json`, and with `--dist` the tokens and the schema of the
 * configuration. `--check` writes nothing and fails when `custom-elements.json` is not current or not valid.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const { module: written } = await runnerImport('/elements/written.ts', {
  root,
  logLevel: 'error',
  configFile: `${root}vite.config.ts`,
});

const manifestFile = `${root}custom-elements.json`;
const manifest = `${JSON.stringify(written.manifest(), null, 2)}\n`;

if (process.argv.includes('--check')) check();
else writeFileSync(manifestFile, manifest);

if (process.argv.includes('--dist')) {
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/auction-elements.css`, written.reserveCss());
  writeFileSync(`${root}dist/tokens.css`, written.tokensCss());
  writeFileSync(`${root}dist/tokens.json`, written.tokensJson());
  writeFileSync(`${root}dist/site-config.schema.json`, written.configJsonSchema());
  writeFileSync(`${root}dist/custom-elements.json`, manifest);
}

function check() {
  const schema = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json'), 'utf8'),
  );
  const ajv = new Ajv({ strict: false });
  const valid = ajv.validate(schema, JSON.parse(manifest));
  if (!valid) fail(`custom-elements.json does not fit its schema: ${ajv.errorsText()}`);
  if (readOr(manifestFile) !== manifest)
    fail('custom-elements.json is not current: run "npm run write" and commit it.');
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Not written yet.
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
