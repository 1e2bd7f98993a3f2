import type { Package } from 'custom-elements-manifest';
import { getDeclarations } from '../elements/codegen/manifest.ts';
import type { Page } from './view/layout.ts';

/** `llms.txt`: what the library is and where everything is said, for language models (llmstxt.org). */
export const llmsText = (manifest: Package, pages: readonly Page[]): string => `# auction-elements

> The site header, search, footer and form controls of an online auction marketplace, as custom elements for pages of any server or framework.

One script defines the tags: \`<script type="module" src="/autoload.js"></script>\`, also those that are inserted later. Every attribute is optional. Attributes and properties are in step; JSON attributes take objects as properties. Events begin with \`auction-\`, bubble and are composed. Fields are form-associated: \`value\`, \`required\`, \`setCustomValidity()\` and forms work as with native inputs. Dates are \`yyyy-MM-dd\`, times \`HH:mm\`. Style with custom properties \`--auction-…\` and \`::part()\`.

## Tags

${getDeclarations(manifest)
  .map(
    ({ tagName, description, attributes = [], events = [] }) =>
      `- [<${tagName}>](tags/${tagName}.html): ${description} Attributes: ${attributes.map(({ name }) => name).join(', ')}. Events: ${events.map(({ name }) => name).join(', ')}.`,
  )
  .join('\n')}

## Guides

${pages
  .filter(({ group }) => group !== 'Tags')
  .map(({ title, path, description }) => `- [${title}](${path}): ${description}`)
  .join('\n')}

## Data

- custom-elements.json: the custom elements manifest, with everything about every tag
- site-config.schema.json: JSON Schema of the \`config\` attribute
`;
