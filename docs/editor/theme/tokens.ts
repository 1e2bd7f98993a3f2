import type { colorPairs } from '../../../src/design/tokens.ts';

export type ColorName = keyof typeof colorPairs;

/** Pairs of text and background colors. */
export const textPairs: readonly (readonly [text: ColorName, surface: ColorName])[] = [
  ['ink', 'paper'],
  ['ink-muted', 'paper'],
  ['ink', 'paper-tint'],
  ['ink', 'paper-hover'],
  ['on-top', 'top'],
  ['on-top-muted', 'top'],
  ['on-top', 'top-hover'],
  ['top-error', 'top'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-top-accent', 'top-accent'],
  ['accent', 'paper'],
  ['top-accent', 'top'],
  ['error', 'paper'],
  ['success', 'paper'],
];

/** The available text scales. */
export const textScales = [1, 1.125, 1.25] as const;
