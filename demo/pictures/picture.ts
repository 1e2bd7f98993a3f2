import { categoryKinds, getMetal, kinds } from './kinds.ts';
import { addLight } from './light.ts';
import { type MotifName, motifs } from './motifs.ts';
import { type Dress, dresses, pictureCss } from './palette.ts';

export interface LotPicture {
  /** The path on the demo site. */
  src: string;
  /** A description of the image. */
  alt: string;
}

/** The size of all images, in px. */
export const pictureSize = { width: 320, height: 240 } as const;

/** The space above a motif, in px. Motifs are 200 px high. */
const top = 34;

/** Backgrounds: the sun, a window, hills, and an arch. */
const backdrops = [
  '<circle class="far" cx="106" cy="104" r="78"/>',
  '<path class="far" d="M64 202V40H256V202Z"/>',
  '<path class="far" d="M0 202Q70 96 150 160Q220 84 320 190V202Z"/>',
  '<path class="far" d="M52 202A108 128 0 0 1 268 202Z"/>',
];

/** The properties of a lot that determine its image. */
interface Subject {
  id: number;
  category: string;
  /** The label of the lot's mega-menu link. Omitted for the image of a category. */
  leaf?: string;
}

/** Coprime to the number of images of every kind, so that repeated steps reach every image. */
const step = 5;

/** Returns the images of a lot's kind, and the index of this lot's image. */
function getChoice({ id, category, leaf = '' }: Subject) {
  const kind = kinds[leaf] ?? categoryKinds[category] ?? 'crates';
  const metal = getMetal(leaf || category);
  const { name, variants } = motifs[kind];
  const worn: readonly Dress[] = metal ? [metal === 'gold' ? 'brass' : 'plain'] : dresses;
  const count = backdrops.length * variants * worn.length;
  const getAt = (place: number): LotPicture => {
    const variant = Math.floor(place / backdrops.length) % variants;
    const dress = worn[Math.floor(place / backdrops.length / variants) % worn.length]!;
    return {
      src: `/demo/images/${kind}-${dress}-${variant}-${place % backdrops.length}.svg`,
      alt: capitalize(metal && !name.startsWith(metal) ? `${metal} ${name}` : name),
    };
  };
  return { count, own: (id * step) % count, getAt };
}

/** Returns the image of a lot. The ID of the lot determines the variant. */
export function getPicture(subject: Subject): LotPicture {
  const { own, getAt } = getChoice(subject);
  return getAt(own);
}

/** Returns the images of a list of lots. If an image would be next to the same image, the lot gets a different image. */
export function getPictures(subjects: readonly Subject[]): LotPicture[] {
  // In a grid with five columns, this includes the lot diagonally above.
  const around = 6;
  const pictures: LotPicture[] = [];
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

/** Returns the SVG of an image by its file name, or `undefined` if the name is unknown. */
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
