import type { Package } from 'custom-elements-manifest';
import { getDeclarations } from './manifest.ts';

/** `vscode.html-custom-data.json`: completion and hovers in HTML for VS Code (html-customData, version 1.1). */
export const createHtmlData = (manifest: Package): object => ({
  version: 1.1,
  tags: getDeclarations(manifest).map(({ tagName, description, attributes = [] }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: text, type }) => ({
      name,
      description: text,
      ...(type?.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...getEnumValues(type?.text),
    })),
  })),
});

/** The values of an enumeration, from its type: `'a' | 'b'`. */
function getEnumValues(type = ''): { values?: { name: string }[] } {
  const names = [...type.matchAll(/'([^']*)'/g)].map(([, name]) => name!);
  return names.length > 0 && !type.includes('{') ? { values: names.map((name) => ({ name })) } : {};
}
