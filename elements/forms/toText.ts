/** As an input takes what JavaScript gives it: null empties it, anything else is its text. */
export const toText = (value: unknown): string =>
  // oxlint-disable-next-line typescript/no-base-to-string -- an object gets the text that it has
  value === null || value === undefined ? '' : String(value);
