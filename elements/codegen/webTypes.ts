import type { Package } from 'custom-elements-manifest';
import { name as packageName, version } from '../../package.json';
import { getDeclarations } from './manifest.ts';

/** `web-types.json`: completion in JetBrains editors (web-types schema). */
export const createWebTypes = (manifest: Package): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: packageName,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: getDeclarations(manifest).map(
        ({ tagName, description, attributes = [], members = [], events = [], slots, ...css }) => ({
          name: tagName,
          description,
          attributes: attributes.map((each) => ({
            name: each.name,
            description: each.description,
            value:
              each.type?.text === 'boolean' ? { kind: 'no-value' } : { type: each.type?.text, kind: 'plain' },
            ...(each.default === undefined ? {} : { default: each.default }),
          })),
          slots,
          js: {
            properties: members
              .filter(({ kind }) => kind === 'field')
              .map((each) => ({
                name: each.name,
                description: each.description,
                type: 'type' in each ? each.type?.text : undefined,
              })),
            events: events.map((each) => ({
              name: each.name,
              description: each.description,
              type: each.type.text,
            })),
          },
          css: { parts: css.cssParts, properties: css.cssProperties },
        }),
      ),
    },
  },
});
