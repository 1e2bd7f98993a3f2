/**
 * Basic SVG shapes of all images. All shapes have the same outline, and a class that sets their color: `paper`, `ink`, `glass` (the color of
 * the background), or `main` and `trim` (one is brass, and the other is paper). `addLight()` shades shapes that are large enough.
 */

type Fill = 'main' | 'trim' | 'paper' | 'ink' | 'glass';

const fillPath = (path: string, fill: Fill, isLit: boolean): string =>
  `<path class="${isLit && fill !== 'ink' && fill !== 'glass' ? 'lit ' : ''}${fill}" d="${path}"/>`;

/** Returns a closed shape. */
export const shape = (path: string, fill: Fill = 'main'): string => fillPath(`${path}Z`, fill, true);

/** Returns a rectangle with rounded corners. */
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

/** Returns a line. */
export const line = (path: string): string => `<path class="line" d="${path}"/>`;

/** Returns a thick line with its own outline. */
export const beam = (path: string, width: number, fill: Fill = 'main'): string =>
  `<path class="line" d="${path}" stroke-width="${width + 2}"/><path class="beam ${fill}" d="${path}" stroke-width="${width - 2}"/>`;

/** Returns a tire with its hub. */
export const wheel = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, 'ink') + circle(x, y, radius * 0.5, 'paper') + circle(x, y, 2, 'ink');

/** Returns the track of a machine without wheels. */
export const track = (x: number, y: number, width: number, height = 28): string =>
  rect(x, y, width, height, 'ink', height / 2) +
  repeat(4, (index) => circle(x + height / 2 + (index * (width - height)) / 3, y + height / 2, 6, 'paper'));

/** Returns the cab of a machine, with its window to the right. */
export const cab = (x: number, y: number, width = 46, height = 50): string =>
  rect(x, y, width, height, 'main', 5) +
  rect(x + 7, y + 7, width - 14, height - 22, 'glass') +
  line(`M${x + 12} ${y + height - 22}l${width - 28} ${22 - height + 12}`);

/** Repeats a part, and passes its index to `render`. */
export const repeat = (count: number, render: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => render(index)).join('');

/** Rotates content around the center of the motif. */
export const turn = (degrees: number, content: string): string =>
  `<g transform="rotate(${degrees} 160 104)">${content}</g>`;
