import { categoryKinds, getMetal, kinds } from './kinds.ts';
import { addLight } from './light.ts';
import { type MotifName, motifs } from './motifs.ts';
import { type Dress, dresses, pictureCss } from './palette.ts';

export interface Picture {
  /** Path on the demo's site. */
  src: string;
  /** What is seen. */
  alt: string;
}

/** px of every picture. */
export const pictureSize = { width: 320, height: 240 } as const;

/** From where on a motif, which is 200 px high, is in its picture. */
const top = 34;

/** Behind the thing: the sun, a window, hills, an arch. */
const backdrops = [
  '<circle class="far" cx="106" cy="104" r="78"/>',
  '<path class="far" d="M64 202V40H256V202Z"/>',
  '<path class="far" d="M0 202Q70 96 150 160Q220 84 320 190V202Z"/>',
  '<path class="far" d="M52 202A108 128 0 0 1 268 202Z"/>',
];

/** What a lot is shown by. */
interface Subject {
  id: number;
  category: string;
  /** Left out, the picture stands for the whole category. */
  leaf?: string;
}

/** Coprime to the number of the pictures of every kind, so that each step leads to another one. */
const step = 5;

/** The pictures of a kind of thing, and the place of a lot's own among them. */
function getChoice({ id, category, leaf = '' }: Subject) {
  const kind = kinds[leaf] ?? categoryKinds[category] ?? 'crates';
  const metal = getMetal(leaf || category);
  const { name, variants } = motifs[kind];
  const worn: readonly Dress[] = metal ? [metal === 'gold' ? 'brass' : 'plain'] : dresses;
  const count = backdrops.length * variants * worn.length;
  const getAt = (place: number): Picture => {
    const variant = Math.floor(place / backdrops.length) % variants;
    const dress = worn[Math.floor(place / backdrops.length / variants) % worn.length]!;
    return {
      src: `/demo/pictures/${kind}-${dress}-${variant}-${place % backdrops.length}.svg`,
      alt: capitalize(metal && !name.startsWith(metal) ? `${metal} ${name}` : name),
    };
  };
  return { count, own: (id * step) % count, getAt };
}

/** The picture of a lot by itself; its number decides which. */
export function getPicture(subject: Subject): Picture {
  const { own, getAt } = getChoice(subject);
  return getAt(own);
}

/** The pictures of a list: each is the lot's own, unless one of those around it, before or above, is the same. */
export function getPictures(subjects: readonly Subject[]): Picture[] {
  // In a grid of five columns, up to the one above and to the left.
  const around = 6;
  const pictures: Picture[] = [];
  for (const subject of subjects) {
    const { count, own, getAt } = getChoice(subject);
    const seen = new Set(pictures.slice(-around).map(({ src }) => src));
    let place = own;
    while (seen.has(getAt(place).src)) place = (place + step) % count;
    pictures.push(getAt(place));
  }
  return pictures;
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The SVG of a picture by the last part of its path, or nothing for a name that no picture has. */
export function renderPicture(file: string): string | undefined {
  const [, kind, dress, variant, backdrop] = /^([a-zA-Z]+)-([a-z]+)-(\d)-(\d)\.svg$/.exec(file) ?? [];
  if (!kind || !Object.hasOwn(motifs, kind) || !dresses.includes(dress as Dress)) return undefined;
  const { variants, render } = motifs[kind as MotifName];
  const behind = backdrops[Number(backdrop)];
  if (Number(variant) >= variants || behind === undefined) return undefined;
  const { width, height } = pictureSize;
  const ground = top + 168;
  return addLight(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pictureCss}<path class="back" d="M0 0h${width}v${height}H0z"/>${behind}<g class="${dress}" stroke-width="2" stroke-linejoin="round"><ellipse class="dot shade" cx="172" cy="${ground + 2}" rx="116" ry="7"/><path class="line" d="M24 ${ground}H276M284 ${ground}H296"/><g transform="translate(0 ${top})">${render(Number(variant))}</g></g></svg>`,
  );
}
