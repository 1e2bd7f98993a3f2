import { readFileSync } from 'node:fs';

/** A file of an app that the tests run. */
export const readSource = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').trim();
