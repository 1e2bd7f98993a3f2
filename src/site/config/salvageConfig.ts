import * as v from 'valibot';
import { ownOnly } from '../core/ownOnly.ts';
import { findNearestName } from './findNearestName.ts';

export interface SchemaError {
  /** Where in the user's JSON, like `categories[2].label`. */
  path: string;
  /** What is wrong and what to write instead, as the rest of a sentence that begins with the path. */
  message: string;
}

type Path = readonly (string | number)[];
type Schema = v.GenericSchema;
type Container = Record<string | number, unknown>;

/** More than the schema has levels, each of which may drop what contains an invalid entry. */
const maxPasses = 50;

/**
 * Takes what the schema accepts of some data, and names everything else. A key that is unknown or invalid is dropped. An object that lacks a
 * required key is dropped as a whole, and a list of the top level when all its items are.
 */
export function salvage<T extends Schema>(
  schema: T,
  input: unknown,
): { data: v.InferOutput<T> | undefined; errors: SchemaError[] } {
  const data = ownOnly(input);
  const errors: SchemaError[] = [];
  /** What an item of a list was before others were dropped. */
  const origins = new WeakMap<object, readonly number[]>();
  /** What has been dropped, whose absence is no new error. */
  const dropped = new WeakMap<object, Set<string | number>>();

  for (let pass = 0; pass < maxPasses; pass++) {
    const result = v.safeParse(schema, data);
    if (result.success) return { data: ownOnly(result.output), errors };
    const removals = new Map<Container, Set<string | number>>();
    for (const issue of result.issues) {
      const path = (issue.path ?? []).map(({ key }) => key as string | number);
      const parents = getParents(data, path);
      const parent = parents.at(-1);
      if (path.length === 0 || !parent)
        return {
          data: undefined,
          errors: [...errors, { path: '(top level)', message: 'must be an object' }],
        };
      const key = path.at(-1)!;
      const isMissing = issue.type === 'strict_object' && issue.received === 'undefined';
      const isOwnDoing = isMissing && dropped.get(parent)?.has(key);
      if (!isOwnDoing)
        errors.push({ path: formatPath(path, parents, origins), message: describe(issue, schema, path) });
      // Without a key that it needs, the object itself is invalid.
      const [from, what] = isMissing ? [parents.at(-2), path.at(-2)] : [parent, key];
      if (!from || what === undefined) return { data: undefined, errors };
      removals.set(from, new Set(removals.get(from)).add(what));
    }
    for (const [from, keys] of removals) remove(from, keys, origins, dropped);
    // Of a list with nothing but invalid items, the default is better than nothing.
    for (const [name, value] of Object.entries(data as Container))
      if (Array.isArray(value) && value.length === 0 && origins.has(value))
        Reflect.deleteProperty(data as Container, name);
  }
  return { data: undefined, errors };
}

/** The objects and lists on the way to an entry, the outermost first. */
function getParents(data: unknown, path: Path): Container[] {
  const parents: Container[] = [];
  let current = data;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return [];
    parents.push(current as Container);
    current = (current as Container)[key];
  }
  return parents;
}

function remove(
  from: Container,
  keys: ReadonlySet<string | number>,
  origins: WeakMap<object, readonly number[]>,
  dropped: WeakMap<object, Set<string | number>>,
): void {
  dropped.set(from, new Set([...(dropped.get(from) ?? []), ...keys]));
  if (!Array.isArray(from)) {
    for (const key of keys) Reflect.deleteProperty(from, key);
    return;
  }
  const kept = [...from.keys()].filter((index) => !keys.has(index));
  const before = origins.get(from);
  origins.set(from, before ? kept.map((index) => before[index]!) : kept);
  from.splice(0, from.length, ...kept.map((index) => from[index] as unknown));
}

const formatPath = (
  path: Path,
  parents: readonly object[],
  origins: WeakMap<object, readonly number[]>,
): string =>
  path
    .map((key, index) => {
      if (typeof key === 'number') return `[${origins.get(parents[index]!)?.[key] ?? key}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text in quotes',
  number: 'must be a number without quotes',
  array: 'must be a list in square brackets',
  strict_object: 'must be an object in braces',
  non_empty: 'must not be empty',
  integer: 'must be a whole number',
};

/** What is wrong, in the words of a page author. */
function describe(issue: v.BaseIssue<unknown>, schema: Schema, path: Path): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(getEntries(schema, path.slice(0, -1)));
    const name = String(path.at(-1));
    const meant = findNearestName(name, known);
    return meant
      ? `isn't a known key. Did you mean "${meant}"?`
      : `isn't a known key. Known keys: ${known.join(', ')}.`;
  }
  if (issue.received === 'undefined') return 'is missing.';
  if (issue.type === 'min_value') return `must be ${String(issue.requirement)} or more.`;
  return `${kinds[issue.type] ?? 'is invalid'}.`;
}

/** The entries of the object at a path of the schema. */
function getEntries(schema: unknown, path: Path): Readonly<Record<string, unknown>> {
  let current = schema as Container;
  const unwrap = () => {
    while (current['wrapped']) current = current['wrapped'] as Container;
  };
  unwrap();
  for (const key of path) {
    current = (
      typeof key === 'number' ? current['item'] : (current['entries'] as Container)[key]
    ) as Container;
    unwrap();
  }
  return current['entries'] as Readonly<Record<string, unknown>>;
}
