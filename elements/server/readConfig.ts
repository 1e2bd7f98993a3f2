import { readFileSync } from 'node:fs';
import { parseJson } from './parseJson.ts';

/** The JSON of a file. Throws an `Error` that names what is invalid. */
export function readConfig(file: string): unknown {
  try {
    return parseJson(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`${file} could not be read (${error.message}).`, { cause: error });
  }
}
