/**
 * Lengths in px follow neither the page's `html { font-size }` nor the default font size that users set in their browser. They are multiplied
 * by `--auction-text-scale`, which is the latter by the browsers' own 16 px.
 */
export const scaled = (px: number): string => `calc(${px}px*var(--auction-text-scale,1))`;

/** Default font sizes in px from which on text is larger. */
const steps = [18, 20, 22, 24, 28, 32];

/**
 * `em` is the default font size in media queries, whatever the page's own is. Below a size the width would have to be some thousand px; from
 * it on every window is wide enough.
 */
const isAtLeast = (size: number): string => `(min-width:calc(${size}e4px - 1e4em))`;

/** Sets the property by CSS alone, in steps. */
export const getTextScaleCss = (selector: string): string =>
  steps.map((size) => `@media ${isAtLeast(size)}{${selector}{--auction-text-scale:${size / 16}}}`).join('');

/**
 * The same as a number, where it is not 1. To media queries text that is zoomed by itself, as Firefox and GNOME Web can, is a larger default
 * font size, although it has made every text larger already; the sizes of two elements are zoomed alike.
 */
export function readTextScale({ defaultView: window, documentElement: root }: Document): number | undefined {
  if (!window?.matchMedia(isAtLeast(steps[0]!)).matches) return undefined;
  const probe = root.appendChild(root.ownerDocument.createElement('i'));
  const read = (size: string): number => {
    probe.style.setProperty('font-size', size, 'important');
    return parseFloat(window.getComputedStyle(probe).fontSize);
  };
  const scale = read('medium') / read('16px');
  probe.remove();
  return scale;
}

/** Type sizes in px on a scale of 1.2, at the browsers' own default font size. */
export const textSizes = [12, 14, 16, 19, 23, 28] as const;

/** The two weights. */
export const weights = { regular: 400, bold: 600 } as const;

export const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** `font-family` as CSS: the page's `--auction-font-family`, or the system's own. */
const family = `var(--auction-font-family, ${fontFamily})`;

/** `font` shorthand of a size of the scale. */
export const font = (
  size: (typeof textSizes)[number],
  weight: keyof typeof weights = 'regular',
  line = 1.4,
): string => `${weights[weight]} ${scaled(size)}/${line} ${family}`;
