import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes files into a folder, each in one step: a server that reads them meanwhile gets the old one or the new one. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    const temporary = join(folder, `.${name}.new`);
    writeFileSync(temporary, text);
    renameSync(temporary, join(folder, name));
  }
}
