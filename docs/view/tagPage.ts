import type { CustomElementDeclaration } from 'custom-elements-manifest';
import { toCamelCase } from '../../elements/core/definition.ts';
import type { ElementDocs } from '../../elements/core/definition.ts';
import { code, example, html, type Html, type Page, prose, table } from './layout.ts';

interface Tag {
  declaration: CustomElementDeclaration & { tagName: string };
  docs: Pick<ElementDocs<never>, 'keyboard' | 'examples' | 'usage' | 'typed'>;
}

const name = (text: string): Html => html`<code>${text}</code>`;

/** Descriptions in which the names of other tags are links. */
const linked = (text: string): Html =>
  html`${text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const [, tagName] = /^<(auction-[a-z-]+)>$/.exec(part) ?? [];
    return tagName ? html`<a href="${tagName}.html">${name(part)}</a>` : name(part);
  })}`;

const list = (texts: readonly string[]): Html =>
  html`<ul>
    ${texts.map((text) => html`<li>${linked(text)}</li>`)}
  </ul>`;

/** All that the manifest and the docs of its definition say of a tag. */
export function tagPage({ declaration, docs }: Tag): Page {
  const { tagName, description = '', attributes = [], members = [], events = [] } = declaration;
  const [first, ...others] = docs.examples.map(({ title, html: markup }) =>
    example({ title, markup, up: '../' }),
  );
  const own = members.filter((member) => !('attribute' in member && member.attribute));
  const described = (entries: readonly { name: string; description?: string }[] = []) =>
    entries.map((each) => [name(each.name || '(default)'), prose(each.description)]);
  return {
    path: `tags/${tagName}.html`,
    title: `<${tagName}>`,
    description,
    group: 'Tags',
    content: html`<p class="lead">${prose(description)}</p>
      ${first}
      <h2>When to use it</h2>
      ${list(docs.usage.when)}
      <h2>When not to use it</h2>
      ${list(docs.usage.whenNot)} ${others.length > 0 ? html`<h2>More examples</h2>` : ''} ${others}
      ${table(
        'What can be typed',
        ['Text, in the locale en-US', 'Value'],
        (docs.typed ?? []).map(([text, value]) => [name(text), value ? name(value) : 'Invalid']),
      )}
      <h2>Load it</h2>
      <p>
        <code>autoload.js</code> and <code>loader.js</code> load the tag where a page has it. By itself, in a
        page or in an app:
      </p>
      ${code(`<script type="module" src="/elements/${tagName}.js"></script>`)}
      ${code(`import 'auction-elements/elements/${tagName}.js';`)}
      ${table(
        'Attributes',
        ['Attribute', 'Property', 'Type', 'What it does'],
        attributes.map((each) => [
          name(each.name),
          name(toCamelCase(each.name)),
          name(each.type?.text ?? 'string'),
          html`${prose(each.description)}
          ${each.default === undefined ? '' : html`Default: <code>${each.default}</code>.`}`,
        ]),
      )}
      ${table(
        'Properties and methods',
        ['Name', 'Type', 'What it is'],
        own.map((each) => [
          name(each.name),
          name(('type' in each && each.type?.text) || 'unknown'),
          prose(each.description),
        ]),
      )}
      ${table(
        'Events',
        ['Event', 'Type', 'When'],
        events.map((each) => [name(each.name), name(each.type.text), prose(each.description)]),
      )}
      ${table(
        'Keyboard',
        ['Key', 'What it does'],
        Object.entries(docs.keyboard ?? {}).map(([key, what]) => [html`<kbd>${key}</kbd>`, prose(what)]),
      )}
      ${table('Slots', ['Slot', 'What goes there'], described(declaration.slots))}
      ${table('Parts', ['::part()', 'What it is'], described(declaration.cssParts))}
      ${table('States', [':state()', 'When'], described(declaration.cssStates))}
      ${table('Custom properties', ['Property', 'What it sets'], described(declaration.cssProperties))}`,
  };
}
