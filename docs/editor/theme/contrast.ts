import { colorPairs } from '../../../src/design/tokens.ts';
import type { Theme } from '../state/siteDocument.ts';
import { type ColorName, colorTitles, textPairs } from './tokens.ts';

/** The minimum contrast ratio of text that WCAG 2.2 requires. */
const required = 4.5;

/** Returns the contrast ratio, as defined in WCAG 2.2, of two colors such as `#15202b`. */
function getContrast(one: string, other: string): number {
  const luminances = [getLuminance(one), getLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a warning for each changed pair of colors with insufficient contrast, at the changed color. */
export function listContrastWarnings({ colors }: Theme): { name: ColorName; message: string }[] {
  const get = (name: ColorName, scheme: 0 | 1) => (colors[name] ?? colorPairs[name])[scheme];
  return textPairs
    .filter(([text, surface]) => text in colors || surface in colors)
    .flatMap(([text, surface]) =>
      (['Light', 'Dark'] as const).flatMap((scheme, index) => {
        const contrast = getContrast(get(text, index as 0 | 1), get(surface, index as 0 | 1));
        return contrast >= required
          ? []
          : {
              name: text in colors ? text : surface,
              message: `${scheme} mode: “${colorTitles[text]}” on “${colorTitles[surface]}” has a contrast ratio of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1. It needs at least ${required}:1.`,
            };
      }),
    );
}
