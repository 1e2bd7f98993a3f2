import type { SchemaError } from '../../../src/site/config/configSchema.ts';
import { type Path, parsePath } from '../state/paths.ts';
import { getRowName } from './rowName.ts';
import type { Schema } from './schema.ts';

export interface ListedError extends SchemaError {
  place: Path;
  /** Titles from the outside in. */
  title: string;
  /** Whether the form has a field for it; else it can only be removed. */
  hasField: boolean;
}

/** Errors with the words that the form uses for their places. */
export const listErrors = (errors: readonly SchemaError[], schema: Schema, config: unknown): ListedError[] =>
  errors.map((error) => {
    const place = parsePath(error.path);
    const titles = listTitles(place, schema, config);
    return { ...error, place, title: titles?.join(', ') ?? error.path, hasField: titles !== undefined };
  });

/** `undefined` for a place that the schema does not have. */
function listTitles([first, ...rest]: Path, schema: Schema, value: unknown): string[] | undefined {
  if (first === undefined) return [];
  const child = typeof first === 'number' ? schema.items : schema.properties?.[first];
  if (!child || first === '$schema') return undefined;
  const own = (Object(value) as Record<string | number, unknown>)[first];
  const title =
    typeof first === 'number' ? getRowName(own, child.title ?? 'entry', first) : (child.title ?? first);
  const inner = listTitles(rest, child, own);
  return inner && [title, ...inner];
}
