import { colorPairs } from '../../../src/design/tokens.ts';
import type { Theme } from '../state/siteDocument.ts';
import { getContrast, required } from './contrast.ts';
import type { ColorName } from './tokens.ts';

/** The colors that the brand color sets. */
const brandColors = [
  'accent',
  'accent-hover',
  'on-accent',
  'top-accent',
  'top-accent-hover',
  'on-top-accent',
] as const satisfies readonly ColorName[];

const [black, white] = ['#000000', '#ffffff'];
const [ink, paper] = [colorPairs.ink[0], colorPairs.paper[0]];

/** Mixes a color with another color. An amount of 0 returns the first color. */
const mix = (one: string, other: string, amount: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [from, to] = [one, other].map((color) => parseInt(color.slice(start, start + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(from + (to - from) * amount)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Returns the accent, its hover color, and its text color on a surface. Darkens or lightens the brand color until the contrast is sufficient. */
function fit(brand: string, surface: string): readonly [accent: string, hover: string, text: string] {
  const isLight = getContrast(surface, black) > getContrast(surface, white);
  const end = isLight ? black : white;
  const steps = Array.from({ length: 51 }, (_, index) => mix(brand, end, index / 50));
  const pickText = (color: string) => (getContrast(color, paper) > getContrast(color, ink) ? paper : ink);
  const accent =
    steps.find(
      (step) => getContrast(step, surface) >= required && getContrast(step, pickText(step)) >= required,
    ) ?? end;
  const text = pickText(accent);
  // Away from the text, so that the contrast of the text increases.
  return [accent, mix(accent, text === paper ? black : white, 0.2), text];
}

/** Returns the theme with all accent colors of a brand color, on the surfaces of the theme. */
export function setBrand(theme: Theme, brand: string): Theme {
  const get = (name: ColorName, scheme: 0 | 1) => (theme.colors[name] ?? colorPairs[name])[scheme];
  const [light, dark, top, topDark] = [
    fit(brand, get('paper', 0)),
    fit(brand, get('paper', 1)),
    fit(brand, get('top', 0)),
    fit(brand, get('top', 1)),
  ];
  const colors = { ...theme.colors };
  for (const [index, name] of brandColors.entries()) {
    const [one, other] = index < 3 ? [light, dark] : [top, topDark];
    colors[name] = [one[index % 3]!, other[index % 3]!];
  }
  return { ...theme, brand, colors };
}
