import { formatJsonPath } from '../../../src/site/warnings/problems.ts';
import type { Path } from '../state/paths.ts';
import type { ConfigError } from '../state/validateConfig.ts';
import { getRowName } from './rowName.ts';
import type { Schema } from './schema.ts';

export interface ListedError extends ConfigError {
  /** The titles of the field and its groups, starting with the outermost group. */
  title: string;
  /** Whether the form has a field for the value. Otherwise, users can only remove the value. */
  hasField: boolean;
}

/** Adds the titles of the form's fields to errors. */
export const listErrors = (errors: readonly ConfigError[], schema: Schema, config: unknown): ListedError[] =>
  errors.map((error) => {
    const titles = listTitles(error.place, schema, config);
    return {
      ...error,
      title: titles?.join(', ') ?? formatJsonPath(error.place),
      hasField: titles !== undefined,
    };
  });

/** Returns the titles for a path, or `undefined` if the path isn't in the schema. */
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
