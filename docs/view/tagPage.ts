import type { CustomElementDeclaration } from 'custom-elements-manifest';
import { toCamelCase } from '../../elements/core/attributes.ts';
import type { ElementDocs } from '../../elements/core/definition.ts';
import { describeEntry, formatMemberType } from '../../elements/codegen/manifest.ts';
import { stateCells } from '../stateCells.ts';
import { code, example, html, type Html, type Page, prose, table } from './layout.ts';

interface ElementPage {
  declaration: CustomElementDeclaration & { tagName: string };
  docs: Pick<ElementDocs<never>, 'keyboard' | 'examples' | 'usage' | 'typed'>;
}

const name = (text: string): Html => html`<code>${text}</code>`;

/** Renders a description. The names of other elements become links. */
const linked = (text: string): Html =>
  html`${text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const [, tagName] = /^<(auction-[a-z-]+)>$/.exec(part) ?? [];
    return tagName ? html`<a href="${tagName}.html">${name(part)}</a>` : name(part);
  })}`;

const list = (items: readonly string[]): Html =>
  html`<ul>
    ${items.map((text) => html`<li>${linked(text)}</li>`)}
  </ul>`;

/** Creates the page of an element from the manifest and from the docs of its definition. */
export function tagPage({ declaration, docs }: ElementPage): Page {
  const { tagName, summary: description = '', attributes = [], members = [], events = [] } = declaration;
  const [first, ...others] = docs.examples.map(({ title, html: markup, height }) =>
    example({ title, markup, height, up: '../' }),
  );
  const own = members.filter((member) => !('attribute' in member && member.attribute));
  const described = (
    entries: readonly { name: string; description?: string; deprecated?: boolean | string }[] = [],
  ) => entries.map((each) => [name(each.name || '(default)'), prose(describeEntry(each))]);
  return {
    path: `tags/${tagName}.html`,
    title: `<${tagName}>`,
    description,
    group: 'Elements',
    content: html`<p class="lead">${prose(description)}</p>
      ${first}
      <h2>When to use it</h2>
      ${list(docs.usage.when)}
      <h2>When not to use it</h2>
      ${list(docs.usage.whenNot)} ${others.length > 0 ? html`<h2>More examples</h2>` : ''} ${others}
      ${
        stateCells.some(({ element }) => element === tagName)
          ? html`<p>
              <a href="../states.html#${tagName.replace('auction-', '')}">All states of this element</a>
            </p>`
          : ''
      }
      ${table(
        'Accepted input',
        ['Input (en-US)', 'Value'],
        (docs.typed ?? []).map(([text, value]) => [name(text), value ? name(value) : 'Invalid']),
      )}
      <h2>Import</h2>
      <p>
        <code>autoload.js</code> and <code>loader.js</code> load the element when a page uses it. To load only
        this element, add its script to a page, or import it in an app:
      </p>
      ${code(`<script type="module" src="/elements/${tagName}.js"></script>`)}
      ${code(`import 'auction-elements/elements/${tagName}.js';`)}
      ${table(
        'Attributes',
        ['Attribute', 'Property', 'Type', 'Description'],
        attributes.map((each) => [
          name(each.name),
          name(toCamelCase(each.name)),
          name(each.type?.text ?? 'string'),
          html`${prose(describeEntry(each))}
          ${each.default === undefined ? '' : html`Default: <code>${each.default}</code>.`}`,
        ]),
      )}
      ${table(
        'Properties and methods',
        ['Name', 'Type', 'Description'],
        own.map((each) => [name(each.name), name(formatMemberType(each)), prose(each.description)]),
      )}
      ${table(
        'Events',
        ['Event', 'Type', 'Description'],
        events.map((each) => [name(each.name), name(each.type.text), prose(each.description)]),
      )}
      ${table(
        'Keyboard',
        ['Key', 'Description'],
        Object.entries(docs.keyboard ?? {}).map(([key, text]) => [html`<kbd>${key}</kbd>`, prose(text)]),
      )}
      ${table('Slots', ['Slot', 'Description'], described(declaration.slots))}
      ${table('Parts', ['::part()', 'Description'], described(declaration.cssParts))}
      ${table('States', [':state()', 'Description'], described(declaration.cssStates))}
      ${table('Custom properties', ['Property', 'Description'], described(declaration.cssProperties))}`,
  };
}
