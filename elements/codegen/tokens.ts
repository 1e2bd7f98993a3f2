import {
  breakpoints,
  colorPairs,
  sizes,
  spaceScale,
  getTextScaleCss,
  fontFamily,
  textSizes,
  weights,
} from '../../src/design/tokens.ts';
import { shadow, motion } from '../../src/design/sharedStyles.ts';
import * as timings from '../../src/site/timings.ts';

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

type Value = string | number | readonly [light: string, dark: string];
interface Tree {
  readonly [name: string]: Value | Tree;
}

const keyByValue = (values: readonly number[]): Tree =>
  Object.fromEntries(values.map((value) => [value, value]));

/** Design tokens as data: sizes in px, durations in ms, and colors as `[light, dark]`. */
const tokens = {
  color: colorPairs,
  font: { family: fontFamily, size: keyByValue(textSizes), weight: weights },
  space: keyByValue(spaceScale),
  size: sizes,
  breakpoint: breakpoints,
  duration: { ...timings, motion: motion.duration },
  easing: { motion: motion.easing },
  shadow: { panel: shadow },
} as const satisfies Tree;

/** Matches the names of numbers without a unit. */
const unitless = /weight|z-index|columns/;

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function* flattenTokens(
  tree: Tree,
  path: readonly string[] = [],
): Generator<[path: readonly string[], value: Value]> {
  for (const [name, value] of Object.entries(tree)) {
    const tokenPath = [...path, toKebabCase(name)];
    if (typeof value === 'object' && !Array.isArray(value)) yield* flattenTokens(value as Tree, tokenPath);
    else yield [tokenPath, value as Value];
  }
}

function toCss(name: string, value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return `light-dark(${value.join(', ')})`;
  if (unitless.test(name)) return String(value);
  return `${value}${name.startsWith('duration') ? 'ms' : 'px'}`;
}

/** Returns all tokens as custom properties, with their values in `tokens.css`. */
export const listTokens = (): [property: string, css: string][] =>
  [...flattenTokens(tokens)].map(([path, value]) => {
    const name = path.join('-');
    return [`--auction-${name}`, toCss(name, value)];
  });

/** Formats `tokens.css`: all tokens on the root element, for pages that match the library's design. */
export const formatTokensCss = (): string =>
  `:root {\n${listTokens()
    .map(([property, css]) => `  ${property}: ${css};\n`)
    .join('')}}\n${getTextScaleCss(':root')}\n`;

/** Formats `tokens.json`: all tokens as data, and the use of each color, for tools. */
export const formatTokensJson = (): string =>
  `${JSON.stringify({ ...tokens, description: { color: colorTitles } }, null, 2)}\n`;
