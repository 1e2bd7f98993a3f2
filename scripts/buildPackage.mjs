import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifest, getElementNames } from './builtFiles.mjs';

/**
 * Writes modules without hashed names that apps import by element name. Unlike the scripts in `dist/elements`, they define the element at once.
 */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const buildManifest = manifest();

/** Formats the types of an element's module. The types of the definition would require React's types. */
const formatTypes = (
  tag,
  name,
) => `/** The tag, and the class of its elements, which is not there on a server. */
export declare const ${name}: {
  readonly definition: { readonly tag: '${tag}' };
  readonly element: ((new () => HTMLElementTagNameMap['${tag}']) & { readonly version: string }) | undefined;
};
`;

const tags = getElementNames(buildManifest).map((tag) => ({
  tag,
  name: tag.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  file: buildManifest[`elements/tags/${tag}.ts`].file,
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
