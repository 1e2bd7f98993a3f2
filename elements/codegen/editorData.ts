import type { Package } from 'custom-elements-manifest';
import { describeEntry, formatMemberType, getDeclarations } from './manifest.ts';
import { name as packageName, version } from '../../package.json';

/** Creates `vscode.html-custom-data.json`: completion and hovers in HTML for VS Code (html-customData, version 1.1). */
export const createHtmlData = (manifest: Package): object => ({
  version: 1.1,
  tags: getDeclarations(manifest).map(({ tagName, summary, attributes = [] }) => ({
    name: tagName,
    description: summary,
    attributes: attributes.map(({ type, ...attribute }) => ({
      name: attribute.name,
      description: describeEntry(attribute),
      ...(type?.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...getEnumValues(type?.text),
    })),
  })),
});

/** Returns the values of an enumeration from its type, such as `'a' | 'b'`. */
function getEnumValues(type = ''): { values?: { name: string }[] } {
  const names = [...type.matchAll(/'([^']*)'/g)].map(([, name]) => name!);
  return names.length > 0 && !type.includes('{') ? { values: names.map((name) => ({ name })) } : {};
}

/** Creates `web-types.json`: completion in JetBrains editors (web-types schema). */
export const createWebTypes = (manifest: Package): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: packageName,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: getDeclarations(manifest).map(
        ({ tagName, summary, attributes = [], members = [], events = [], slots, ...css }) => ({
          name: tagName,
          description: summary,
          attributes: attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            value:
              attribute.type?.text === 'boolean'
                ? { kind: 'no-value' }
                : { type: attribute.type?.text, kind: 'plain' },
            ...(attribute.default === undefined ? {} : { default: attribute.default }),
            ...(attribute.deprecated && { deprecated: attribute.deprecated }),
          })),
          slots,
          js: {
            properties: members
              .filter(({ kind }) => kind === 'field')
              .map((member) => ({
                name: member.name,
                description: member.description,
                type: formatMemberType(member),
              })),
            events: events.map((event) => ({
              name: event.name,
              description: event.description,
              type: event.type.text,
            })),
          },
          css: { parts: css.cssParts, properties: css.cssProperties },
        }),
      ),
    },
  },
});
