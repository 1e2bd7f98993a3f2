import { motif } from './motif.ts';
import { beam, circle, ellipse, line, rect, repeat, shape, turn } from './shapes.ts';

/** Electronics, vouchers, and surplus goods. */

export const goods = {
  laptop: motif(
    'laptop',
    2,
    (variant) =>
      rect(90, 42, 140, 96, 'ink', 6) +
      rect(98, 50, 124, 80, variant ? 'paper' : 'glass', 2) +
      line(variant ? 'M110 66h60m-60 14h90m-90 14h76m-76 14h44' : 'M108 116l26 -26l22 14l34 -40l20 18') +
      shape('M74 142H246L262 164H58', 'main') +
      line('M84 149h152m-158 7h164') +
      rect(140, 156, 40, 8, 'trim', 1),
  ),
  server: motif(
    'servers',
    2,
    (variant) =>
      rect(variant ? 70 : 100, 26, variant ? 84 : 120, 140, 'ink', 4) +
      (variant ? rect(166, 26, 84, 140, 'ink', 4) : '') +
      (variant ? [78, 174] : [110])
        .map((x) =>
          repeat(
            5,
            (index) =>
              rect(x, 36 + index * 25, variant ? 68 : 100, 20, index % 2 ? 'trim' : 'main', 2) +
              circle(x + 10, 46 + index * 25, 3, 'ink') +
              line(`M${x + 22} ${46 + index * 25}h${variant ? 38 : 66}`),
          ),
        )
        .join(''),
  ),
  phone: motif(
    'phone and tablet',
    2,
    (variant) =>
      rect(variant ? 56 : 78, variant ? 58 : 30, variant ? 144 : 104, variant ? 104 : 136, 'ink', 10) +
      rect(variant ? 68 : 88, variant ? 68 : 42, variant ? 120 : 84, variant ? 84 : 110, 'paper', 2) +
      repeat(6, (index) =>
        rect(
          (variant ? 82 : 100) + (index % 3) * (variant ? 34 : 22),
          (variant ? 82 : 60) + Math.floor(index / 3) * 32,
          16,
          16,
          index % 2 ? 'trim' : 'main',
          4,
        ),
      ) +
      rect(200, 72, 50, 94, 'main', 8) +
      rect(206, 82, 38, 68, 'glass', 2) +
      line('M218 158h14'),
  ),
  television: motif('television', 2, (variant) =>
    variant
      ? line('M160 52L128 24M160 52L196 24') +
        rect(70, 50, 180, 104, 'main', 10) +
        rect(82, 62, 116, 80, 'glass', 16) +
        circle(224, 80, 11, 'trim') +
        circle(224, 110, 11, 'trim') +
        line('M212 132h24M98 84l20 -14') +
        beam('M102 156L94 166M218 156L226 166', 6, 'ink')
      : rect(52, 34, 216, 120, 'ink', 5) +
        rect(60, 42, 200, 104, 'glass', 1) +
        shape('M60 146V112L116 74L160 116L196 90L260 130V146', 'main') +
        circle(218, 70, 14, 'trim') +
        shape('M142 154H178L190 168H130', 'trim'),
  ),
  speakers: motif(
    'speakers',
    2,
    (variant) =>
      (variant ? [72, 188] : [72])
        .map(
          (x) =>
            rect(x, 28, 64, 138, 'main', 4) +
            circle(x + 32, 62, 18, 'trim') +
            circle(x + 32, 62, 7, 'ink') +
            circle(x + 32, 120, 26, 'paper') +
            circle(x + 32, 120, 11, 'ink'),
        )
        .join('') +
      (variant
        ? ''
        : rect(150, 110, 110, 56, 'paper', 4) +
          circle(178, 138, 14, 'trim') +
          line('M178 138l6 -9M204 126h44m-44 12h44') +
          rect(150, 66, 110, 40, 'trim', 4) +
          line('M164 86h60') +
          circle(240, 86, 9, 'paper')),
  ),
  gamepad: motif(
    'game controller',
    2,
    (variant) =>
      (variant
        ? rect(104, 36, 112, 44, 'paper', 5) + line('M116 58h60') + circle(200, 58, 6, 'trim')
        : line('M160 78Q150 44 190 34')) +
      shape(
        'M96 78H224Q256 80 266 130Q270 164 244 160Q226 154 210 132H110Q94 154 76 160Q50 164 54 130Q64 80 96 78',
      ) +
      shape('M98 94h12v10h10v12h-10v10h-12v-10h-10v-12h10', 'trim') +
      circle(204, 98, 7, 'paper') +
      circle(222, 110, 7, 'paper') +
      circle(204, 122, 7, 'trim') +
      circle(186, 110, 7, 'trim') +
      rect(144, 94, 32, 8, 'ink', 4),
  ),
  suitcase: motif(
    'suitcase',
    2,
    (variant) =>
      beam('M132 62V40Q132 34 140 34H180Q188 34 188 40V62', 8, 'ink') +
      rect(variant ? 108 : 72, 58, variant ? 104 : 176, 102, 'main', 10) +
      (variant
        ? line('M128 62v94M148 62v94M172 62v94M192 62v94') +
          circle(122, 164, 6, 'ink') +
          circle(198, 164, 6, 'ink')
        : beam('M104 60V158M216 60V158', 12, 'trim') +
          rect(148, 86, 24, 16, 'paper', 2) +
          circle(160, 130, 14, 'paper')),
  ),
  dinner: motif(
    'covered dinner plate',
    2,
    (variant) =>
      ellipse(160, 144, 104, 16, 'paper') +
      (variant
        ? shape('M84 140Q88 66 160 64Q232 66 236 140') +
          circle(160, 56, 10, 'trim') +
          line('M108 124q4 -34 32 -44')
        : ellipse(160, 138, 66, 10, 'trim') +
          shape('M120 134Q122 96 160 98Q198 96 200 134') +
          line('M140 76q8 -8 0 -16t0 -16M160 76q8 -8 0 -16t0 -16M180 76q8 -8 0 -16t0 -16')) +
      beam('M40 164V96M280 164V96', 6, 'trim') +
      line('M34 70v22q6 8 12 0V70M40 70v26'),
  ),
  tickets: motif('tickets', 2, (variant) => {
    const ticket = (fill: 'main' | 'trim') =>
      shape('M72 68H248V92a14 14 0 0 0 0 28V144H72V120a14 14 0 0 0 0 -28', fill) +
      line('M204 72v8m0 6v8m0 6v8m0 6v8m0 6v8M90 90h92m-92 14h92m-92 14h60');
    return turn(variant ? 14 : -16, ticket('trim')) + turn(variant ? -6 : 4, ticket('main'));
  }),
  giftCard: motif('gift card', 2, (variant) =>
    turn(
      variant ? 8 : -8,
      rect(68, 54, 184, 112, 'main', 10) +
        beam('M116 56V164', 14, 'trim') +
        beam('M70 96H250', 14, 'trim') +
        shape('M116 94Q84 90 88 70Q100 58 116 94', 'paper') +
        shape('M116 94Q148 90 144 70Q132 58 116 94', 'paper') +
        (variant ? line('M168 124h60m-60 14h40') : circle(212, 134, 14, 'paper')),
    ),
  ),
  crates: motif('crates', 4, (variant) =>
    [[72, 110], [134, 110], ...(variant % 2 ? [[196, 110]] : []), [variant < 2 ? 102 : 138, 52]]
      .map(
        ([x, y], index) =>
          rect(x!, y!, 60, 56, index % 2 ? 'trim' : 'main', 2) +
          line(`M${x} ${y! + 14}h60M${x} ${y! + 42}h60M${x! + 6} ${y! + 42}l48 -28`),
      )
      .join(''),
  ),
  cartons: motif(
    'boxes on a pallet',
    2,
    (variant) =>
      rect(56, 152, 208, 8, 'trim', 1) +
      repeat(3, (index) => rect(64 + index * 84, 158, 24, 10, 'ink', 0)) +
      [
        [66, 100, 66],
        [134, 100, 60],
        [196, 100, 58],
        [variant ? 90 : 76, 52, 72],
        [variant ? 164 : 150, 60, 62],
      ]
        .map(([x, y, width], index) => {
          const height = y === 100 ? 52 : 100 - y!;
          return (
            rect(x!, y!, width!, height, index % 2 ? 'paper' : 'main', 2) +
            rect(x! + width! / 2 - 7, y!, 14, 16, 'trim', 0)
          );
        })
        .join(''),
  ),
  storageUnit: motif(
    'storage unit',
    2,
    (variant) =>
      rect(66, 34, 188, 134, 'paper', 2) +
      rect(66, 34, 188, 22, 'main', 2) +
      rect(86, 66, 148, 102, 'ink', 1) +
      rect(86, 66, 148, variant ? 36 : 22, 'trim', 1) +
      line(variant ? 'M86 78h148m-148 12h148' : 'M86 77h148') +
      rect(96, 126, 44, 42, 'main', 2) +
      rect(146, 136, 36, 32, 'paper', 2) +
      (variant
        ? beam('M204 168V116M194 168L204 122L216 168', 5, 'trim')
        : rect(108, 100, 40, 26, 'trim', 2) + circle(206, 144, 22, 'trim')),
  ),
  lumber: motif('lumber', 2, (variant) =>
    repeat(variant ? 4 : 5, (row) =>
      repeat(
        variant ? 3 : 2,
        (index) =>
          rect(
            56 + row * 6 + index * (variant ? 66 : 98),
            146 - row * (variant ? 28 : 24),
            variant ? 62 : 94,
            variant ? 22 : 18,
            (row + index) % 2 ? 'trim' : 'main',
            1,
          ) +
          line(
            `M${66 + row * 6 + index * (variant ? 66 : 98)} ${156 - row * (variant ? 28 : 24)}h${variant ? 40 : 70}`,
          ),
      ),
    ),
  ),
};
