interface GlyphProps {
  /** Lines on a square of 24 px. */
  path: string;
  name: string;
  /** px. */
  size: number;
  className?: string | undefined;
}

/** Decoration: the control it stands in has the name. */
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

/** Line drawings on a 24 px square, one path each. */
export const iconPaths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  chevronDown: 'M6 9.5l6 6 6-6',
  bookmark: 'M6.5 3.5h11v17l-5.5-4.2-5.5 4.2v-17Z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  /** The house's mark: a gavel. */
  gavel: 'M13.2 3.6l6.6 6.6M6.9 9.9l6.6 6.6M8.2 8.6l6.7-6.7M14.8 15.2l6.7-6.7M10.2 13.2l-7 7M12.5 21.5h9',
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** px. */
  size?: number;
}

/** Decoration: the control it stands in has the name. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <Glyph path={iconPaths[name]} name={name} size={size} />
);
