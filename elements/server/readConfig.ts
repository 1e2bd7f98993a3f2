import { readFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { parseConfig } from '../../src/site/config/resolveSite.ts';
import { countProblems, formatProblems } from '../../src/site/warnings/problems.ts';
import { parseJsonFile } from './parseJsonFile.ts';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/**
 * Reads a configuration file. Throws an `Error` that lists all invalid entries, so that they are fixed before the site is published. Pages
 * only ignore them.
 */
export function readConfig(file: string): SiteConfig {
  const { config, problems } = parseConfig(readJson(file));
  // A page would also ignore surrounding entries. The command lists only the invalid entries.
  const listedProblems = problems.map((problem) => ({ ...problem, ignored: problem.path }));
  if (listedProblems.length > 0)
    throw new Error(
      `${file} has ${countProblems(problems)}. Nothing was written.${formatProblems(listedProblems)}`,
    );
  return config;
}

function readJson(file: string): unknown {
  try {
    return parseJsonFile(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`${file} couldn't be read (${error.message}). Nothing was written. Check the path.`, {
      cause: error,
    });
  }
}

/** Writes files into a folder. Replaces each file atomically, so that a running server reads the old file or the new file. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    const temporary = join(folder, `.${name}.new`);
    writeFileSync(temporary, text);
    renameSync(temporary, join(folder, name));
  }
}

/** Returns the name of a stylesheet. The name contains a hash of the content, so the file can be cached forever. */
export const formatCssName = (css: string): string =>
  `auction-elements.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
