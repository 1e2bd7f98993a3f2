import { addLight } from './light.ts';
import { type MotifName, motifs } from './motifs.ts';
import { type Dress, pictureCss } from './palette.ts';

/** The size of the front page's image, in px. */
export const sceneSize = { width: 720, height: 360 } as const;

/** A description of the image, for `alt`. */
export const sceneAlt =
  'A barn, a tractor, an excavator, a vintage car, a clock, and a painting under a large sun';

interface Placed {
  kind: MotifName;
  variant?: number;
  dress: Dress;
  x: number;
  /** The position of the ground. */
  y: number;
  scale: number;
}

/** The motifs, from back to front. */
const placed: readonly Placed[] = [
  { kind: 'barn', dress: 'brass', x: 0, y: 232, scale: 0.98 },
  { kind: 'house', variant: 2, dress: 'plain', x: 486, y: 232, scale: 0.78 },
  { kind: 'excavator', dress: 'brass', x: 350, y: 272, scale: 1 },
  { kind: 'tractor', dress: 'plain', x: 172, y: 272, scale: 1.02 },
  { kind: 'landscape', dress: 'brass', x: 530, y: 322, scale: 0.74 },
  { kind: 'clock', variant: 1, dress: 'plain', x: 438, y: 322, scale: 0.56 },
  { kind: 'collectorCar', variant: 2, dress: 'brass', x: 20, y: 322, scale: 0.86 },
];

/** Returns the SVG of the front page's image. */
export function renderScene(): string {
  const { width, height } = sceneSize;
  const things = placed.map(
    ({ kind, variant = 0, dress, x, y, scale }) =>
      `<g class="${dress}" transform="translate(${x} ${y - 168 * scale}) scale(${scale})" stroke-width="${2 / scale}"><ellipse class="dot shade" cx="172" cy="170" rx="116" ry="7"/>${motifs[kind].render(variant)}</g>`,
  );
  const ground = [232, 272, 322]
    .map(
      (y, index) => `M${20 + index * 40} ${y}H${width - 90 + index * 30}M${width - 76 + index * 30} ${y}h28`,
    )
    .join('');
  return addLight(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pictureCss}<path class="back" d="M0 0h${width}v${height}H0z"/><circle class="far" cx="300" cy="132" r="112"/><g stroke-width="2" stroke-linejoin="round"><path class="line" d="${ground}"/>${things.join('')}</g></svg>`,
  );
}
