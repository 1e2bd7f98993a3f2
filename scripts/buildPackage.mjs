import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifest, tagsOf } from './builtFiles.mjs';

/**
 * Writes what apps import by the name of a tag: files without a hash in their name that define it, with the React of the library in
 * shared chunks. The scripts of `dist/elements` are for pages: some of them show the tag first, and define it later.
 */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const built = manifest();

/** By its own types alone: those of the definition would need React's. */
const formatTypes = (
  tag,
  name,
) => `/** The tag, and the class of its elements, which is not there on a server. */
export declare const ${name}: {
  readonly definition: { readonly tag: '${tag}' };
  readonly element: ((new () => HTMLElementTagNameMap['${tag}']) & { readonly version: string }) | undefined;
};
`;

const tags = tagsOf(built).map((tag) => ({
  tag,
  name: tag.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  file: built[`elements/tags/${tag}.ts`].file,
}));

mkdirSync(`${dist}package/elements`, { recursive: true });
for (const { tag, name, file } of tags) {
  writeFileSync(`${dist}package/elements/${tag}.js`, `export { ${name} } from '../../${file}';\n`);
  writeFileSync(
    `${dist}package/elements/${tag}.d.ts`,
    `import type {} from '../../npm/elements/generated/types/tagTypes.js';\n\n${formatTypes(tag, name)}`,
  );
}
writeFileSync(
  `${dist}package/auction-elements.d.ts`,
  `export type * from '../npm/elements/generated/types/tagTypes.js';
${tags.map(({ tag, name }) => `export { ${name} } from './elements/${tag}.js';`).join('\n')}
`,
);
