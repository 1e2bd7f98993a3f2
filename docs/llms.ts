import type { Package } from 'custom-elements-manifest';
import { getDeclarations } from '../elements/codegen/manifest.ts';

/** `llms.txt`: what the library is and where everything is said, for language models (llmstxt.org). */
export const llmsText = (manifest: Package): string => `# auction-elements

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

- [Quick start](index.html)
- [Site editor](editor/index.html): forms for the configuration, a live preview, a download of script and partials
- [Theming](theming.html): custom properties, parts, dark scheme
- [Frameworks](frameworks.html): React, Preact, Vue, Svelte, Angular, Solid, and types
- [Prerendered by the server](prerender.html): header and footer as HTML, complete without script
- [Servers](servers.html): files to copy for PHP, nginx, Apache, WordPress, Rails, Django, Flask, Tomcat, Express, Hono, edge workers, Deno, Bun
- [Errors from the server](errors.html): error-text, the error summary, native controls in form fields; ASP, PHP, Rails
- [Deployment](deployment.html): caching, CDN, integrity, roll-back, open pages
- [Pages that swap their content](swaps.html): Turbo, htmx, unpoly, swup, pjax, morphing; load() for shadow roots
- [Testing](testing.html): unit tests in jsdom and happy-dom, queries for Testing Library, Playwright, Selenium
- [Recipes](recipes.html): tag managers, Content-Security-Policy, signing out
- [Localisation](localisation.html): all texts in Spanish, French and Arabic
- [Support and accessibility](support.html)
- [Accessibility conformance](conformance.html): WCAG 2.2 and EN 301 549, each criterion with its tests

## Data

- custom-elements.json: the custom elements manifest, with everything about every tag
- site-config.schema.json: JSON Schema of the \`config\` attribute
`;
