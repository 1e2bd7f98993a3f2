import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * Writes the manifest and the sources that are generated from the definitions. `--dist` also writes to `dist`. `--check` only reports
 * outdated or invalid files.
 */

ensureInstalled();
const { Ajv } = await import('ajv');
const { transform } = await import('lightningcss');
const { formatText } = await import('./formatText.mjs');
const { importSource } = await import('./importSource.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));
const codegen = await importSource('/elements/codegen/codegen.ts');

const manifest = codegen.createManifest();
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const formatTypeScript = (text) => formatText('tags.ts', text);

/** Generated files that are committed, because editors and sources read them. */
const committedFiles = {
  'custom-elements.json': json(manifest),
  'elements/generated/types/tagTypes.ts': await formatTypeScript(codegen.formatTagTypes(manifest)),
  'elements/generated/tags.ts': await formatTypeScript(codegen.formatTagExports()),
  'elements/generated/tagImporters.ts': await formatTypeScript(codegen.formatTagImporters()),
  'elements/generated/siteAttributes.ts': await formatTypeScript(codegen.formatSiteAttributes()),
  'elements/react/tagComponents.ts': await formatTypeScript(codegen.formatReactComponents()),
  'elements/vue/tagComponents.ts': await formatTypeScript(codegen.formatVueComponents()),
  'elements/generated/hyphenatedAttributes.ts': await formatTypeScript(codegen.formatHyphenatedAttributes()),
};

const minifyCss = (css) =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString();

const svelteFiles = Object.entries({
  ...codegen.formatSvelteComponents(),
  'componentTypes.d.ts': codegen.svelteComponentTypes,
  'TagHost.svelte': readFileSync(`${root}elements/svelte/TagHost.svelte`, 'utf8'),
});

const distFiles = {
  ...Object.fromEntries(svelteFiles.map(([name, text]) => [`svelte/${name}`, () => text])),
  // Minified, because this stylesheet is render-blocking.
  'auction-elements.css': () => minifyCss(codegen.formatPageCss()),
  'auction-header.css': () => minifyCss(codegen.formatHeaderPageCss()),
  'tokens.css': codegen.formatTokensCss,
  'tokens.json': codegen.formatTokensJson,
  'npm/src/site/config/configSchema.d.ts': codegen.formatConfigTypes,
  'site-config.schema.json': codegen.createConfigJsonSchema,
  'custom-elements.json': () => committedFiles['custom-elements.json'],
  'vscode.html-custom-data.json': () => json(codegen.createHtmlData(manifest)),
  'web-types.json': () => json(codegen.createWebTypes(manifest)),
  ...Object.fromEntries(
    Object.entries(codegen.frameworkTypes).map(([name, text]) => [`jsx/${name}.d.ts`, () => text]),
  ),
};

if (process.argv.includes('--check')) check();
else for (const [file, text] of Object.entries(committedFiles)) writeFileSync(root + file, text);

if (process.argv.includes('--dist'))
  for (const [file, text] of Object.entries(distFiles)) {
    mkdirSync(dirname(`${root}dist/${file}`), { recursive: true });
    writeFileSync(`${root}dist/${file}`, text());
  }

function check() {
  const schema = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json'), 'utf8'),
  );
  const ajv = new Ajv({ strict: false });
  if (!ajv.validate(schema, manifest))
    fail(`custom-elements.json does not fit its schema: ${ajv.errorsText()}`);
  for (const [file, text] of Object.entries(committedFiles))
    if (readOr(root + file) !== text) fail(`${file} is not current: run "npm run codegen" and commit it.`);
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The file doesn't exist yet.
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
