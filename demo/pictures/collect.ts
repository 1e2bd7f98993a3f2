import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, turn, wheel } from './shapes.ts';

/** Collectibles. */

export const collect = {
  toyTrain: motif(
    'toy train',
    2,
    (variant) =>
      line('M30 166H290') +
      (variant
        ? rect(44, 92, 66, 52, 'trim', 3) + line('M58 92v52M77 92v52M96 92v52')
        : rect(44, 104, 66, 40, 'trim', 3) + circle(62, 98, 12, 'ink') + circle(82, 94, 14, 'ink')) +
      beam('M108 138H128', 5, 'ink') +
      rect(128, 62, 56, 82) +
      rect(138, 74, 34, 26, 'glass') +
      rect(118, 54, 76, 12, 'trim', 4) +
      rect(180, 92, 84, 52, 'main', 10) +
      shape('M226 92V66H216L212 54H250L246 66H240V92', 'ink') +
      circle(262, 116, 9, 'paper') +
      [62, 92, 148, 196, 240].map((x) => wheel(x, 150, 15)).join(''),
  ),
  baseball: motif(
    'baseball and bat',
    2,
    (variant) =>
      turn(
        variant ? -38 : -24,
        shape('M62 112L206 94Q270 88 274 106Q272 124 206 118L62 118Q56 124 52 118V110Q56 106 62 112') +
          line('M84 109v8M100 107v10'),
      ) +
      circle(variant ? 104 : 206, variant ? 82 : 140, 28, 'paper') +
      (variant
        ? line('M88 62q16 18 2 44M122 62q-16 18 -2 44')
        : line('M190 120q16 18 2 44M224 120q-16 18 -2 44')),
  ),
  comicBook: motif(
    'comic books',
    2,
    (variant) =>
      turn(-9, rect(84, 42, 88, 122, 'trim', 2)) +
      turn(
        variant ? 12 : 6,
        rect(132, 38, 92, 126, 'main', 2) +
          rect(140, 46, 76, 22, 'paper', 1) +
          line('M148 57h60') +
          rect(140, 76, 76, 78, 'glass', 1) +
          (variant
            ? shape('M146 148L168 96L182 122L198 100L210 148', 'trim')
            : shape('M178 84l8 18l20 -6l-8 19l14 16l-22 2l-8 19l-12 -18l-22 4l8 -19l-14 -16l21 -3', 'trim')),
      ),
  ),
  cards: motif('trading cards', 2, (variant) =>
    [-16, 0, 16]
      .map((degrees, index) =>
        turn(
          degrees,
          rect(122, 44, 78, 110, index === 1 ? 'main' : 'paper', 6) +
            rect(131, 53, 60, 56, 'glass', 2) +
            (variant
              ? circle(161, 74, 11, 'trim') + shape('M141 109Q144 86 161 86Q178 86 181 109', 'trim')
              : shape('M161 58l7 15l16 2l-12 11l3 17l-14 -9l-14 9l3 -17l-12 -11l16 -2', 'trim')) +
            line('M134 122h54m-54 10h36'),
        ),
      )
      .join(''),
  ),
  sign: motif(
    'enamel sign',
    3,
    (variant) =>
      beam('M160 112V166', 9, 'ink') +
      rect(120, 158, 80, 10, 'ink', 3) +
      [
        circle(160, 82, 58) +
          circle(160, 82, 46, 'paper') +
          shape('M160 46l10 24l26 2l-20 17l6 26l-22 -14l-22 14l6 -26l-20 -17l26 -2', 'trim'),
        shape('M100 30H220V80Q216 124 160 142Q104 124 100 80') +
          shape('M114 44H206V78Q202 110 160 126Q118 110 114 78', 'paper') +
          line('M114 66H206M132 80h56m-48 14h40'),
        shape('M70 56H218L256 86L218 116H70') +
          shape('M82 68H212L234 86L212 104H82', 'paper') +
          line('M96 80h92m-92 12h70'),
      ][variant]!,
  ),
  stamps: motif('stamps', 2, (variant) => {
    const stamp = (x: number, y: number, fill: 'main' | 'trim') =>
      rect(x, y, 78, 94, 'paper', 1) +
      repeat(
        7,
        (index) => circle(x + 6 + index * 11, y, 3, 'glass') + circle(x + 6 + index * 11, y + 94, 3, 'glass'),
      ) +
      rect(x + 9, y + 10, 60, 74, fill, 1) +
      (fill === 'main'
        ? circle(x + 39, y + 40, 15, 'paper') + shape(`M${x + 18} ${y + 84}q2 -28 21 -28t21 28`, 'paper')
        : shape(`M${x + 16} ${y + 76}l18 -38l12 20l8 -10l10 28`, 'paper') +
          circle(x + 54, y + 28, 7, 'paper'));
    return variant
      ? stamp(64, 52, 'main') + stamp(176, 64, 'trim')
      : turn(-8, stamp(74, 44, 'trim')) + turn(7, stamp(168, 60, 'main'));
  }),
  bottle: motif('bottles', 3, (variant) => {
    const bottle = (x: number, fill: 'main' | 'trim' | 'ink') =>
      shape(
        `M${x - 9} 34H${x + 9}V74Q${x + 26} 84 ${x + 26} 104V166H${x - 26}V104Q${x - 26} 84 ${x - 9} 74`,
        fill,
      ) +
      rect(x - 26, 110, 52, 36, 'paper', 0) +
      line(`M${x - 16} 122h32m-26 11h20`) +
      rect(x - 10, 28, 20, 16, fill === 'main' ? 'trim' : 'main', 2);
    return variant === 0
      ? bottle(118, 'ink') +
          shape('M184 72H244Q248 116 214 120Q180 116 184 72', 'glass') +
          shape('M186 92H242Q240 114 214 116Q188 114 186 92', 'main') +
          beam('M214 120V158', 5, 'ink') +
          rect(188, 158, 52, 8, 'paper', 4)
      : variant === 1
        ? bottle(96, 'main') + bottle(160, 'ink') + bottle(224, 'main')
        : bottle(110, 'main') +
          bottle(176, 'ink') +
          rect(218, 112, 50, 54, 'glass', 4) +
          rect(222, 136, 42, 26, 'main', 3);
  }),
  decanter: motif(
    'decanter and glass',
    2,
    (variant) =>
      (variant
        ? shape('M110 70H150V92H174V166H86V92H110', 'main')
        : shape('M114 58H146V86Q182 96 182 132Q182 158 160 166H100Q78 158 78 132Q78 96 114 86', 'main')) +
      rect(variant ? 106 : 110, 30, variant ? 48 : 40, 28, 'trim', variant ? 3 : 14) +
      rect(variant ? 98 : 96, 112, variant ? 64 : 68, 34, 'paper', 2) +
      line(variant ? 'M110 124h40m-34 11h28' : 'M108 124h44m-36 11h28') +
      rect(204, 106, 60, 60, 'glass', 5) +
      rect(209, 132, 50, 29, 'main', 3) +
      rect(216, 118, 18, 18, 'paper', 2),
  ),
  books: motif('old books', 2, (variant) =>
    variant
      ? [
          [74, 30, 116],
          [108, 38, 128],
          [150, 26, 104],
          [180, 34, 122],
        ]
          .map(
            ([x, width, height], index) =>
              rect(x!, 166 - height!, width!, height!, index % 2 ? 'trim' : 'main', 2) +
              line(`M${x} ${184 - height!}h${width}M${x} ${192 - height!}h${width}M${x} 150h${width}`),
          )
          .join('') +
        `<g transform="rotate(14 230 150)">${rect(222, 52, 28, 112, 'paper', 2)}${line('M222 70h28M222 146h28')}</g>`
      : repeat(
          3,
          (index) =>
            rect(72 + index * 10, 134 - index * 32, 170 - index * 12, 32, index % 2 ? 'trim' : 'main', 4) +
            rect(84 + index * 10, 140 - index * 32, 158 - index * 12, 20, 'paper', 2) +
            line(`M96 ${147 - index * 32}h130M96 ${153 - index * 32}h130`),
        ),
  ),
  map: motif(
    'old map',
    2,
    (variant) =>
      shape('M62 48L128 36L194 52L258 40V150L194 162L128 146L62 158', 'paper') +
      line('M128 36V146M194 52V162') +
      shape(variant ? 'M84 74Q112 58 120 84Q112 118 86 112' : 'M78 90Q104 60 122 72Q120 104 96 122', 'main') +
      shape('M140 92Q166 74 186 96Q182 124 150 122', 'trim') +
      line('M206 70q22 8 16 30t20 34M212 132l14 14m0 -14l-14 14') +
      circle(232, 66, 11, 'main') +
      line('M232 58v16M224 66h16'),
  ),
};
