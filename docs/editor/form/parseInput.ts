import type { Schema } from './schema.ts';

/** Converts typed text to a JSON value. `false` leaves out a feature. In a number field, other text stays a string, so that the validation reports it. */
export function parseInput(text: string, { type, anyOf }: Schema, isRequired: boolean): unknown {
  if (text === '' && !isRequired) return undefined;
  if (anyOf) return text === 'false' ? false : text;
  return type === 'string' || !/^\d+$/.test(text) ? text : Number(text);
}
