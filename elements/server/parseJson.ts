/** The JSON of a file. Throws an `Error` that says what is wrong with it. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${(error as Error).message}); check quotes and commas.`, {
      cause: error,
    });
  }
}
