import type { iconSizes } from '../design/tokens.ts';

type IconSize = (typeof iconSizes)[number];

interface GlyphProps {
  /** SVG path data on a 24 px square. */
  path: string;
  name: string;
  /** Width and height in px. */
  size: IconSize;
  className?: string | undefined;
}

/** Renders a decorative icon. The control around it must have an accessible name. */
export const Glyph = ({ path, name, size, className }: GlyphProps) => (
  <svg
    className={className}
    aria-hidden="true"
    data-icon={name}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);

/** SVG path data of the icons, on a 24 px square. */
export const iconPaths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  chevronDown: 'M6 9.5l6 6 6-6',
  bookmark: 'M6.5 3.5h11v17l-5.5-4.2-5.5 4.2v-17Z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  gavel: 'M13.2 3.6l6.6 6.6M6.9 9.9l6.6 6.6M8.2 8.6l6.7-6.7M14.8 15.2l6.7-6.7M10.2 13.2l-7 7M12.5 21.5h9',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevronEnd: 'M9.5 6l6 6-6 6',
  chevronStart: 'M14.5 6l-6 6 6 6',
  check: 'M4.5 12.5l5 5 10-11',
  alert: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.5h.01',
  shown:
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  hidden:
    'M4 4l16 16M9.5 5.9c.8-.3 1.6-.4 2.5-.4 3.7 0 7 2 9.5 6.5-.8 1.5-1.8 2.7-2.8 3.7M6.5 7.3C5 8.3 3.6 9.9 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.7 0 3.3-.4 4.8-1.3',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2.5',
  lock: 'M6 10.5h12v9.5H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
} as const;

export type IconName = keyof typeof iconPaths;

export const iconNames = Object.keys(iconPaths) as readonly IconName[];

interface IconProps {
  name: IconName;
  /** Width and height in px. Defaults to 20. */
  size?: IconSize;
  className?: string;
}

export const Icon = ({ name, size = 20, className }: IconProps) => (
  <Glyph path={iconPaths[name]} name={name} size={size} className={className} />
);
