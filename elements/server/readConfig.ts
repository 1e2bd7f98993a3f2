import { readFileSync } from 'node:fs';

/** The JSON of a file. Throws an `Error` that says what is wrong with it. */
export function readConfig(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} could not be read (${(error as Error).message}).`, { cause: error });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${(error as Error).message}); check quotes and commas.`, {
      cause: error,
    });
  }
}
