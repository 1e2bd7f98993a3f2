import { filterUrl } from '../core/urls.ts';
import {
  warnOfProblems,
  describeUnknownKey,
  describeValue,
  type JsonPath,
  type Problem,
} from '../warnings/problems.ts';
import { type SiteConfig, configSchema } from './configSchema.ts';
import { makeSite, type ResolvedSite, type SiteOptions } from './site.ts';
import { createTimeLimit } from '../network/loading.ts';
import { timings } from '../timings.ts';
import * as v from 'valibot';
import { isObject } from '../core/objects.ts';

const answers = new Map<string, Promise<unknown>>();

/** The JSON behind `config-src`: fetched once per address for all tags of a page; after a failure the next one tries again. */
function fetchConfig(address: string): Promise<unknown> {
  let answer = answers.get(address);
  if (!answer) {
    answer = load(address);
    answer.catch(() => answers.delete(address));
    answers.set(address, answer);
  }
  return answer;
}

async function load(address: string): Promise<unknown> {
  const { signal, done } = createTimeLimit(timings.configFetch);
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } finally {
    done();
  }
}

export interface ParsedConfig {
  /** The valid entries. */
  config: SiteConfig;
  /** The entries that are not in it. */
  problems: Problem[];
}

/**
 * Reads a page's configuration entry by entry, own keys only, and leaves out unknown keys, invalid values, and invalid items of lists. If a
 * required entry is missing or invalid, the smallest optional entry or list item around it is left out. An optional list whose items are
 * all invalid is left out. Never throws.
 */
export function parseConfig(input: unknown): ParsedConfig {
  const problems: Problem[] = [];
  const config = parse(configSchema, input, { path: [], ignored: [], problems });
  return { config: (config === invalid ? Object.create(null) : config) as SiteConfig, problems };
}

/** Stands for a value that cannot be used. */
const invalid = Symbol('invalid');

interface Place {
  path: JsonPath;
  /** The smallest optional entry or list item around the place. */
  ignored: JsonPath;
  problems: Problem[];
}

/** The kinds of schema that the configuration is made of. */
type Schema =
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue>>
  | v.ArraySchema<v.GenericSchema, v.ErrorMessage<v.ArrayIssue>>;

function parse(schema: v.GenericSchema, value: unknown, place: Place): unknown {
  const known = schema as unknown as Schema;
  switch (known.type) {
    case 'optional':
      return parse(known.wrapped, value, place);
    case 'strict_object':
      return isObject(value)
        ? parseObject(known.entries, value, place)
        : reject(place, `must be an object in braces, not ${describeValue(value)}.`);
    case 'array':
      return Array.isArray(value)
        ? parseList(known.item, value, place)
        : reject(place, `must be a list in brackets, not ${describeValue(value)}.`);
    default:
      return parseValue(schema, value, place);
  }
}

function parseObject(
  entries: Readonly<Record<string, v.GenericSchema>>,
  value: object,
  { path, ignored, problems }: Place,
): unknown {
  const own = new Map(Object.entries(value));
  const parsed = Object.create(null) as Record<string, unknown>;
  let isComplete = true;
  for (const [key, schema] of Object.entries(entries)) {
    const isOptional = schema.type === 'optional';
    const at = [...path, key];
    const place = { path: at, ignored: isOptional ? at : ignored, problems };
    const entry = own.get(key);
    own.delete(key);
    if (entry === undefined && isOptional) continue;
    const result = entry === undefined ? reject(place, 'is missing. Add it.') : parse(schema, entry, place);
    if (result !== invalid) parsed[key] = result;
    else if (!isOptional) isComplete = false;
  }
  for (const key of own.keys()) {
    const at = [...path, key];
    reject({ path: at, ignored: at, problems }, describeUnknownKey(key, Object.keys(entries)));
  }
  return isComplete ? parsed : invalid;
}

function parseList(
  item: v.GenericSchema,
  values: readonly unknown[],
  { path, ignored, problems }: Place,
): unknown {
  const known = problems.length;
  const valid = values
    .map((value, index) => {
      const at = [...path, index];
      return parse(item, value, { path: at, ignored: at, problems });
    })
    .filter((value) => value !== invalid);
  const isOptional = path === ignored;
  if (valid.length > 0 || values.length === 0 || !isOptional) return valid;
  // A list that the page leaves empty removes a menu, which is not what an author of invalid items means.
  for (const problem of problems.slice(known)) problem.ignored = ignored;
  return invalid;
}

function parseValue(schema: v.GenericSchema, value: unknown, place: Place): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  if (typeof value === 'string' && value.trim() === '')
    return reject(place, 'is empty. Write a value, or remove the key.');
  return reject(place, `must be ${result.issues[0].message}, not ${describeValue(value)}.`);
}

function reject({ path, ignored, problems }: Place, reason: string): typeof invalid {
  problems.push({ path, reason, ignored });
  return invalid;
}

type Warn = (message: string) => void;

/** Resolves one configuration for an element. */
export type SiteResolver = (options: SiteOptions) => ResolvedSite;

/**
 * Validates a configuration and applies the options and the defaults. Ignores each invalid entry, with one warning for all of them. `source`
 * names the configuration in the warning. Pure.
 */
export function resolveSite(config: unknown, options: SiteOptions, source = '`config`'): ResolvedSite {
  const invalid: string[] = [];
  const valid = getValidConfig(config, (message) => invalid.push(message), source);
  const { site, warnings } = makeSite(valid, options);
  return { site, warnings: [...invalid, ...warnings] };
}

/** Returns the valid entries, and warns once of the others. */
export function getValidConfig(input: unknown, warn: Warn, source = '`config`'): SiteConfig {
  const { config, problems } = parseConfig(input);
  warnOfProblems(source, problems, '`{"productName": "Gavel"}`', warn);
  return config;
}

/** Loads the configuration of an element, which is an object or the URL of its JSON. Returns `undefined`, with a warning, if that fails. */
export async function loadSite(
  config: unknown,
  configSrc: string | undefined,
  warn: Warn,
): Promise<SiteResolver | undefined> {
  if (config !== undefined) return (options) => resolveSite(config, options);
  const url = filterUrl(configSrc, 'web');
  if (url === undefined) {
    warn(
      `\`config-src="${configSrc}"\` isn't an http(s) URL. Using the built-in site. Use a path or a whole URL.`,
    );
    return undefined;
  }
  try {
    const fetched = await fetchConfig(url);
    return (options) => resolveSite(fetched, options, `\`config-src="${url}"\``);
  } catch (error) {
    warn(
      `\`config-src="${url}"\` could not be read (${String(error)}). Using the built-in site. Check that the response is JSON.`,
    );
    return undefined;
  }
}
