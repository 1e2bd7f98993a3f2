import { colorTitles } from '../../../elements/codegen/tokens.ts';
import { colorPairs } from '../../../src/design/tokens.ts';
import type { Theme } from '../state/siteDocument.ts';
import { type ColorName, textPairs } from './tokens.ts';

/** The minimum contrast ratio of text that WCAG 2.2 requires. */
export const required = 4.5;

/** Returns the contrast ratio, as defined in WCAG 2.2, of two colors such as `#15202b`. */
export function getContrast(one: string, other: string): number {
  const luminances = [getLuminance(one), getLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const getColor = ({ colors }: Theme, name: ColorName, scheme: 0 | 1): string =>
  (colors[name] ?? colorPairs[name])[scheme];

/** Formats a ratio, rounded down: `4.49` is less than `4.5`. */
const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Returns the lowest contrast ratio of a color with the colors around it, for light mode and dark mode. */
export function getRatios(theme: Theme, name: ColorName): readonly [light: string, dark: string] | undefined {
  const pairs = textPairs.filter((pair) => pair.includes(name));
  if (pairs.length === 0) return undefined;
  const getLowest = (scheme: 0 | 1) =>
    formatRatio(
      Math.min(
        ...pairs.map(([text, surface]) =>
          getContrast(getColor(theme, text, scheme), getColor(theme, surface, scheme)),
        ),
      ),
    );
  return [getLowest(0), getLowest(1)];
}

/** Returns a warning for each changed pair of colors with insufficient contrast, at the changed color. */
export function listContrastWarnings(theme: Theme): { name: ColorName; message: string }[] {
  const { colors } = theme;
  return textPairs
    .filter(([text, surface]) => text in colors || surface in colors)
    .flatMap(([text, surface]) =>
      (['Light', 'Dark'] as const).flatMap((scheme, index) => {
        const contrast = getContrast(
          getColor(theme, text, index as 0 | 1),
          getColor(theme, surface, index as 0 | 1),
        );
        return contrast >= required
          ? []
          : {
              name: text in colors ? text : surface,
              message: `${scheme} mode: “${colorTitles[text]}” on “${colorTitles[surface]}” has a contrast ratio of ${formatRatio(contrast)}. It needs at least ${required}:1.`,
            };
      }),
    );
}
