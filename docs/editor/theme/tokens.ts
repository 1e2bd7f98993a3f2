import type { colorPairs } from '../../../src/design/tokens.ts';

export type ColorName = keyof typeof colorPairs;

/** The labels of the colors that a native color input can edit, in groups. */
export const colorGroups: readonly {
  title: string;
  colors: Readonly<Partial<Record<ColorName, string>>>;
}[] = [
  {
    title: 'Accent',
    colors: {
      accent: 'Accent (buttons, focus, current item)',
      'accent-hover': 'Accent, hover',
      'on-accent': 'Text on accent',
    },
  },
  {
    title: 'Header and footer',
    colors: {
      top: 'Top row and footer',
      'on-top': 'Text in top row and footer',
      'on-top-muted': 'Secondary text in top row and footer',
      'top-hover': 'Top row and footer, hover',
      'top-line': 'Lines in top row and footer',
      'top-accent': 'Sign In button and accent in top row and footer',
      'top-accent-hover': 'Sign In button, hover',
      'on-top-accent': 'Text on the Sign In button',
      'top-error': 'Errors in the footer',
    },
  },
  {
    title: 'Text',
    colors: { ink: 'Text', 'ink-muted': 'Secondary text', success: 'Success', error: 'Error' },
  },
  {
    title: 'Surfaces',
    colors: {
      paper: 'Surface',
      'paper-tint': 'Tinted surface',
      'paper-hover': 'Surface, hover',
      line: 'Lines',
      'line-control': 'Field borders',
    },
  },
];

export const colorTitles: Readonly<Partial<Record<ColorName, string>>> = Object.assign(
  {},
  ...colorGroups.map(({ colors }) => colors),
);

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
