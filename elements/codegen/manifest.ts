import type {
  Attribute,
  ClassMember,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { homepage } from '../../package.json';
import { commonDocs } from '../core/commonAttributes.docs.ts';
import type { AttributeDefinition } from '../core/definition.ts';
import { documented } from './tags.ts';
import { commonAttributes, toCamelCase } from '../core/attributes.ts';

type Documented = (typeof documented)[number];

/** Creates `custom-elements.json` from the definitions and their docs. Editors and catalogs read it. */
export const createManifest = (): Package => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: documented.map(createModule),
});

/** Returns the declarations of all elements. */
export const getDeclarations = ({ modules }: Package): (CustomElementDeclaration & { tagName: string })[] =>
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(
      (declaration): declaration is CustomElementDeclaration & { tagName: string } =>
        'tagName' in declaration && declaration.tagName !== undefined,
    );

function createModule({ definition, docs }: Documented): JavaScriptModule {
  const { tag } = definition;
  const path = `elements/${tag}.js`;
  const name = toCamelCase(`-${tag}`);
  return {
    kind: 'javascript-module',
    path,
    declarations: [createDeclaration(name, definition, docs)],
    exports: [
      { kind: 'js', name: toCamelCase(tag), declaration: { name } },
      { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
    ],
  };
}

function createDeclaration(
  name: string,
  { tag, attributes, deprecated = {} }: Documented['definition'],
  docs: Documented['docs'],
): CustomElementDeclaration {
  const allDocs: Documented['docs']['attributes'] = { ...docs.attributes, ...commonDocs.attributes };
  const all = Object.entries({ ...attributes, ...commonAttributes }).map(([attribute, definition]) => {
    const attributeDocs = allDocs[attribute];
    if (!attributeDocs)
      throw new TypeError(
        `\`elements/tags/${tag}.docs.ts\` doesn't describe the attribute \`${attribute}\`. Add a description.`,
      );
    const { description, default: fallback, type } = attributeDocs;
    const entry: Attribute & {
      name: string;
      fieldName: string;
      type: { text: string };
      description: string;
    } = {
      name: attribute,
      fieldName: toCamelCase(attribute),
      type: { text: formatType(definition, type) },
      description,
    };
    if (fallback !== undefined) entry.default = JSON.stringify(fallback);
    if (deprecated[attribute]) entry.deprecated = deprecated[attribute];
    return entry;
  });
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName: tag,
    summary: docs.description,
    description: describeElement(docs),
    superclass: { name: 'HTMLElement', package: 'global:' },
    demos: [
      { url: `${homepage}tags/${tag}.html`, description: docs.examples.map(({ title }) => title).join(', ') },
    ],
    attributes: all,
    members: [
      ...all
        .filter(({ fieldName }) => !Object.hasOwn(docs.members ?? {}, fieldName))
        .map(({ name: attribute, fieldName, default: _default, ...entry }) => ({
          kind: 'field' as const,
          name: fieldName,
          attribute,
          ...entry,
          reflects: !('type' in (allDocs[attribute] ?? {})),
        })),
      ...Object.entries(docs.members ?? {}).map(([member, { type, readonly, description }]) =>
        type.includes('=>')
          ? { kind: 'method' as const, name: member, ...parseSignature(type), description }
          : {
              kind: 'field' as const,
              name: member,
              type: { text: type },
              description,
              ...(readonly && { readonly }),
            },
      ),
    ],
    events: Object.entries({ ...docs.events, ...commonDocs.events }).map(
      ([event, { detail, description }]) => ({
        name: event,
        type: { text: `CustomEvent<${detail}>` },
        description,
      }),
    ),
    slots: toNamedDescriptions({ ...docs.slots, ...commonDocs.slots }),
    cssStates: toNamedDescriptions(docs.states),
    cssParts: toNamedDescriptions(docs.parts),
    cssProperties: toNamedDescriptions(docs.cssProperties).map((entry) => ({
      ...entry,
      ...(deprecated[entry.name] && { deprecated: deprecated[entry.name]! }),
    })),
  };
}

/** Describes an element for tools that show only the manifest, such as MCP and language servers. */
function describeElement({ description, usage, keyboard = {} }: Documented['docs']): string {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `\n\n${title}:\n${items.map((item) => `- ${item}`).join('\n')}` : '';
  return [
    description,
    list('Use it', usage.when),
    list('Avoid it', usage.whenNot),
    list(
      'Keyboard',
      Object.entries(keyboard).map(([key, text]) => `${key}: ${text}`),
    ),
    list('Accessibility', ['Tested against WCAG 2.2 AA with a keyboard, axe, and the Orca screen reader.']),
  ].join('');
}

function formatType(definition: AttributeDefinition, type: string | undefined): string {
  switch (definition.type) {
    case 'enum':
      return definition.values.map((value) => `'${value}'`).join(' | ');
    case 'json':
      return type ?? 'unknown';
    case 'string':
    case 'boolean':
    case 'number':
      return definition.type;
  }
}

/** Parses the type of a method, such as `(message: string) => void`. */
function parseSignature(type: string) {
  const [, parameters = '', result = ''] = /^\((.*)\) => (.+)$/.exec(type) ?? [];
  return {
    parameters: parameters.split(', ').flatMap((parameter) => {
      const [, name, mark, text = ''] = /^(\w+)(\??): (.+)$/.exec(parameter) ?? [];
      return name ? [{ name, type: { text }, ...(mark && { optional: true }) }] : [];
    }),
    return: { type: { text: result } },
  };
}

/** Returns the type of a property or method in TypeScript. */
export function formatMemberType(member: ClassMember): string {
  if (member.kind === 'field') return member.type?.text ?? 'unknown';
  const parameters = (member.parameters ?? []).map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text}`,
  );
  return `(${parameters.join(', ')}) => ${member.return?.type?.text}`;
}

/** Returns a description that begins with the fix if the entry is deprecated. */
export const describeEntry = ({
  description = '',
  deprecated,
}: {
  description?: string | undefined;
  deprecated?: boolean | string | undefined;
}): string => (deprecated ? `Deprecated. ${deprecated} ${description}` : description);

const toNamedDescriptions = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));
