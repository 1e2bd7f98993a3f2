import { toJsonSchema } from '@valibot/to-json-schema';
import { configSchema } from '../../src/site/config/configSchema.ts';
import { type ConfigDoc, configDocs } from './config.docs.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
}

/** The published schema of the site configuration. Trimming of texts is a service of ours, not a rule for the page. */
export function createConfigJsonSchema(): string {
  const schema = toJsonSchema(configSchema, { errorMode: 'ignore', typeMode: 'input' }) as Schema;
  const documented = { ...schema, properties: describeAll(schema.properties, configDocs, '') };
  return `${JSON.stringify({ title: 'auction-elements site configuration', ...documented }, null, 2)}\n`;
}

function describe(schema: Schema, { title, description, properties, item }: ConfigDoc, path: string): Schema {
  const docs = { title, description };
  if (schema.items)
    return {
      ...docs,
      ...schema,
      items: {
        ...(item && { title: item }),
        ...schema.items,
        properties: describeAll(schema.items.properties, properties, `${path}[]`),
      },
    };
  return schema.properties
    ? { ...docs, ...schema, properties: describeAll(schema.properties, properties, path) }
    : { ...docs, ...schema };
}

/** Throws for a name that has no description, and for a description of nothing. */
function describeAll(
  schemas: Readonly<Record<string, Schema>> = {},
  docs: Readonly<Record<string, ConfigDoc>> = {},
  path: string,
): Record<string, Schema> {
  const unknown = Object.keys(docs).find((name) => !schemas[name]);
  if (unknown)
    throw new TypeError(`config.docs.ts describes ${path}.${unknown}, which the schema does not have.`);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const own = docs[name];
      if (!own) throw new TypeError(`config.docs.ts does not describe ${path}.${name}.`);
      return [name, describe(schema, own, `${path}.${name}`)];
    }),
  );
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
