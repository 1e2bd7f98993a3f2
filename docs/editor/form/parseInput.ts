import type { Schema } from './schema.ts';

/** What a typed text is in JSON. What is no number stays a text, so that the validation can name it. */
export function parseInput(text: string, { type }: Schema, isRequired: boolean): unknown {
  if (text === '' && !isRequired) return undefined;
  return type === 'string' || !/^\d+$/.test(text) ? text : Number(text);
}
