import * as v from 'valibot';
import { configSchema } from '../../../src/site/config/configSchema.ts';
import { filterAddress } from '../../../src/site/config/site.ts';
import type { Path } from './paths.ts';

export interface ConfigError {
  place: Path;
  message: string;
}

/** Names of addresses that are loaded or called, and may not be `mailto:` or `tel:`. */
const webAddresses = new Set(['icon', 'src', 'endpoints']);
const addresses = new Set(['href', 'links', 'social', ...webAddresses]);

/** Whether a text is an address, by its name or by that of what it is in. */
const isAddress = ([...names]: Path): boolean => {
  const [last, parent] = [names.at(-1), names.at(-2)];
  return addresses.has(String(last)) || (names.length === 2 && addresses.has(String(parent)));
};

/** All that is invalid, each with its path: what the schema refuses, and addresses that header and footer would leave out. */
export function validateConfig(config: unknown): readonly ConfigError[] {
  const { issues = [] } = v.safeParse(configSchema, config);
  const bySchema = issues.map(({ path = [], type, message }) => {
    const place = path.map(({ key }) => key as string | number);
    return {
      place,
      message: type === 'non_empty' && isAddress(place) ? 'Enter an address, such as /coins.' : message,
    };
  });
  return [...bySchema, ...validateAddresses(config, [])];
}

function validateAddresses(value: unknown, path: Path, label = String(path.at(-1))): ConfigError[] {
  if (typeof value === 'string')
    return isAddress(path) && value.trim() !== '' ? validateAddress(value, path, label) : [];
  if (typeof value !== 'object' || value === null) return [];
  const { label: own } = value as { label?: unknown };
  return Object.entries(value).flatMap(([name, each]) =>
    validateAddresses(
      each,
      [...path, Array.isArray(value) ? Number(name) : name],
      typeof own === 'string' ? own : name,
    ),
  );
}

function validateAddress(address: string, path: Path, label: string): ConfigError[] {
  const errors: ConfigError[] = [];
  const warn = (message: string) => errors.push({ place: path, message });
  const kind = path.some((name) => webAddresses.has(String(name))) ? 'web' : 'link';
  filterAddress(label, address, { baseUrl: '', warn }, kind);
  return errors;
}
