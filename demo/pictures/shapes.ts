/** Parts of drawings, as SVG. Classes name their colours: `main` of the thing itself, `shade` a darker one, `dark`, `glass`, `metal` and `line`. */

/** A rectangle with rounded corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill = 'main',
  radius = 3,
): string => `<rect class="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const circle = (x: number, y: number, radius: number, fill = 'main'): string =>
  `<circle class="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** A closed shape, by its SVG path. */
export const shape = (path: string, fill = 'main'): string => `<path class="${fill}" d="${path}Z"/>`;

/** An open line, by its SVG path. */
export const line = (path: string, width = 4, stroke = 'line'): string =>
  `<path class="${stroke} stroke" d="${path}" stroke-width="${width}"/>`;

/** A tyre with its hub. */
export const wheel = (x: number, y: number, radius: number, hub = 'metal'): string =>
  circle(x, y, radius, 'dark') + circle(x, y, radius * 0.5, hub) + circle(x, y, radius * 0.16, 'dark');

/** What a machine stands on that has no wheels. */
export const track = (x: number, y: number, width: number, height = 28): string =>
  rect(x, y, width, height, 'dark', height / 2) +
  [0.16, 0.39, 0.61, 0.84]
    .map((at) => circle(x + width * at, y + height / 2, height * 0.26, 'metal'))
    .join('');

/** The same part several times, beside each other. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
