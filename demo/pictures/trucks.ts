import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, wheel } from './shapes.ts';

/** Trucks, trailers, and buses. */

const wheels = wheel(92, 150, 18) + wheel(134, 150, 18) + wheel(240, 150, 18);

/** Returns a truck with content on its frame. The frame ends at 196. */
const truck = (load: string): string =>
  rect(60, 136, 208, 14, 'ink', 2) +
  load +
  shape('M202 150V74Q202 66 210 66H244L268 108V150') +
  shape('M212 76H240L254 104H212', 'glass') +
  line('M212 116h12') +
  rect(264, 128, 8, 14, 'paper', 2) +
  wheels;

/** Returns a semi-trailer on its own legs, with a body on its frame. */
const trailer = (body: string): string =>
  body + beam('M238 134V164M230 165h16', 5, 'ink') + wheel(88, 150, 18) + wheel(128, 150, 18);

export const trucks = {
  semi: motif(
    'semi truck',
    4,
    (variant) =>
      rect(60, 134, 200, 16, 'ink', 2) +
      (variant % 2 ? rect(118, 54, 62, 84, 'main', 6) + line('M128 70h40M128 118h40') : '') +
      rect(60, 122, 60, 12, 'trim', 2) +
      (variant < 2
        ? shape('M148 148V62Q148 54 156 54H190L204 96H262Q274 98 274 112V148') +
          shape('M166 64H186L196 94H166', 'glass') +
          line('M222 108h38m-38 9h38')
        : shape('M166 148V54Q166 46 174 46H240Q250 46 252 56L262 100V148') +
          shape('M182 58H238L246 92H182', 'glass') +
          line('M190 120h60')) +
      beam('M138 138V38', 8, 'paper') +
      wheel(92, 150, 18) +
      wheel(132, 150, 18) +
      wheel(238, 150, 18),
  ),
  dumpTruck: motif('dump truck', 2, (variant) =>
    truck(
      variant
        ? beam('M132 136L150 104', 8, 'ink') +
            shape('M56 118L178 46L200 92L86 146', 'trim') +
            line('M92 98l12 24M126 78l14 28')
        : shape('M54 78H194V136H76', 'trim') + line('M92 78l6 58M126 78l4 58M160 78l2 58'),
    ),
  ),
  boxTruck: motif('box truck', 2, (variant) =>
    truck(
      rect(56, variant ? 46 : 58, 142, variant ? 92 : 80, 'paper', 4) +
        (variant ? line('M56 66H198M56 118H198') : repeat(5, (index) => line(`M${78 + index * 24} 66v64`))),
    ),
  ),
  flatbedTruck: motif('flatbed truck', 2, (variant) =>
    truck(
      rect(54, 122, 144, 14, 'trim', 2) +
        rect(186, 70, 10, 54, 'trim', 2) +
        (variant
          ? rect(70, 84, 44, 38, 'paper') + rect(120, 84, 44, 38, 'paper') + line('M70 96h44m6 0h44')
          : line('M66 122v-14h112v14M122 108v14')),
    ),
  ),
  serviceTruck: motif('service truck', 2, (variant) =>
    truck(
      rect(54, 92, 144, 46, 'trim', 3) +
        line('M90 92v46M126 92v46M162 92v46M66 106h12m24 0h12m24 0h12m24 0h12') +
        (variant ? beam('M66 92V70H186V92', 5, 'ink') : beam('M84 92V60L150 44', 8)),
    ),
  ),
  mixerTruck: motif('concrete mixer truck', 2, (variant) =>
    truck(
      shape('M62 118L86 58L176 66Q196 90 184 118L110 134', 'trim') +
        line(
          variant ? 'M90 62l34 68M118 62l34 62M148 64l26 52' : 'M124 62l-34 60M152 64l-34 68M178 70l-30 56',
        ) +
        shape('M54 108l14 -6l8 30l-22 8', 'paper'),
    ),
  ),
  loggingTruck: motif('logging truck', 2, (variant) =>
    truck(
      [[78, 118], [112, 118], [146, 118], [95, 88], [129, 88], ...(variant ? [[112, 58]] : [])]
        .map(([x, y]) => circle(x!, y!, 17, 'trim') + circle(x!, y!, 8, 'paper'))
        .join('') + beam('M54 136V70M176 136V70', 6, 'ink'),
    ),
  ),
  bucketTruck: motif('bucket truck', 2, (variant) =>
    truck(
      rect(54, 106, 144, 32, 'trim', 3) +
        line('M90 106v32M126 106v32M162 106v32') +
        (variant ? beam('M96 106L66 60L176 36', 9) : beam('M160 106L84 66L188 36', 9)) +
        shape('M174 26h32l-4 32h-24', 'paper'),
    ),
  ),
  towTruck: motif('tow truck', 2, (variant) =>
    truck(
      shape('M60 136L70 108H198V136', 'trim') +
        beam(variant ? 'M170 112L92 56' : 'M160 112L72 72', 11) +
        line(variant ? 'M92 56V94m-6 0h12q2 14 -8 14' : 'M72 72v24m-6 0h12q2 14 -8 14') +
        rect(176, 84, 18, 26, 'paper', 2),
    ),
  ),
  fireTruck: motif('fire truck', 2, (variant) =>
    truck(
      rect(54, 78, 144, 60, 'main', 3) +
        rect(66, 92, 36, 34, 'paper', 2) +
        rect(110, 92, 36, 34, 'paper', 2) +
        circle(172, 108, 14, 'trim') +
        line(
          `M50 ${variant ? 66 : 70}H216M50 ${variant ? 52 : 58}H216${repeat(10, (index) => `M${60 + index * 16} ${variant ? 52 : 58}v${variant ? 14 : 12}`)}`,
        ) +
        rect(222, 58, 20, 10, 'trim', 3),
    ),
  ),
  ambulance: motif('ambulance', 2, (variant) =>
    truck(
      rect(54, 54, 146, 84, 'paper', 6) +
        shape('M114 70h20v16h16v20h-16v16h-20v-16h-16v-20h16', 'trim') +
        line('M54 128H200') +
        rect(variant ? 60 : 176, 44, 20, 10, 'trim', 3),
    ),
  ),
  sweeper: motif(
    'street sweeper',
    2,
    (variant) =>
      truck(
        shape('M56 136V72Q56 62 66 62H196V136', 'trim') +
          line('M76 78h60m-60 10h60') +
          (variant ? beam('M170 62V44H70', 8, 'ink') : rect(150, 78, 34, 30, 'paper')),
      ) +
      shape('M166 146h34l12 22h-58', 'paper') +
      line('M172 150l-6 18m16 -18v18m10 -18l6 18'),
  ),
  dryVan: motif('dry van trailer', 2, (variant) =>
    trailer(
      rect(48, 52, 222, 84, 'main', 3) +
        (variant
          ? line('M48 74H270') + rect(70, 90, 60, 26, 'trim', 2)
          : repeat(8, (index) => line(`M${72 + index * 24} 60v68`))),
    ),
  ),
  reefer: motif('refrigerated trailer', 2, (variant) =>
    trailer(
      rect(44, 52, 204, 84, 'paper', 3) +
        line(variant ? 'M44 72H248M44 116H248' : 'M44 122H248') +
        rect(248, 60, 28, 54, 'trim', 4) +
        line('M254 72h16m-16 8h16m-16 8h16') +
        line('M146 66v40M126 76l40 20M166 76l-40 20'),
    ),
  ),
  flatbedTrailer: motif('flatbed trailer', 2, (variant) =>
    trailer(
      rect(44, 118, 230, 16, 'main', 2) +
        rect(262, 80, 10, 40, 'trim', 2) +
        (variant
          ? repeat(3, (index) => rect(66 + index * 62, 84, 54, 34, 'paper', 2))
          : beam('M60 112H246M66 104H240M72 96H234', 6, 'trim')),
    ),
  ),
  lowboy: motif('lowboy trailer', 2, (variant) =>
    trailer(
      shape('M46 128H208L226 100H280V112H236L216 142H46') +
        (variant
          ? beam('M48 132L24 164', 7, 'trim')
          : line('M66 128v14m30 -14v14m30 -14v14m30 -14v14m30 -14v14')),
    ),
  ),
  tankTrailer: motif('tank trailer', 2, (variant) =>
    trailer(
      rect(48, 68, 222, 62, 'paper', 30) +
        line('M104 68v62M160 68v62M216 68v62') +
        rect(variant ? 122 : 146, 56, 30, 12, 'trim', 2) +
        rect(60, 126, 200, 10, 'main', 2),
    ),
  ),
  bus: motif(
    'bus',
    4,
    (variant) =>
      (variant < 2
        ? rect(50, 58, 214, 92, 'main', 12)
        : shape('M50 150V68Q50 58 62 58H224Q232 58 234 68V104H270Q280 106 280 116V150')) +
      repeat(variant < 2 ? 5 : 4, (index) => rect(64 + index * 34, 72, 26, 30, 'glass')) +
      rect(variant < 2 ? 236 : 200, 72, variant < 2 ? 22 : 24, variant % 2 ? 66 : 34, 'glass') +
      line('M50 116H270') +
      rect(64, 122, 70, 10, 'trim', 1) +
      wheel(98, 150, 18) +
      wheel(218, 150, 18),
  ),
  engine: motif(
    'engine',
    2,
    (variant) =>
      rect(84, 88, 130, 62, 'main', 5) +
      repeat(4, (index) => rect(92 + index * 30, 60, 24, 30, 'trim', 3)) +
      line('M92 104h112m-112 12h112') +
      circle(226, 116, 30, 'paper') +
      circle(226, 116, 7, 'ink') +
      (variant ? beam('M84 110H58V76', 10, 'paper') : shape('M84 96L50 88V144L84 138', 'trim')) +
      rect(96, 150, 106, 18, 'ink', 2),
  ),
  tires: motif(
    'tires',
    2,
    (variant) =>
      (variant
        ? repeat(4, (index) => rect(56, 66 + index * 25, 96, 24, 'ink', 11)) +
          repeat(4, (index) => line(`M76 ${78 + index * 25}h56`))
        : wheel(106, 124, 44)) +
      circle(208, 112, 56, 'ink') +
      circle(208, 112, 31, 'main') +
      circle(208, 112, 10, 'paper') +
      repeat(5, (index) =>
        circle(
          Math.round(208 + 20 * Math.cos(index * 1.257)),
          Math.round(112 + 20 * Math.sin(index * 1.257)),
          3.5,
          'ink',
        ),
      ),
  ),
  snowPlow: motif(
    'snow plow',
    2,
    (variant) =>
      beam('M148 128L56 150M148 112L56 128', 8, 'ink') +
      rect(40, 118, 26, 42, 'trim') +
      shape(
        variant
          ? 'M128 62H266Q248 112 270 164H128Q108 112 128 62'
          : 'M112 78L246 54Q240 108 270 164H116Q96 124 112 78',
      ) +
      line(
        variant
          ? 'M142 62q-16 52 0 102M196 62q-14 52 0 102M232 62q-12 52 0 102'
          : 'M150 72q-14 46 0 92M196 64q-12 50 8 100',
      ) +
      rect(112, 158, 164, 10, 'paper', 1),
  ),
};
