import { breakpoints } from '../../src/design/breakpoints.ts';
import {
  colorPairs,
  sizes,
  spaceScale,
  getTextScaleCss,
  fontFamily,
  textSizes,
  weights,
} from '../../src/design/tokens.ts';
import { shadow, motion } from '../../src/design/sharedStyles.ts';
import { timings } from '../../src/site/timings.ts';

type Value = string | number | readonly [light: string, dark: string];
interface Tree {
  readonly [name: string]: Value | Tree;
}

const byItself = (values: readonly number[]): Tree =>
  Object.fromEntries(values.map((value) => [value, value]));

/** The design as data: sizes in px, durations in ms, colours as `[light, dark]`. */
const tokens = {
  color: colorPairs,
  font: { family: fontFamily, size: byItself(textSizes), weight: weights },
  space: byItself(spaceScale),
  size: sizes,
  breakpoint: breakpoints,
  duration: { ...timings, motion: motion.duration },
  easing: { motion: motion.easing },
  shadow: { panel: shadow },
} as const satisfies Tree;

/** Numbers without a unit. */
const plain = /weight|z-index|columns/;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function* leaves(
  tree: Tree,
  path: readonly string[] = [],
): Generator<[path: readonly string[], value: Value]> {
  for (const [name, value] of Object.entries(tree)) {
    const here = [...path, kebab(name)];
    if (typeof value === 'object' && !Array.isArray(value)) yield* leaves(value as Tree, here);
    else yield [here, value as Value];
  }
}

function toCss(name: string, value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return `light-dark(${value.join(', ')})`;
  if (plain.test(name)) return String(value);
  return `${value}${name.startsWith('duration') ? 'ms' : 'px'}`;
}

/** Every token as custom property with the value that `tokens.css` gives it. */
export const listTokens = (): [property: string, css: string][] =>
  [...leaves(tokens)].map(([path, value]) => {
    const name = path.join('-');
    return [`--auction-${name}`, toCss(name, value)];
  });

/** `tokens.css`: all of them on the root, for pages that want to match. */
export const formatTokensCss = (): string =>
  `:root {\n${listTokens()
    .map(([property, css]) => `  ${property}: ${css};\n`)
    .join('')}}\n${getTextScaleCss(':root')}\n`;

/** `tokens.json`: the same, for tools. */
export const formatTokensJson = (): string => `${JSON.stringify(tokens, null, 2)}\n`;
