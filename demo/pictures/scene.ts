import { machines } from './machines.ts';
import { things } from './things.ts';
import { valuables } from './valuables.ts';
import { vehicles } from './vehicles.ts';

/** px of the front page's picture. */
export const sceneSize = { width: 720, height: 320 } as const;

/** What is seen, for `alt`. */
export const sceneAlt =
  'A barn, a tractor, an excavator, a car and a painting on an easel, in front of hills';

/** The front page's picture: from the sale barn to the sale room. */
export function renderScene(): string {
  const { width, height } = sceneSize;
  /** A motif, by its place and size, in a colour of its own. */
  const place = (drawing: string, x: number, y: number, scale: number, colour: string) =>
    `<g class="${colour}" transform="translate(${x} ${y}) scale(${scale})"><ellipse class="shadow" cx="160" cy="170" rx="112" ry="7"/>${drawing}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>
.red{--main:#b9503f;--shade:#86382c}.green{--main:#4f8a5b;--shade:#366343}.amber{--main:#dba02c;--shade:#a8741a}.blue{--main:#3f73a8;--shade:#2b5079}
.main{fill:var(--main)}.shade{fill:var(--shade)}.dark{fill:#2c343d}.metal{fill:#e3e7eb}.glass{fill:#b9d3e6}
.stroke{fill:none;stroke-linecap:round;stroke-linejoin:round}.line{stroke:#3a444f}.mainLine{stroke:var(--main)}.shadeLine{stroke:var(--shade)}.metalLine{stroke:#c3cad2}
.sky{fill:#e7eff6}.sun{fill:#f4d58b}.far{fill:#cbdccf}.near{fill:#b3cdb6}.ground{fill:#dccfae}.easel{stroke:#7a5a34}.shadow{fill:#000;opacity:.14}
@media (prefers-color-scheme:dark){.sky{fill:#1a2530}.sun{fill:#d8dee6;opacity:.7}.far{fill:#22352f}.near{fill:#284036}.ground{fill:#3a362a}.dark{fill:#0b1016}.line{stroke:#8b98a6}.metal{fill:#aab4bf}.glass{fill:#6f93ad}.shadow{opacity:.4}}
</style><path class="sky" d="M0 0h${width}v${height}H0z"/><circle class="sun" cx="590" cy="66" r="30"/><path class="far" d="M0 190Q120 110 250 170T500 150T${width} 176V${height}H0z"/><path class="near" d="M0 216Q170 160 340 206T${width} 200V${height}H0z"/><path class="ground" d="M0 246h${width}v${height - 246}H0z"/>${
    place(things.house.draw(3), -46, 34, 1.3, 'red') +
    place(machines.excavator.draw(0), 338, 80, 1.04, 'amber') +
    place(machines.tractor.draw(0), 150, 94, 1.06, 'green') +
    place(vehicles.car.draw(0), 6, 172, 0.72, 'blue') +
    `<path class="easel stroke" d="M606 298L640 150M700 298L666 150M653 150V298" stroke-width="5"/>` +
    place(valuables.painting.draw(0).replaceAll('class="shadow"', 'class="none"'), 555, 114, 0.61, 'amber')
  }</svg>`;
}
