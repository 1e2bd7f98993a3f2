import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { type ConfigDoc, configDocs } from '../elements/codegen/config.docs.ts';
import { getDeclarations } from '../elements/codegen/manifest.ts';
import { documented } from '../elements/codegen/tags.ts';
import { commonDocs } from '../elements/core/commonAttributes.docs.ts';
import { usage } from '../elements/server/usage.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Page } from './view/layout.ts';

type Declaration = CustomElementDeclaration & { tagName: string };

/** What both texts begin with (llmstxt.org). */
const introduction = `# auction-elements

> The site header, search, footer and form controls of an online auction marketplace, as custom elements for pages of any server or framework.

## Load

- A page: \`<script type="module" src="/autoload.js"></script>\` loads the tags that the page has, and those that are inserted later. For tags in a shadow root of the page, call its export \`load(shadowRoot)\`.
- A page whose server has rendered header and footer: \`loader.js\`, which is \`autoload.js\` without the markup of the built-in site.
- A site with a configuration, where pages can only name a script: the script of \`npx auction-elements bundle\`, in place of \`autoload.js\`.
- An app: \`import 'auction-elements/autoload.js'\`, or single tags: \`import 'auction-elements/elements/auction-date-input.js'\`.
- All tags: \`auction-elements.js\`; in one file: \`auction-elements.single.js\`.
- \`auction-elements.css\` keeps the place of header, fields and buttons until their scripts have come, shows labels and errors without script, and gives native controls in an \`<auction-form-field>\` the look of the library. \`auction-header.css\` is the part of it for pages that have header and footer alone.

## Every tag

- Write the end tag. Every attribute is optional; removing it restores its default. A boolean attribute is true by its presence; \`="false"\` counts as absent, with a warning.
- Each attribute has a property in camel case. JSON attributes take lists and objects as properties. Properties that are set before the tag is defined are kept.
- Events begin with \`auction-\`, bubble and are composed; fields dispatch \`input\`, \`change\` and \`invalid\` as inputs do, buttons \`click\`.
- Style with custom properties \`--auction-…\`, which are inherited, and \`::part()\`. Colours follow \`color-scheme\`. Rules of the page do not reach into a tag.
- What is invalid is a warning on the console, which says what to do; the default stays.
${Object.entries(commonDocs.attributes)
  .map(([name, { description }]) => `- Attribute \`${name}\`: ${description}`)
  .join('\n')}
${Object.entries(commonDocs.events)
  .map(([name, { detail, description }]) => `- Event \`${name}\`, detail \`${detail}\`: ${description}`)
  .join('\n')}

## Forms

- Fields are form-associated: \`name\`, \`value\`, \`required\`, \`disabled\`, \`setCustomValidity()\`, \`FormData\`, reset and submission work as with native inputs. The attribute \`value\` is the default, the property the current value.
- Dates are \`yyyy-MM-dd\`, times \`HH:mm\`, whatever the locale shows. A text that is no date or time is \`badInput\`, and the value is empty.
- \`<auction-date-input>\` and \`<auction-time-input>\` have \`label\`, \`help\` and \`error-text\`. \`<auction-text-input>\` gets its label from a \`<label>\` or from an \`<auction-form-field>\` around it.
- \`<auction-button>\` submits its form with \`type="submit"\` only.
- A text, date or time field can be built around an \`<input>\` of the page: \`<auction-date-input label="Viewing on"><input type="date" name="viewing" required></auction-date-input>\`. The input stays the form control and works without script; its attributes count, those of the tag do not.
- Errors of a server: \`error-text\` on a field is shown and is its validation message until the user changes the value. Around a native control, \`<auction-form-field error error-text="…">\`. \`<auction-error-summary>\` before the fields links to each.
`;

const frameworks = `## Frameworks

- React 16.14 to 19, Next, React Router: \`import { AuctionHeader, AuctionDateInput } from 'auction-elements/react'\`, a component for each tag with props in camel case, \`onSearch\` for \`auction-search\`, \`value\`, \`defaultValue\` and \`onChange\` on fields, and \`prerender\` for servers. \`auction-elements/react/components\` has components for React 19 without custom elements.
- Vue 3.3 and later, Nuxt: \`auction-elements/vue\`, with \`v-model\` on fields and \`@auction-search\`.
- Svelte 5, SvelteKit: \`auction-elements/svelte\`, with \`bind:value\` on fields and \`onauction-search\`.
- Solid, Solid Start: the tags, with \`attr:\`, \`prop:\` and \`on:auction-search\`; \`integrations/solid\` has two files to copy.
- Angular: the tags with \`CUSTOM_ELEMENTS_SCHEMA\`; \`integrations/angular\` has two files to copy, for forms and for the server.
- Astro: the tags; \`auction-elements/server\` renders them, \`auction-elements/autoload.js\` loads them.
- Preact: the tags.
- Types of the tags in templates: \`import type {} from 'auction-elements/jsx/react'\`, and so for preact, solid, svelte and vue.
- Unit tests in jsdom and happy-dom: import \`auction-elements/testing\` before the tags; \`auction-elements/testing/queries\` for Testing Library, \`/playwright\` and \`/selenium\` for browsers.

## Servers

- Any server: \`npx auction-elements render\` writes header and footer as files to include, complete without script; \`integrations\` has files to copy for PHP, nginx, Apache, WordPress, Rails, Django, Flask, Tomcat, Express, Hono, workers, Deno and Bun.
- Node, Deno, Bun, workers: \`import { renderHeader, renderFooter, renderElement, siteCss } from 'auction-elements/server'\`. \`renderHeader(config, { session, page, styles, attributes })\` gives HTML with a declarative shadow root; \`page\` is the address of the page, \`session\` \`visitor\` or \`bidder\`. \`renderElement(tag, { attributes, content, styles })\` renders any tag; \`content\` is HTML and has to be escaped.
- \`styles\` is \`{ mode: 'inline' }\`, \`{ mode: 'nonce', nonce }\` or \`{ mode: 'link', href }\`, where \`href\` serves \`siteCss()\`.
- They ignore invalid entries of a configuration and pass one message about all of them to \`warn\`, by default \`console.warn\`. They throw a \`TypeError\` for a tag or an attribute that cannot be.
- Prerender with the version and the attributes that the page has; another version is rendered again, with a warning.
`;

/** `llms.txt` of the docs: what the library is and where everything is said, for language models. */
export const llmsText = (manifest: Package, pages: readonly Page[]): string => `${introduction}
## Tags

${getDeclarations(manifest)
  .map(
    ({ tagName, description, attributes = [], events = [] }) =>
      `- [<${tagName}>](tags/${tagName}.html): ${description} Attributes: ${listNames(attributes)}. Events: ${listNames(events)}.`,
  )
  .join('\n')}

## Guides

${pages
  .filter(({ group }) => group !== 'Tags')
  .map(({ title, path, description }) => `- [${title}](${path}): ${description}`)
  .join('\n')}

## Data

- [llms-full.txt](llms-full.txt): attributes, properties, events, slots, parts and examples of all tags, the configuration and the commands, as one text
- [custom-elements.json](custom-elements.json): the custom elements manifest
- [site-config.schema.json](site-config.schema.json): JSON Schema of the attribute \`config\`
`;

/** All that the definitions say, without links: the npm package has it as its `llms.txt`. */
export const llmsFullText = (manifest: Package): string => `${introduction}
${frameworks}
## Entry points of the npm package

${Object.keys(packageJson.exports)
  .map((path) => `- \`auction-elements${path.slice(1)}\``)
  .join('\n')}

## Commands

\`\`\`
${usage}\`\`\`

## Configuration of header and footer

The attribute \`config\`, a \`<script type="application/json">\` child, \`config-src\`, or \`--config\` of the commands. \`site-config.schema.json\` is its JSON Schema. What is left out stays as it is built in. Elements and server functions use the valid entries, ignore the others, and log one warning that lists them; commands list them and write nothing.

${formatConfig(configDocs)}

## Tags

${getDeclarations(manifest).map(formatTag).join('\n')}`;

const listNames = (entries: readonly { name: string }[]): string =>
  entries.map(({ name }) => name).join(', ');

const formatConfig = (docs: Readonly<Record<string, ConfigDoc>>, indent = ''): string =>
  Object.entries(docs)
    .flatMap(([name, { description, item, properties }]) => [
      `${indent}- \`${name}\`${item ? ' (list)' : ''}: ${description}`,
      ...(properties ? [formatConfig(properties, `${indent}  `)] : []),
    ])
    .join('\n');

function formatTag(declaration: Declaration): string {
  const { tagName, description = '', attributes = [], members = [], events = [] } = declaration;
  const { docs } = documented.find(({ definition }) => definition.tag === tagName)!;
  const isOwn = ({ name }: { name: string }) =>
    !Object.hasOwn(commonDocs.attributes, name) && !Object.hasOwn(commonDocs.events, name);
  return [
    `### <${tagName}>\n`,
    `${description}\n`,
    formatList('When to use it', docs.usage.when),
    formatList('When not to use it', docs.usage.whenNot),
    formatList(
      'Attributes',
      attributes
        .filter(isOwn)
        .map(
          ({ name, type, description: text, default: fallback }) =>
            `\`${name}\` (\`${type?.text ?? 'string'}\`): ${text}${fallback === undefined ? '' : ` Default: \`${fallback}\`.`}`,
        ),
    ),
    formatList(
      'Properties and methods',
      members
        .filter((member) => !('attribute' in member && member.attribute))
        .map(
          (member) =>
            `\`${member.name}\` (\`${('type' in member && member.type?.text) || 'unknown'}\`): ${member.description}`,
        ),
    ),
    formatList(
      'Events',
      events
        .filter(isOwn)
        .map(({ name, type, description: text }) => `\`${name}\` (\`${type.text}\`): ${text}`),
    ),
    formatList('Slots', described(declaration.slots)),
    formatList('Parts', described(declaration.cssParts)),
    formatList('States', described(declaration.cssStates)),
    formatList('Custom properties', described(declaration.cssProperties)),
    formatList(
      'Keyboard',
      Object.entries(docs.keyboard ?? {}).map(([key, text]) => `${key}: ${text}`),
    ),
    formatList(
      'Texts and their values, in the locale en-US',
      (docs.typed ?? []).map(([text, value]) => `\`${text}\`: ${value ? `\`${value}\`` : 'invalid'}`),
    ),
    ...docs.examples.map(({ title, html }) => `${title}:\n\n\`\`\`html\n${html}\n\`\`\`\n`),
  ]
    .filter(Boolean)
    .join('\n');
}

const described = (entries: readonly { name: string; description?: string }[] = []): string[] =>
  entries.map(({ name, description }) => `${name ? `\`${name}\`` : '(default)'}: ${description}`);

const formatList = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
