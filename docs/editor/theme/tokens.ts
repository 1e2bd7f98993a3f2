import type { colorPairs } from '../../../src/design/tokens.ts';

export type ColorName = keyof typeof colorPairs;

/** Colours that a native colour field can edit, with the names that people know them by. */
export const colorTitles: Readonly<Partial<Record<ColorName, string>>> = {
  accent: 'Accent: buttons, focus, what is current',
  'accent-hover': 'Accent under the pointer',
  'on-accent': 'Text on the accent',
  ink: 'Text',
  'ink-muted': 'Secondary text',
  paper: 'Surface',
  'paper-tint': 'Tinted surface',
  'paper-hover': 'Surface under the pointer',
  line: 'Lines',
  'line-control': 'Borders of fields',
  top: 'Top row and footer',
  'on-top': 'Text on top row and footer',
  'on-top-muted': 'Secondary text on top row and footer',
  'top-hover': 'Top row and footer under the pointer',
  'top-line': 'Lines on top row and footer',
  'top-accent': 'Accent on top row and footer',
  'top-accent-hover': 'Accent on top row and footer, under the pointer',
  'on-top-accent': 'Text on that accent',
  'top-error': 'Errors on the footer',
  success: 'Success',
  error: 'Error',
};

/** Texts and the surfaces that they stand on. */
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

/** What text may be multiplied with. */
export const textScales = [1, 1.125, 1.25] as const;
