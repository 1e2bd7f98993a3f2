import { motif } from './motif.ts';
import { around, star } from './points.ts';
import { beam, circle, ellipse, line, rect, repeat, shape } from './shapes.ts';

/** Jewelry, watches, and silver. */

const gem = (x: number, y: number, size: number): string =>
  shape(
    `M${x - size} ${y}L${x - size * 0.55} ${y - size * 0.6}H${x + size * 0.55}L${x + size} ${y}L${x} ${y + size * 1.1}`,
    'paper',
  ) +
  line(
    `M${x - size} ${y}H${x + size}M${x - size * 0.4} ${y}L${x} ${y - size * 0.6}L${x + size * 0.4} ${y}L${x} ${y + size * 1.1}Z`,
  );

/** The band of a ring. */
const hoop = (x: number, y: number, radius: number, width: number): string =>
  `<path class="line" d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0Z" stroke-width="${width + 2}"/><path class="beam main" d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0Z" stroke-width="${width - 2}"/>`;

export const jewels = {
  ring: motif(
    'ring with a stone',
    3,
    (variant) =>
      hoop(160, 120, 44, variant === 2 ? 16 : 11) +
      (variant === 1
        ? gem(160, 60, 20) + gem(124, 72, 13) + gem(196, 72, 13)
        : variant === 2
          ? rect(136, 52, 48, 40, 'trim', 6) + rect(144, 60, 32, 24, 'paper', 3)
          : gem(160, 56, 30)),
  ),
  bands: motif(
    'rings',
    2,
    (variant) =>
      hoop(128, 108, 46, 14) +
      hoop(196, 118, 40, variant ? 14 : 10) +
      (variant
        ? line('M96 84l10 8M114 68l6 12M138 64l-2 12')
        : repeat(7, (index) =>
            circle(
              Math.round(196 + 40 * Math.cos(Math.PI * (1.1 + index * 0.133))),
              Math.round(118 + 40 * Math.sin(Math.PI * (1.1 + index * 0.133))),
              5,
              'paper',
            ),
          )),
  ),
  necklace: motif(
    'necklace',
    2,
    (variant) =>
      beam('M84 30Q90 128 160 132Q230 128 236 30', 6) +
      (variant ? circle(160, 150, 19, 'trim') + circle(160, 150, 10, 'paper') : gem(160, 146, 18)),
  ),
  pearls: motif(
    'pearls',
    2,
    (variant) =>
      repeat(variant ? 13 : 17, (index) => {
        const angle = Math.PI * (0.02 + (0.96 * index) / (variant ? 12 : 16));
        return circle(
          Math.round(160 - 80 * Math.cos(angle)),
          Math.round(40 + 96 * Math.sin(angle)),
          variant ? 8 + 5 * Math.sin(angle) : 9,
          'paper',
        );
      }) + (variant ? '' : circle(160, 156, 12)),
  ),
  chain: motif('chain', 2, (variant) =>
    repeat(15, (index) => {
      const angle = Math.PI * (0.02 + (0.96 * index) / 14);
      const [x, y] = [Math.round(160 - 80 * Math.cos(angle)), Math.round(40 + 100 * Math.sin(angle))];
      return `<g transform="rotate(${Math.round((Math.atan2(100 * Math.cos(angle), 80 * Math.sin(angle)) * 180) / Math.PI)} ${x} ${y})">${variant ? rect(x - 12, y - 6, 24, 12, index % 2 ? 'trim' : 'main', 6) : ellipse(x, y, 13, 7, 'main') + ellipse(x, y, 6, 2, 'glass')}</g>`;
    }),
  ),
  earrings: motif('earrings', 2, (variant) =>
    [110, 210]
      .map(
        (x) =>
          line(`M${x} 62V44q0 -12 12 -10`) +
          (variant
            ? circle(x, 70, 11, 'trim') + gem(x, 104, 24)
            : circle(x, 72, 10) + gem(x, 98, 15) + circle(x, 134, 14, 'paper')),
      )
      .join(''),
  ),
  hoops: motif('hoop earrings', 2, (variant) =>
    [112, 208]
      .map((x) => hoop(x, 108, variant ? 42 : 36, variant ? 10 : 14) + rect(x - 7, 60, 14, 16, 'trim', 3))
      .join(''),
  ),
  bracelet: motif('bracelet', 4, (variant) =>
    variant === 3
      ? `<path class="line" d="M76 100a84 48 0 1 0 168 0a84 48 0 1 0 -168 0Z" stroke-width="22"/><path class="beam main" d="M76 100a84 48 0 1 0 168 0a84 48 0 1 0 -168 0Z" stroke-width="18"/>` +
        gem(160, 142, 18)
      : repeat(22, (index) => {
          const angle = (index / 22) * 2 * Math.PI + Math.PI / 2 + 0.14;
          const [x, y] = [Math.round(160 + 84 * Math.cos(angle)), Math.round(96 + 48 * Math.sin(angle))];
          return variant === 0
            ? rect(x - 9, y - 9, 18, 18, index % 2 ? 'paper' : 'main', 2)
            : circle(x, y, 10, variant === 1 ? (index % 2 ? 'trim' : 'main') : 'main');
        }) +
        (variant === 2
          ? shape('M112 140q-16 4 -8 20q8 12 8 12q0 0 8 -12q8 -16 -8 -20', 'trim') +
            star(160, 164, 14, 'trim') +
            circle(208, 154, 10, 'trim')
          : ''),
  ),
  brooch: motif('brooch', 2, (variant) =>
    variant
      ? ellipse(160, 100, 56, 66) +
        ellipse(160, 100, 44, 54, 'trim') +
        shape(
          'M146 144Q150 128 142 116L136 106L146 98Q146 70 168 70Q188 74 182 100Q178 110 174 116Q176 132 186 144',
          'paper',
        )
      : around(8, 160, 100, 42)
          .map(([x, y]) => circle(x, y, 18))
          .join('') +
        around(8, 160, 100, 62)
          .map(([x, y]) => circle(x, y, 6, 'paper'))
          .join('') +
        circle(160, 100, 28, 'trim') +
        gem(160, 96, 16),
  ),
  watch: motif('wristwatch', 4, (variant) => {
    const strap = variant % 2 ? 'ink' : 'trim';
    return (
      rect(134, 12, 52, 66, strap, 6) +
      rect(134, 126, 52, 58, strap, 6) +
      (variant % 2 ? '' : line('M134 28h52M134 42h52M134 146h52M134 160h52M134 174h52')) +
      (variant === 3
        ? rect(112, 54, 96, 96, 'main', 18) + rect(123, 65, 74, 74, 'paper', 10)
        : circle(160, 102, 54) + circle(160, 102, 42, 'paper')) +
      around(12, 160, 102, 34)
        .map(([x, y]) => `<circle class="dot" cx="${x}" cy="${y}" r="2"/>`)
        .join('') +
      (variant === 2
        ? circle(146, 110, 9, 'glass') +
          circle(174, 110, 9, 'glass') +
          rect(210, 76, 10, 10, 'trim', 2) +
          rect(210, 118, 10, 10, 'trim', 2)
        : '') +
      line('M160 102V78M160 102L178 112') +
      rect(213, 95, 9, 14, 'trim', 2)
    );
  }),
  pocketWatch: motif(
    'pocket watch',
    2,
    (variant) =>
      line('M160 36q-50 -30 -84 0t-28 60') +
      hoop(160, 34, 12, 7) +
      rect(152, 42, 16, 14, 'trim', 2) +
      circle(160, 112, 58) +
      circle(160, 112, 46, 'paper') +
      around(12, 160, 112, 38)
        .map(([x, y]) => `<circle class="dot" cx="${x}" cy="${y}" r="2"/>`)
        .join('') +
      (variant ? circle(160, 132, 11, 'glass') : '') +
      line(variant ? 'M160 112L142 92M160 112L184 100' : 'M160 112V84M160 112L180 124'),
  ),
  stones: motif(
    'cut stones',
    3,
    (variant) =>
      gem(160, 84, variant === 2 ? 54 : 42) +
      (variant === 1
        ? gem(90, 130, 22) + gem(232, 132, 20)
        : variant === 0
          ? gem(228, 126, 26) + gem(108, 132, 16)
          : ''),
  ),
  cabochons: motif(
    'polished stones',
    2,
    (variant) =>
      ellipse(150, 92, 54, 40) +
      ellipse(138, 80, 16, 9, 'paper') +
      ellipse(228, 140, variant ? 30 : 24, variant ? 20 : 24, 'trim') +
      ellipse(92, 148, variant ? 20 : 26, 18, 'trim'),
  ),
  silverware: motif(
    'silver candlesticks',
    2,
    (variant) =>
      (variant ? [112, 208] : [160])
        .map(
          (x) =>
            rect(x - 8, 24, 16, 50, 'paper', 2) +
            line(`M${x} 24q-6 -8 0 -16q6 8 0 16`) +
            rect(x - 18, 72, 36, 10, 'main', 3) +
            shape(`M${x - 6} 82h12l4 20l-6 8l8 36h-24l8 -36l-6 -8`, 'main') +
            shape(`M${x - 38} 166q6 -20 38 -20t38 20`, 'main'),
        )
        .join('') +
      (variant
        ? ''
        : shape('M76 108H122Q122 146 104 150H94Q76 146 76 108', 'trim') +
          rect(80, 150, 38, 16, 'trim', 4) +
          shape('M206 120H264Q260 158 235 160Q210 158 206 120', 'trim') +
          rect(218, 158, 34, 8, 'trim', 3)),
  ),
};
