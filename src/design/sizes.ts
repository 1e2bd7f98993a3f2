import { breakpoints } from './breakpoints.ts';

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
