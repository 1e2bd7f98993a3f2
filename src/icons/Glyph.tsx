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
