import { parseConfig } from '../../../src/site/config/resolveSite.ts';
import { getAt, type Path } from './paths.ts';

export interface ConfigError {
  place: Path;
  message: string;
}

const addresses = new Set(['href', 'links', 'social', 'icon', 'src', 'endpoints']);

/** Whether a text is an address, by its name or by that of what it is in. */
const isAddress = ([...names]: Path): boolean => {
  const [last, parent] = [names.at(-1), names.at(-2)];
  return addresses.has(String(last)) || (names.length === 2 && addresses.has(String(parent)));
};

/** Everything that is invalid, each with its path. */
export const validateConfig = (config: unknown): readonly ConfigError[] =>
  parseConfig(config).problems.map(({ path, reason }) => ({
    place: path,
    message: describe(getAt(config, path), path, reason),
  }));

/** The reason as a sentence of its own, below the field. */
function describe(value: unknown, path: Path, reason: string): string {
  const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (!isEmpty) return reason.replace(/^./, (first) => first.toUpperCase());
  return isAddress(path) ? 'Enter an address, such as /coins.' : 'Enter a value.';
}
