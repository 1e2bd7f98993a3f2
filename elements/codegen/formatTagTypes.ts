import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { getDeclarations } from './manifest.ts';

/** Types that docs and definitions name, and where they are. */
const named = {
  TypedEventTarget: '../core/typedEventTarget.ts',
  ControlMessages: '../../src/controls/controlMessages.ts',
  Messages: '../../src/site/messages/siteMessages.ts',
  SiteConfig: '../../src/site/config/configSchema.ts',
} as const;

/**
 * The tags for TypeScript: their elements, what markup can say of them, and their events. Everything else about types, the
 * frameworks' too, is derived from these.
 */
export function formatTagTypes(manifest: Package): string {
  const declarations = getDeclarations(manifest);
  const tags = (suffix: string) =>
    declarations.map(({ tagName, name }) => `  '${tagName}': ${name}${suffix};`).join('\n');
  return `// Written by \`npm run write\` from the definitions of the tags and their docs; changes are made there.

${Object.entries(named)
  .map(([type, path]) => `import type { ${type} } from '${path}';`)
  .join('\n')}

${declarations.map(formatInterfaces).join('\n\n')}

/** The elements by tag. */
export interface TagElements {
${tags('Element')}
}

/** What markup may say of them: attributes, and properties by their own names. */
export interface TagProps {
${tags('Props')}
}

/** Their events by name. */
export interface TagEvents {
${tags('Events')}
}

declare global {
  interface HTMLElementTagNameMap extends TagElements {}
}
`;
}

function formatInterfaces({ name, description, ...rest }: CustomElementDeclaration): string {
  const { attributes = [], members = [], events = [] } = rest;
  return `/** ${description} */
export interface ${name}Element extends TypedEventTarget<${name}Events> {
${members.map((member) => formatMember(member)).join('\n')}
}

export interface ${name}Props {
${attributes.flatMap(formatProps).join('\n')}
}

export interface ${name}Events {
${events.map((each) => formatDocumented(each, `'${each.name}': ${each.type.text};`)).join('\n')}
}`;
}

type Member = NonNullable<CustomElementDeclaration['members']>[number];

function formatMember(member: Member): string {
  const type = 'type' in member && member.type ? member.type.text : 'unknown';
  const isFixed = member.kind === 'field' && member.readonly;
  const absent = 'attribute' in member && type !== 'boolean' ? ' | undefined' : '';
  return formatDocumented(member, `${isFixed ? 'readonly ' : ''}${member.name}: ${type}${absent};`);
}

type AttributeEntry = NonNullable<CustomElementDeclaration['attributes']>[number];

function formatProps(attribute: AttributeEntry): string[] {
  const { name, fieldName = name, type } = attribute;
  const text = type?.text ?? 'string';
  const asText = text === 'number' ? '`${number}`' : /^(string|boolean|')/.test(text) ? undefined : 'string';
  const entry = formatDocumented(
    attribute,
    `'${name}'?: ${[text, asText, 'undefined'].filter(Boolean).join(' | ')};`,
  );
  return name === fieldName
    ? [entry]
    : [entry, formatDocumented(attribute, `${fieldName}?: ${text} | undefined;`)];
}

const formatDocumented = ({ description }: { description?: string }, line: string): string =>
  `  /** ${description?.replaceAll('*/', '*\\/') ?? ''} */\n  ${line}`;
