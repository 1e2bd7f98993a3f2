import { parseConfig } from '../../../src/site/config/parseConfig.ts';
import { filterAddress } from '../../../src/site/config/site.ts';
import { getAt, type Path } from './paths.ts';

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

/** Everything that is invalid, each with its path: entries that the schema rejects, and URLs that header and footer would leave out. */
export function validateConfig(config: unknown): readonly ConfigError[] {
  const bySchema = parseConfig(config).problems.map(({ path, reason }) => ({
    place: path,
    message: describe(getAt(config, path), path, reason),
  }));
  return [...bySchema, ...validateAddresses(config, [])];
}

/** The reason as a sentence of its own, below the field. */
function describe(value: unknown, path: Path, reason: string): string {
  const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (!isEmpty) return reason.replace(/^./, (first) => first.toUpperCase());
  return isAddress(path) ? 'Enter an address, such as /coins.' : 'Enter a value.';
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
