import { scaled } from './textScale.ts';

/** Type sizes in px on a scale of 1.2, at the browsers' own default font size. */
export const textSizes = [12, 14, 16, 19, 23, 28] as const;

/** The two weights. */
export const weights = { regular: 400, bold: 600 } as const;

export const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** `font-family` as CSS: the page's `--auction-font-family`, or the system's own. */
export const family = `var(--auction-font-family, ${fontFamily})`;

/** `font` shorthand of a size of the scale. */
export const font = (
  size: (typeof textSizes)[number],
  weight: keyof typeof weights = 'regular',
  line = 1.4,
): string => `${weights[weight]} ${scaled(size)}/${line} ${family}`;
