/** Parses the JSON of a file. Throws an `Error` that names the file and the syntax error. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} isn't valid JSON (${(error as Error).message}). Check the quotes and commas.`, {
      cause: error,
    });
  }
}
