import { readFileSync } from 'node:fs';

/** Reads a file of a test app or an integration. */
export const readSource = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').trim();
