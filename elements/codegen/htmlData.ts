import type { Package } from 'custom-elements-manifest';
import { declarationsOf } from './manifest.ts';

/** `vscode.html-custom-data.json`: completion and hovers in HTML for VS Code (html-customData, version 1.1). */
export const htmlData = (manifest: Package): object => ({
  version: 1.1,
  tags: declarationsOf(manifest).map(({ tagName, description, attributes = [] }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: text, type }) => ({
      name,
      description: text,
      ...(type?.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...valuesOf(type?.text),
    })),
  })),
});

/** The values of an enumeration, from its type: `'a' | 'b'`. */
function valuesOf(type = ''): { values?: { name: string }[] } {
  const names = [...type.matchAll(/'([^']*)'/g)].map(([, name]) => name!);
  return names.length > 0 && !type.includes('{') ? { values: names.map((name) => ({ name })) } : {};
}
