import { formatJsonPath } from '../../../src/site/warnings/problems.ts';
import type { Path } from '../state/paths.ts';
import type { ConfigError } from '../state/validateConfig.ts';
import { getRowName } from './rowName.ts';
import type { Schema } from './schema.ts';

export interface ListedError extends ConfigError {
  /** Titles from the outside in. */
  title: string;
  /** Whether the form has a field for it; else it can only be removed. */
  hasField: boolean;
}

/** Errors with the words that the form uses for their places. */
export const listErrors = (errors: readonly ConfigError[], schema: Schema, config: unknown): ListedError[] =>
  errors.map((error) => {
    const titles = listTitles(error.place, schema, config);
    return {
      ...error,
      title: titles?.join(', ') ?? formatJsonPath(error.place),
      hasField: titles !== undefined,
    };
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
