import type { Warn } from '../warnings/createWarn.ts';
import { filterUrl } from '../core/urls.ts';
import {
  warnAboutProblems,
  describeUnknownKey,
  describeValue,
  type JsonPath,
  type Problem,
} from '../warnings/problems.ts';
import { type SiteConfig, configSchema } from './configSchema.ts';
import { makeSite, type ResolvedSite, type SiteOptions, helpOrigin } from './site.ts';
import { limitTime } from '../network/loading.ts';
import * as timings from '../timings.ts';
import * as v from 'valibot';
import { copyWithoutPrototypes, isObject } from '../core/objects.ts';

/** Requests by URL. `undefined` if the last one failed. */
const requests = new Map<string, Promise<unknown> | undefined>();

/** Fetches the JSON of `config-src`, once per URL for all elements of a page. After a failure, the next call tries again. */
function fetchConfig(url: string): Promise<unknown> {
  let request = requests.get(url);
  if (!request) {
    // Chromium would wait up to 20 s for the preload of the URL, which cannot be aborted.
    request = load(url, requests.has(url) ? 'reload' : 'default');
    request.catch(() => requests.set(url, undefined));
    requests.set(url, request);
  }
  return request;
}

async function load(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { signal: limitTime(timings.configFetch), cache });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

export interface ParsedConfig {
  /** Valid entries. */
  config: SiteConfig;
  /** Problems of the entries that are not in `config`. */
  problems: Problem[];
}

/** Validates a configuration entry by entry. Omits unknown keys, invalid values, and invalid list items. Ignores inherited keys. Never throws. */
export function parseConfig(input: unknown): ParsedConfig {
  const problems: Problem[] = [];
  const config = parse(configSchema, input, { path: [], ignored: [], problems });
  return { config: (config === invalid ? Object.create(null) : config) as SiteConfig, problems };
}

/** Result for an invalid value. */
const invalid = Symbol('invalid');

interface ParseContext {
  path: JsonPath;
  /** Path of the smallest optional entry or list item that contains `path`. Ignored if a required entry in it is missing or invalid. */
  ignored: JsonPath;
  problems: Problem[];
}

/** Kinds of schema in the configuration. */
type Schema =
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue>>
  | v.ArraySchema<v.GenericSchema, v.ErrorMessage<v.ArrayIssue>>;

function parse(schema: v.GenericSchema, value: unknown, context: ParseContext): unknown {
  const typedSchema = schema as unknown as Schema;
  switch (typedSchema.type) {
    case 'optional':
      return parse(typedSchema.wrapped, value, context);
    case 'strict_object':
      return isObject(value)
        ? parseObject(typedSchema.entries, value, context)
        : reject(context, `must be an object in braces, not ${describeValue(value)}.`);
    case 'array':
      return Array.isArray(value)
        ? parseList(typedSchema.item, value, context)
        : reject(context, `must be a list in brackets, not ${describeValue(value)}.`);
    default:
      return parseValue(schema, value, context);
  }
}

/** Returns the valid entries of an object, or `invalid` if a required entry is missing or invalid. */
function parseObject(
  entries: Readonly<Record<string, v.GenericSchema>>,
  value: object,
  { path, ignored, problems }: ParseContext,
): unknown {
  const remainingEntries = new Map(Object.entries(value));
  const parsed = Object.create(null) as Record<string, unknown>;
  let isComplete = true;
  for (const [key, schema] of Object.entries(entries)) {
    const isOptional = schema.type === 'optional';
    const entryPath = [...path, key];
    const context = { path: entryPath, ignored: isOptional ? entryPath : ignored, problems };
    const entry = remainingEntries.get(key);
    remainingEntries.delete(key);
    if (entry === undefined && isOptional) continue;
    const result =
      entry === undefined ? reject(context, 'is missing. Add it.') : parse(schema, entry, context);
    if (result !== invalid) parsed[key] = result;
    else if (!isOptional) isComplete = false;
  }
  for (const key of remainingEntries.keys()) {
    const entryPath = [...path, key];
    reject({ path: entryPath, ignored: entryPath, problems }, describeUnknownKey(key, Object.keys(entries)));
  }
  return isComplete ? parsed : invalid;
}

/** Returns the valid items of a list, or `invalid` if an optional list contains only invalid items. */
function parseList(
  item: v.GenericSchema,
  values: readonly unknown[],
  { path, ignored, problems }: ParseContext,
): unknown {
  const problemCount = problems.length;
  const valid = values
    .map((value, index) => {
      const itemPath = [...path, index];
      return parse(item, value, { path: itemPath, ignored: itemPath, problems });
    })
    .filter((value) => value !== invalid);
  const isOptional = path === ignored;
  if (valid.length > 0 || values.length === 0 || !isOptional) return valid;
  // An empty list would remove the menu, but the page author wrote items, so the default is used.
  for (const problem of problems.slice(problemCount)) problem.ignored = ignored;
  return invalid;
}

function parseValue(schema: v.GenericSchema, value: unknown, context: ParseContext): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  if (typeof value === 'string' && value.trim() === '')
    return reject(context, 'is empty. Write a value, or remove the key.');
  return reject(context, `must be ${result.issues[0].message}, not ${describeValue(value)}.`);
}

function reject({ path, ignored, problems }: ParseContext, reason: string): typeof invalid {
  problems.push({ path, reason, ignored });
  return invalid;
}

/** Function that resolves one configuration for the options of an element. */
export type SiteResolver = (options: SiteOptions) => ResolvedSite;

/** Validates a configuration, and applies options and defaults. One warning lists all invalid entries. `source` names the configuration in it. Pure. */
export function resolveSite(config: unknown, options: SiteOptions, source = '`config`'): ResolvedSite {
  const configWarnings: string[] = [];
  const valid = getValidConfig(config, (message) => configWarnings.push(message), source);
  const { site, warnings } = resolveValidSite(valid, options);
  return { site, warnings: [...configWarnings, ...warnings] };
}

/** Applies options and defaults to a valid configuration. */
export const resolveValidSite = (config: SiteConfig, { builtIn, ...options }: SiteOptions): ResolvedSite =>
  makeSite(config, { ...options, builtIn: builtIn && replaceHelpLinks(builtIn, config.help) });

/** Replaces the placeholders in the built-in lists, so that a configuration does not have to repeat the lists. */
function replaceHelpLinks(builtIn: SiteConfig, help: SiteConfig['help']): SiteConfig {
  if (!help) return builtIn;
  const base = help.baseUrl?.replace(/\/$/, '');
  return copyWithoutPrototypes(builtIn, (text) => {
    if (!text.startsWith(helpOrigin)) return text;
    const path = text.slice(helpOrigin.length + 1);
    const page = help[(path || 'help') as keyof typeof help];
    return page ?? (base === undefined ? text : `${base}/${path}`);
  });
}

/** Returns the valid entries, and logs one warning about all invalid entries. */
export function getValidConfig(input: unknown, warn: Warn, source = '`config`'): SiteConfig {
  const { config, problems } = parseConfig(input);
  warnAboutProblems(source, problems, '`{"productName": "Gavel"}`', warn);
  return config;
}

/** Loads the configuration of an element from an object or from the URL of JSON. Logs a warning and returns `undefined` if loading fails. */
export async function loadSite(
  config: unknown,
  configSrc: string | undefined,
  warn: Warn,
): Promise<SiteResolver | undefined> {
  if (config !== undefined) return (options) => resolveSite(config, options);
  const url = filterUrl(configSrc, 'web');
  if (url === undefined) {
    warn(`\`config-src="${configSrc}"\` isn't an http(s) URL. Using the default. Use a path or URL.`);
    return undefined;
  }
  try {
    const fetched = await fetchConfig(url);
    return (options) => resolveSite(fetched, options, `\`config-src="${url}"\``);
  } catch (error) {
    warn(
      `\`config-src="${url}"\` couldn't be loaded (${String(error)}). Using the default. Check that the response is JSON.`,
    );
    return undefined;
  }
}
