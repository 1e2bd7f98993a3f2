import { toJsonSchema } from '@valibot/to-json-schema';
import { configSchema } from '../../src/site/config/configSchema.ts';

interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}

/** The types of the configuration's module in the package: those that TypeScript makes name Valibot's, which apps do not have. */
export function formatConfigTypes(): string {
  const schema = toJsonSchema(configSchema, { errorMode: 'ignore', typeMode: 'output' }) as Schema;
  return `/** What a page may configure. */
export interface SiteConfig ${formatType(schema)}
`;
}

function formatType({ type, properties = {}, required = [], items = {} }: Schema): string {
  if (type === 'array') return `(${formatType(items)})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return type ?? 'unknown';
  const entries = Object.entries(properties).map(([name, schema]) =>
    required.includes(name)
      ? `${name}: ${formatType(schema)};`
      : `${name}?: ${formatType(schema)} | undefined;`,
  );
  return `{ ${entries.join(' ')} }`;
}
