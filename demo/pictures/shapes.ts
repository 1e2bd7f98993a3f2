/**
 * The shapes that all pictures are made of, as SVG. Each has the same outline; its class names its colour: `main` and `trim` are brass and
 * paper or the other way round, `paper`, `ink`, and `glass` for what is behind. What is large enough has light from the upper left (light.ts).
 */

type Fill = 'main' | 'trim' | 'paper' | 'ink' | 'glass';

const fillPath = (path: string, fill: Fill, isLit: boolean): string =>
  `<path class="${isLit && fill !== 'ink' && fill !== 'glass' ? 'lit ' : ''}${fill}" d="${path}"/>`;

/** A closed shape, by its SVG path. */
export const shape = (path: string, fill: Fill = 'main'): string => fillPath(`${path}Z`, fill, true);

/** A rectangle with rounded corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill = 'main',
  radius = 3,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const path = `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
  return fillPath(path, fill, Math.min(width, height) >= 14);
}

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Fill = 'main'): string =>
  fillPath(
    `M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`,
    fill,
    Math.min(rx, ry) >= 9,
  );

export const circle = (x: number, y: number, radius: number, fill: Fill = 'main'): string =>
  ellipse(x, y, radius, radius, fill);

/** A line, by its SVG path. */
export const line = (path: string): string => `<path class="line" d="${path}"/>`;

/** A line that is as wide as a beam, with an outline of its own. */
export const beam = (path: string, width: number, fill: Fill = 'main'): string =>
  `<path class="line" d="${path}" stroke-width="${width + 2}"/><path class="beam ${fill}" d="${path}" stroke-width="${width - 2}"/>`;

/** A tyre with its hub. */
export const wheel = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, 'ink') + circle(x, y, radius * 0.5, 'paper') + circle(x, y, 2, 'ink');

/** What a machine stands on that has no wheels. */
export const track = (x: number, y: number, width: number, height = 28): string =>
  rect(x, y, width, height, 'ink', height / 2) +
  repeat(4, (index) => circle(x + height / 2 + (index * (width - height)) / 3, y + height / 2, 6, 'paper'));

/** The cab of a machine, whose window looks to the right. */
export const cab = (x: number, y: number, width = 46, height = 50): string =>
  rect(x, y, width, height, 'main', 5) +
  rect(x + 7, y + 7, width - 14, height - 22, 'glass') +
  line(`M${x + 12} ${y + height - 22}l${width - 28} ${22 - height + 12}`);

/** The same part several times, beside each other. */
export const repeat = (count: number, render: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => render(index)).join('');

/** What is held at an angle, in degrees, around the middle of the picture. */
export const turn = (degrees: number, content: string): string =>
  `<g transform="rotate(${degrees} 160 104)">${content}</g>`;
