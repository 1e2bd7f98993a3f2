import { readFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { parseConfig } from '../../src/site/config/resolveSite.ts';
import { countProblems, formatProblems } from '../../src/site/warnings/problems.ts';
import { parseJsonFile } from './parseJsonFile.ts';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

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
    return parseJsonFile(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`${file} could not be read (${error.message}).`, { cause: error });
  }
}

/** Writes files into a folder, each in one step: a server that reads them meanwhile gets the old one or the new one. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    const temporary = join(folder, `.${name}.new`);
    writeFileSync(temporary, text);
    renameSync(temporary, join(folder, name));
  }
}

/** The name of a style sheet that may be cached for ever: it changes with the content. */
export const formatCssName = (css: string): string =>
  `auction-elements.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
