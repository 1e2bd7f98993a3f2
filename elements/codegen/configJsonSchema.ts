import { toJsonSchema } from '@valibot/to-json-schema';
import { configSchema } from '../../src/site/config/configSchema.ts';
import { type ConfigDoc, configDocs } from './config.docs.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  const?: unknown;
}

/** Creates the published JSON Schema of the site configuration. It omits trimming, because untrimmed strings are valid. */
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

/** Adds docs to all properties. Throws `TypeError` for a property without docs, and for docs without a property. */
function describeAll(
  schemas: Readonly<Record<string, Schema>> = {},
  docs: Readonly<Record<string, ConfigDoc>> = {},
  path: string,
): Record<string, Schema> {
  const unknown = Object.keys(docs).find((name) => !schemas[name]);
  if (unknown)
    throw new TypeError(
      `\`config.docs.ts\` describes \`${path}.${unknown}\`, but the schema doesn't define it. Remove the description.`,
    );
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const doc = docs[name];
      if (!doc)
        throw new TypeError(`\`config.docs.ts\` doesn't describe \`${path}.${name}\`. Add a description.`);
      return [name, describe(schema, doc, `${path}.${name}`)];
    }),
  );
}

/** Formats the published types of the configuration. TypeScript would emit types that import Valibot, which apps don't install. */
export function formatConfigTypes(): string {
  const schema = toJsonSchema(configSchema, { errorMode: 'ignore', typeMode: 'output' }) as Schema;
  return `/** Configuration of a site. */\nexport interface SiteConfig ${formatType(schema)}\n`;
}

function formatType({
  type,
  properties = {},
  required = [],
  items = {},
  anyOf,
  const: constant,
}: Schema): string {
  if (anyOf) return anyOf.map(formatType).join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
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
