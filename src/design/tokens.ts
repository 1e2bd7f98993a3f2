import { breakpoints } from './breakpoints.ts';

/** Colour pairs `[light, dark]`. Text on its surface has at least 4.5:1, borders of controls at least 3:1. */
export const colorPairs = {
  ink: ['#15202b', '#e8ecef'],
  'ink-muted': ['#51606d', '#a7b2bc'],
  paper: ['#ffffff', '#171f27'],
  'paper-tint': ['#f7f4ed', '#1e2730'],
  'paper-hover': ['#f0f1f2', '#26303a'],
  line: ['#dcdfe3', '#323d48'],
  'line-control': ['#78838e', '#7d8995'],
  /** The ink surface: top row, footer, mobile bar. Dark in both schemes. */
  top: ['#15202b', '#0b1117'],
  'on-top': ['#ffffff', '#f1f3f5'],
  'on-top-muted': ['#b8c2cb', '#a7b2bc'],
  'top-hover': ['#263340', '#1c252e'],
  'top-line': ['#3a4855', '#2c3742'],
  /** Brass: focus, what is current, the primary action. */
  accent: ['#8a651a', '#d9b35f'],
  'accent-hover': ['#715213', '#e6c57c'],
  'on-accent': ['#ffffff', '#15202b'],
  /** Brass on the ink surface. */
  'top-accent': ['#d9b35f', '#d9b35f'],
  'top-accent-hover': ['#e6c57c', '#e6c57c'],
  'on-top-accent': ['#15202b', '#15202b'],
  /** An error's text on the ink surface. */
  'top-error': ['#f4a7a0', '#f4a7a0'],
  success: ['#1d6b43', '#7fcb9f'],
  error: ['#b3261e', '#f4a7a0'],
  backdrop: ['rgb(11 17 23 / 0.4)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type ColorName = keyof typeof colorPairs;

/**
 * A colour as CSS: `--auction-color-{name}` where the page or any ancestor sets it, else the built-in pair, which
 * follows the `color-scheme` of the page.
 */
export const color = (name: ColorName): string =>
  `var(--auction-color-${name}, light-dark(${colorPairs[name].join(', ')}))`;

const text = color('ink');
const topText = color('on-top');

/** For users who have asked for more contrast: muted text and lines take the colour of text. */
export const getContrastCss = (selector: string): string =>
  `@media (prefers-contrast:more){${selector}{${[
    ['ink-muted', text],
    ['line', text],
    ['line-control', text],
    ['on-top-muted', topText],
    ['top-line', topText],
  ]
    .map(([name, value]) => `--auction-color-${name}:${value}`)
    .join(';')}}}`;

/** The spacing scale in px; each step is named by its size. */
export const spaceScale = [2, 4, 8, 16, 24, 32, 48, 64, 128] as const;

type Space = (typeof spaceScale)[number];

/** A step of the spacing scale as a CSS length. Other numbers do not compile. */
export const space = (px: Space): string => `${px}px`;

/** Sizes in px. */
export const sizes = {
  header: { row: 74, categoryRow: 50, mobileBar: 68.5, mobileMenu: 384, searchMax: 640 },
  iconButton: { 20: 14, 34: 20, 42: 30, 54: 44 },
  tooltip: { offset: 10, maxWidth: 282 },
  control: { small: 32, normal: 40 },
  popover: { zIndex: 15, mainOffset: 12, crossOffset: -8 },
  calendar: { cell: 40 },
  timeSegment: { maxWidth: 75 },
  grid: { columns: 12, gap: 24, extraSmallColumns: 4, extraSmallGap: 16 },
  contentMax: breakpoints.medium,
  radius: { control: 4, panel: 8 },
} as const;

/** The least that a finger hits, in px. */
export const touchTarget = 44;

/** Around a notice above the header, with room for the button that closes it. */
export const bannerSpace = `margin: 0; padding-block: 14px; padding-inline: ${space(24)} ${space(48)};`;

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
