import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('__snapshots__/', import.meta.url);

/** Compares text with a snapshot in the repository, or writes it with `UPDATE_SNAPSHOTS=1`. */
export function matchSnapshot(name, text) {
  const file = fileURLToPath(new URL(`${name}.txt`, folder));
  if (process.env.UPDATE_SNAPSHOTS !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  } else assert.equal(text, readFileSync(file, 'utf8'));
}
