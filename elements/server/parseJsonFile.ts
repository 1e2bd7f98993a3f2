/** Parses the JSON of a file. Throws an `Error` that names the file and the syntax error. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${(error as Error).message}); check quotes and commas.`, {
      cause: error,
    });
  }
}
