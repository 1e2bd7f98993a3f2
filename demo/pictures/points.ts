import { shape } from './shapes.ts';

/** Returns evenly spaced points on a circle, starting at the top. */
export const around = (count: number, x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });

export const star = (x: number, y: number, radius: number, fill: 'main' | 'trim'): string =>
  shape(
    `M${around(10, x, y, radius)
      .map(([px, py], index) =>
        (index % 2 ? [Math.round(x + (px - x) * 0.45), Math.round(y + (py - y) * 0.45)] : [px, py]).join(' '),
      )
      .join('L')}`,
    fill,
  );
