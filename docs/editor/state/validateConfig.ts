import { parseConfig } from '../../../src/site/config/resolveSite.ts';
import { getAt, type Path } from './paths.ts';

export interface ConfigError {
  place: Path;
  message: string;
}

const urlNames = new Set(['href', 'links', 'social', 'icon', 'src', 'endpoints']);

/** Returns whether a value is a URL. The key of the value or of its parent determines this. */
const isUrl = ([...names]: Path): boolean => {
  const [last, parent] = [names.at(-1), names.at(-2)];
  return urlNames.has(String(last)) || (names.length === 2 && urlNames.has(String(parent)));
};

/** Returns all errors of a configuration. */
export const validateConfig = (config: unknown): readonly ConfigError[] =>
  parseConfig(config).problems.map(({ path, reason }) => ({
    place: path,
    message: describe(getAt(config, path), path, reason),
  }));

/** Formats the error message below a field. */
function describe(value: unknown, path: Path, reason: string): string {
  const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (!isEmpty) return reason.replace(/^./, (first) => first.toUpperCase());
  return isUrl(path) ? 'Enter a URL, such as /coins.' : 'Enter a value.';
}
