import type { colorPairs } from '../../src/design/tokens.ts';

type ColorName = keyof typeof colorPairs;

/** The use of each color in a few words, in groups, for the site editor, the docs, and `tokens.json`. The backdrop isn't included, because it is transparent. */
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

/** The use of each color, by its name. */
export const colorTitles: Readonly<Partial<Record<ColorName, string>>> = Object.assign(
  {},
  ...colorGroups.map(({ colors }) => colors),
);
