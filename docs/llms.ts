import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { type ConfigDoc, configDocs } from '../elements/codegen/config.docs.ts';
import { describeEntry, formatMemberType, getDeclarations } from '../elements/codegen/manifest.ts';
import { documented } from '../elements/codegen/tags.ts';
import { commonDocs } from '../elements/core/commonAttributes.docs.ts';
import { usage } from '../elements/server/usage.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Page } from './view/layout.ts';

type Declaration = CustomElementDeclaration & { tagName: string };

/** Start of both files, in the format of llmstxt.org. */
const introduction = `# auction-elements

> Custom elements for online auction sites: site header, search, footer, and form controls. They work in pages of any server and in any framework.

## Load the elements

- In a page: \`<script type="module" src="/autoload.js"></script>\` loads the elements that the page uses, including elements that are inserted later. For elements in your own shadow roots, call its export \`load(shadowRoot)\`.
- In a page with server-rendered header and footer: \`loader.js\`. It is \`autoload.js\` without the HTML of the default header and footer.
- If you have a configuration and can only add a script: run \`npx auction-elements bundle\`, and load its script instead of \`autoload.js\`.
- In an app: \`import 'auction-elements/autoload.js'\`, or import single elements: \`import 'auction-elements/elements/auction-date-input.js'\`.
- All elements at once: \`auction-elements.js\`. All elements in one file: \`auction-elements.single.js\`.
- \`auction-elements.css\` reserves space for the header, fields, and buttons until their scripts have loaded. It shows labels and errors without JavaScript, and styles native controls in an \`<auction-form-field>\`. \`auction-header.css\` contains only the part for pages that use only the header and the footer.

## All elements

- Write the end tag. Every attribute is optional. Removing an attribute restores its default. A boolean attribute is true if it is present. Only \`="false"\` counts as false, and logs a warning.
- Each attribute has a property in camel case. Set lists and objects as JSON in the attribute, or as values in the property. Properties that are set before the element is defined are kept.
- Custom events start with \`auction-\`, bubble, and are composed. Fields fire \`input\`, \`change\`, and \`invalid\`, and buttons fire \`click\`, as native controls do.
- To style the elements, use the custom properties \`--auction-…\`, which are inherited, and \`::part()\`. Colors follow \`color-scheme\`. The page's CSS doesn't affect the inside of an element.
- If a value is invalid, the element uses the default and logs a warning that explains the fix.
${Object.entries(commonDocs.attributes)
  .map(([name, { description }]) => `- Attribute \`${name}\`: ${description}`)
  .join('\n')}
${Object.entries(commonDocs.events)
  .map(([name, { detail, description }]) => `- Event \`${name}\`, detail \`${detail}\`: ${description}`)
  .join('\n')}

## Forms

- Fields are form-associated: \`name\`, \`value\`, \`required\`, \`disabled\`, \`setCustomValidity()\`, \`FormData\`, reset, and submission work as with native inputs. The attribute \`value\` is the default value, and the property is the current value.
- Dates are \`yyyy-MM-dd\` and times are \`HH:mm\`, whatever format the user sees. Text that isn't a date or time sets \`badInput\`, and the value is empty.
- \`<auction-date-input>\` and \`<auction-time-input>\` have \`label\`, \`help\`, and \`error-text\`. The label of \`<auction-text-input>\` is a \`<label>\` or the \`label\` of an \`<auction-form-field>\` around it.
- \`<auction-button>\` submits its form only with \`type="submit"\`.
- Text, date, and time fields can wrap an \`<input>\` of the page: \`<auction-date-input label="Viewing date"><input type="date" name="viewing" required></auction-date-input>\`. The input remains the form control and works without JavaScript. Set attributes such as \`required\` on the input.
- To show a server-side error, set \`error-text\` on a field. It is the field's validation message until the user changes the value. Around a native control, use \`<auction-form-field error error-text="…">\`. An \`<auction-error-summary>\` before the fields links to each of them.
`;

const frameworks = `## Frameworks

- React 16.14 to 19, Next.js, React Router: \`import { AuctionHeader, AuctionDateInput } from 'auction-elements/react'\`. Props are in camel case, \`onSearch\` handles \`auction-search\`, fields have \`value\`, \`defaultValue\`, and \`onChange\`, and \`prerender\` renders on the server. \`auction-elements/react/components\` contains React 19 components without custom elements.
- Vue 3.3 or later, Nuxt: \`auction-elements/vue\`, with \`v-model\` on fields and \`@auction-search\`.
- Svelte 5, SvelteKit: \`auction-elements/svelte\`, with \`bind:value\` on fields and \`onauction-search\`.
- Solid, SolidStart: the elements, with \`attr:\`, \`prop:\`, and \`on:auction-search\`. Copy two files from \`integrations/solid\`.
- Angular: the elements, with \`CUSTOM_ELEMENTS_SCHEMA\`. For forms and server rendering, copy two files from \`integrations/angular\`.
- Astro: the elements. \`auction-elements/server\` renders them, and \`auction-elements/autoload.js\` loads them.
- Preact: the elements.
- Types for templates: \`import type {} from 'auction-elements/jsx/react'\`. Replace \`react\` with \`preact\`, \`solid\`, \`svelte\`, or \`vue\`.
- Unit tests in jsdom and happy-dom: import \`auction-elements/testing\` before the elements. \`auction-elements/testing/queries\` is for Testing Library. \`auction-elements/testing/playwright\` and \`auction-elements/testing/selenium\` are for browser tests.

## Server rendering

- Any server: \`npx auction-elements render\` writes header and footer files to include, which work without JavaScript. \`integrations\` contains ready-made files for PHP, nginx, Apache, WordPress, Rails, Django, Flask, Tomcat, Express, Hono, edge workers, Deno, and Bun.
- Node.js, Deno, Bun, edge workers: \`import { renderHeader, renderFooter, renderElement, siteCss } from 'auction-elements/server'\`. \`renderHeader(config, { session, page, styles, attributes })\` returns HTML with a declarative shadow root. \`page\` is the URL of the page. \`session\` is \`visitor\` or \`bidder\`. \`renderElement(tag, { attributes, content, styles })\` renders any element. \`content\` is HTML, so escape the values in it.
- \`styles\` is \`{ mode: 'inline' }\`, \`{ mode: 'nonce', nonce }\`, or \`{ mode: 'link', href }\`. Serve the result of \`siteCss()\` at \`href\`.
- The functions ignore invalid entries of a configuration, and pass one message about all of them to \`warn\`, which defaults to \`console.warn\`. They throw a \`TypeError\` for an unknown element or an invalid attribute name.
- Use the same version and attributes on the server and in the browser. Otherwise, the element renders again and logs a warning.
`;

/** Creates the `llms.txt` of the docs, an overview with links to the pages for language models. */
export const llmsText = (manifest: Package, pages: readonly Page[]): string => `${introduction}
## Elements

${getDeclarations(manifest)
  .map(
    ({ tagName, summary, attributes = [], events = [] }) =>
      `- [<${tagName}>](tags/${tagName}.html): ${summary} Attributes: ${listNames(attributes)}. Events: ${listNames(events)}.`,
  )
  .join('\n')}

## Guides

${pages
  .filter(({ group }) => group !== 'Elements')
  .map(({ title, path, description }) => `- [${title}](${path}): ${description}`)
  .join('\n')}

## Data

- [llms-full.txt](llms-full.txt): one file with the attributes, properties, events, slots, parts, and examples of all elements, the configuration, and the commands
- [custom-elements.json](custom-elements.json): the custom elements manifest
- [site-config.schema.json](site-config.schema.json): JSON Schema of the configuration
`;

/** Creates the full reference without links. The npm package contains it as `llms.txt`. */
export const llmsFullText = (manifest: Package): string => `${introduction}
${frameworks}
## Entry points of the npm package

${Object.keys(packageJson.exports)
  .map((path) => `- \`auction-elements${path.slice(1)}\``)
  .join('\n')}

## Commands

\`\`\`
${usage}\`\`\`

## Site configuration

Pass the configuration in the property or attribute \`config\`, in a \`<script type="application/json">\` child, in the file at \`config-src\`, or in the option \`--config\` of the commands. \`site-config.schema.json\` is its JSON Schema. Omitted keys keep their default. Elements and server functions use the valid entries, ignore the others, and log one warning that lists them. Commands list them and write nothing.

${formatConfig(configDocs)}

## Elements

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
  const { tagName, summary: description = '', attributes = [], members = [], events = [] } = declaration;
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
          ({ name, type, default: fallback, ...entry }) =>
            `\`${name}\` (\`${type?.text ?? 'string'}\`): ${describeEntry(entry)}${fallback === undefined ? '' : ` Default: \`${fallback}\`.`}`,
        ),
    ),
    formatList(
      'Properties and methods',
      members
        .filter((member) => !('attribute' in member && member.attribute))
        .map((member) => `\`${member.name}\` (\`${formatMemberType(member)}\`): ${member.description}`),
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
      'Accepted input and its value, in the locale en-US',
      (docs.typed ?? []).map(([text, value]) => `\`${text}\`: ${value ? `\`${value}\`` : 'invalid'}`),
    ),
    ...docs.examples.map(({ title, html }) => `${title}:\n\n\`\`\`html\n${html}\n\`\`\`\n`),
  ]
    .filter(Boolean)
    .join('\n');
}

const described = (
  entries: readonly { name: string; description?: string; deprecated?: boolean | string }[] = [],
): string[] =>
  entries.map((each) => `${each.name ? `\`${each.name}\`` : '(default)'}: ${describeEntry(each)}`);

const formatList = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
