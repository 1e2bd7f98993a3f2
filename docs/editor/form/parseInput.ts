import type { Schema } from './schema.ts';

/** Converts typed text to a JSON value. In a number field, other text stays a string, so that the validation reports it. */
export function parseInput(text: string, { type }: Schema, isRequired: boolean): unknown {
  if (text === '' && !isRequired) return undefined;
  return type === 'string' || !/^\d+$/.test(text) ? text : Number(text);
}
