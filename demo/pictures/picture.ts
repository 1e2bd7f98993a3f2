import { machines } from './machines.ts';
import type { Motif } from './motif.ts';
import { things } from './things.ts';
import { valuables } from './valuables.ts';
import { vehicles } from './vehicles.ts';

const motifs = { ...machines, ...vehicles, ...things, ...valuables } satisfies Record<string, Motif>;
type MotifName = keyof typeof motifs;

/** What lots are drawn as, by their sub-group, else by their category. */
const motifOf: Readonly<Record<string, MotifName>> = {
  Construction: 'excavator',
  Lifting: 'lift',
  'Paving & Compaction': 'roller',
  'Site & Tools': 'generator',
  'Farm Equipment': 'tractor',
  Harvest: 'combine',
  'Hay & Livestock': 'bale',
  'Commercial Trucks': 'truck',
  Trailers: 'trailer',
  'Buses & Municipal': 'bus',
  Industrial: 'machine',
  'Material Handling': 'forklift',
  'Food & Packaging': 'crates',
  'Plant & Facility': 'generator',
  Vehicles: 'car',
  'Pickups & Vans': 'pickup',
  Powersports: 'motorcycle',
  'RVs & Campers': 'camper',
  'Boats & Aircraft': 'boat',
  Estate: 'chair',
  'Home & Kitchen': 'lamp',
  Collectibles: 'clock',
  'Hobby & Outdoor': 'crates',
  'Wine & Books': 'bottle',
  Coins: 'coin',
  Bullion: 'bars',
  'Paper Money': 'banknote',
  Jewelry: 'ring',
  'Necklaces & Earrings': 'necklace',
  Watches: 'watch',
  'Loose Stones & Silver': 'stones',
  Firearms: 'rifle',
  'Militaria & Knives': 'knife',
  'Art & Antiques': 'painting',
  'Sculpture & Glass': 'vase',
  'World Arts': 'vase',
  'Antique Furniture': 'chair',
  Other: 'crates',
  'Real Estate': 'house',
  'Computers & Electronics': 'screen',
  'Benefit & Charity': 'bottle',
};

interface Palette {
  name: string;
  /** The colour of the thing and a darker one, in the light and in the dark scheme. */
  main: string;
  shade: string;
  /** Of the background. */
  back: string;
  ground: string;
}

const paletteNames = ['amber', 'green', 'red', 'blue', 'teal', 'grey'] as const;
type PaletteName = (typeof paletteNames)[number];

const palettes: Readonly<Record<PaletteName, Palette>> = {
  amber: { name: 'yellow', main: '#dba02c', shade: '#a8741a', back: '#f3ede0', ground: '#e2d7c0' },
  green: { name: 'green', main: '#4f8a5b', shade: '#366343', back: '#e8f0e8', ground: '#d0dfd1' },
  red: { name: 'red', main: '#b9503f', shade: '#86382c', back: '#f5eae7', ground: '#e6d2cc' },
  blue: { name: 'blue', main: '#3f73a8', shade: '#2b5079', back: '#e7eef5', ground: '#cfdce9' },
  teal: { name: 'teal', main: '#33837f', shade: '#225d5a', back: '#e4f0ef', ground: '#cbdfdd' },
  grey: { name: 'grey', main: '#77828e', shade: '#525c67', back: '#eceef0', ground: '#d8dce0' },
};

/** The colours of things that are not painted; all others have each. */
const naturalColours: Partial<Readonly<Record<MotifName, readonly PaletteName[]>>> = {
  bale: ['amber', 'green'],
  bars: ['amber', 'grey'],
  coin: ['amber', 'grey'],
  knife: ['amber', 'grey'],
  rifle: ['amber', 'grey'],
  ring: ['amber', 'grey'],
};

export interface Picture {
  /** Path on the demo's site. */
  src: string;
  /** What is seen. */
  alt: string;
}

/** px of every picture. */
export const pictureSize = { width: 320, height: 200 } as const;

/** The picture of a lot. Its number decides colour, variant and direction, so that neighbours differ. */
export function getPicture({
  id,
  category,
  subGroup,
}: {
  id: number;
  category: string;
  subGroup: string;
}): Picture {
  const motif = motifOf[subGroup] ?? motifOf[category] ?? 'crates';
  const colours = naturalColours[motif] ?? paletteNames;
  const palette = colours[id % colours.length]!;
  const variant = Math.floor(id / colours.length) % 4;
  const isMirrored = Math.floor(id / 7) % 2 === 1;
  const { name } = motifs[motif];
  return {
    src: `/demo/pictures/${motif}-${palette}-${variant}${isMirrored ? '-mirrored' : ''}.svg`,
    alt: capitalize(naturalColours[motif] ? name : `${palettes[palette].name} ${name}`),
  };
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The SVG of a picture by the last part of its path, or nothing for a name that no picture has. */
export function renderPicture(file: string): string | undefined {
  const match = /^([a-z]+)-([a-z]+)-([0-3])(-mirrored)?\.svg$/.exec(file);
  const [, motif, paletteName, variant, isMirrored] = match ?? [];
  if (!motif || !Object.hasOwn(motifs, motif) || !Object.hasOwn(palettes, paletteName!)) return undefined;
  const { main, shade, back, ground } = palettes[paletteName as PaletteName];
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>
.main{fill:${main}}.shade{fill:${shade}}.dark{fill:#2c343d}.metal{fill:#d5dae0}.glass{fill:#b9d3e6}.back{fill:${back}}.ground{fill:${ground}}.water{fill:#8fb4cf;opacity:.8}
.stroke{fill:none;stroke-linecap:round;stroke-linejoin:round}.line{stroke:#3a444f}.mainLine{stroke:${main}}.shadeLine{stroke:${shade}}.metalLine{stroke:#c3cad2}.shadow{fill:#000;opacity:.14}
@media (prefers-color-scheme:dark){.back{fill:#1d2731}.ground{fill:#28343f}.dark{fill:#0b1016}.line{stroke:#8b98a6}.metal{fill:#aab4bf}.glass{fill:#6f93ad}.water{fill:#2f536e}.shadow{opacity:.4}}
</style><path class="back" d="M0 0h${width}v${height}H0z"/><path class="ground" d="M0 ${height - 48}h${width}v48H0z"/><g${isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}><ellipse class="shadow" cx="160" cy="170" rx="112" ry="7"/>${motifs[motif as MotifName].draw(Number(variant))}</g></svg>`;
}
