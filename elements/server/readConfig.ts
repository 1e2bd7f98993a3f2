import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { parseConfig } from '../../src/site/config/parseConfig.ts';
import { countProblems, formatProblems } from '../../src/site/warnings/problems.ts';
import { parseJson } from './parseJson.ts';

/**
 * Reads a configuration from a file. Throws an `Error` that names everything that is invalid: a page shows the rest of its site, but a
 * command has somebody who can fix the file before its site is published.
 */
export function readConfig(file: string): SiteConfig {
  const { config, problems } = parseConfig(readJson(file));
  // Nothing else is ignored because of them.
  const refused = problems.map((problem) => ({ ...problem, ignored: problem.path }));
  if (refused.length > 0)
    throw new Error(`${file} has ${countProblems(problems)}. Nothing was written.${formatProblems(refused)}`);
  return config;
}

function readJson(file: string): unknown {
  try {
    return parseJson(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`${file} could not be read (${error.message}).`, { cause: error });
  }
}
