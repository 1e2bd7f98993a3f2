import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifest, tagsOf } from './builtFiles.mjs';

/**
 * Writes what apps import by the name of a tag: files without a hash in their name that define it, with the React of the library in
 * shared chunks. The scripts of `dist/elements` are for pages: some of them show the tag first, and define it later.
 */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const built = manifest();

mkdirSync(`${dist}package/elements`, { recursive: true });
for (const tag of tagsOf(built)) {
  const name = tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  writeFileSync(
    `${dist}package/elements/${tag}.js`,
    `export { ${name} } from '../../${built[`elements/tags/${tag}.ts`].file}';\n`,
  );
}
