import type { ReactNode } from 'react';
import type { Path } from '../state/paths.ts';

/** The part of JSON Schema that the schema of the configuration uses. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly unknown[];
  minLength?: number;
  minimum?: number;
}

/** Renders the fields of an object. Passed to lists and groups, to prevent circular imports. */
export type RenderFields = (object: {
  schema: Schema;
  path: Path;
  value: unknown;
  isInRow?: boolean;
}) => ReactNode;

export const isSimple = ({ type }: Schema): boolean => type !== 'object' && type !== 'array';

/** Creates an empty value. Doesn't contain placeholders for names and URLs, because users could publish them by mistake. */
export function createValue(schema: Schema, name = ''): unknown {
  const { type, properties = {}, required = [], items = {}, minimum = 0 } = schema;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([key, each]) => required.includes(key) || each.type === 'array')
          .map(([key, each]) => {
            const isEmpty = each.type === 'array' && !required.includes(key);
            return [key, isEmpty ? [] : createValue(each, key)];
          }),
      );
    case 'array':
      return [createValue(items)];
    case 'integer':
    case 'number':
      return minimum;
    case 'boolean':
      return false;
    default:
      return schema.enum?.[0] ?? (name === 'lang' ? 'en' : '');
  }
}
