import { Glyph, iconPaths } from './Icon.tsx';

/** What only controls and the mobile menu need; apart, so that the first load of a header does not have it. */
const paths = {
  ...iconPaths,
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
  chevronsStart: 'M11.5 6l-6 6 6 6M18.5 6l-6 6 6 6',
  chevronsEnd: 'M5.5 6l6 6-6 6M12.5 6l6 6-6 6',
  lock: 'M6 10.5h12v9.5H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
} as const;

export type ControlIconName = keyof typeof paths;

export const controlIconNames = Object.keys(paths) as readonly ControlIconName[];

interface ControlIconProps {
  name: ControlIconName;
  /** px. */
  size?: number;
  className?: string;
}

export const ControlIcon = ({ name, size = 20, className }: ControlIconProps) => (
  <Glyph path={paths[name]} name={name} size={size} className={className} />
);
