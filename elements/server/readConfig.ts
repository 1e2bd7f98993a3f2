import { readFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { parseConfig } from '../../src/site/config/resolveSite.ts';
import { countProblems, formatProblems } from '../../src/site/warnings/problems.ts';
import { parseJsonFile } from './text/parse.ts';
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
    // Removes a byte order mark. `-` is the standard input.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === '-' ? 0 : file));
    return parseJsonFile(file, text);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new Error(`${file} isn't in UTF-8. Nothing was written. Save it in UTF-8.`, { cause: error });
    throw new Error(`${file} couldn't be read (${error.message}). Nothing was written. Check the path.`, {
      cause: error,
    });
  }
}

/** Replaces files in a folder atomically, after all of them fit on the disk, so a server reads old or new files. Throws an `Error` that names the folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  // Several commands can write to the folder at the same time.
  const getTemporary = (name: string) => join(folder, `.${name}.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of files) {
      rmSync(getTemporary(name), { force: true });
      // `wx` doesn't follow a symbolic link.
      writeFileSync(getTemporary(name), text, { flag: 'wx' });
    }
    for (const name of files.keys()) renameSync(getTemporary(name), join(folder, name));
  } catch (error) {
    for (const name of files.keys()) tryToRemove(getTemporary(name));
    throw new Error(
      `${folder} couldn't be written (${(error as Error).message}). Check the path, the permissions, and the free space.`,
      { cause: error },
    );
  }
}

function tryToRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The first error has the cause.
  }
}

/** Returns the name of a stylesheet. The name contains a hash of the content, so the file can be cached forever. */
export const formatCssName = (css: string): string =>
  `auction-elements.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
