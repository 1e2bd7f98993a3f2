import { motif } from './motif.ts';
import { around, star } from './points.ts';
import { circle, ellipse, line, rect, repeat, shape, turn } from './shapes.ts';

/** Coins, bars, and notes. */

const rim = (x: number, y: number, radius: number): string =>
  circle(x, y, radius) +
  around(32, x, y, radius - 6)
    .map(([px, py]) => `<circle class="dot" cx="${px}" cy="${py}" r="1.6"/>`)
    .join('') +
  circle(x, y, radius - 12);

/** The faces of coins, centered at 160, 100. */
const reliefs = [
  shape(
    'M140 140Q136 124 144 112L136 104L146 92Q148 68 170 66Q194 68 192 94Q190 106 184 112L188 140',
    'trim',
  ) + line('M152 78q16 -10 36 6M164 96h2'),
  shape(
    'M160 136Q150 124 146 112Q120 112 112 80Q136 84 150 98L154 76Q160 68 168 76L170 98Q184 84 208 80Q200 112 174 112Q170 124 160 136',
    'trim',
  ) + line('M124 90q10 12 24 14M196 90q-10 12 -24 14'),
  shape('M120 92L160 66L200 92', 'trim') +
    repeat(4, (index) => rect(128 + index * 18, 96, 9, 30, 'trim', 0)) +
    rect(120, 128, 80, 8, 'trim', 0),
  star(160, 100, 38, 'trim'),
];

export const money = {
  coin: motif('coin', 4, (variant) => rim(160, 100, 68) + reliefs[variant]!),
  coins: motif('coins', 4, (variant) =>
    variant < 2
      ? repeat(variant ? 5 : 4, (index) =>
          rect(66 + (index % 2) * 4, 152 - index * 16, 84, 16, index % 2 ? 'trim' : 'main', 8),
        ) + `<g transform="translate(62 24)">${rim(160, 92, 50)}${star(160, 92, 26, 'trim')}</g>`
      : rect(56, 44, 208, 120, 'ink', 8) +
        repeat(
          variant === 2 ? 3 : 6,
          (index) =>
            circle(
              variant === 2 ? 98 + index * 62 : 98 + (index % 3) * 62,
              variant === 2 ? 104 : 76 + Math.floor(index / 3) * 56,
              variant === 2 ? 27 : 23,
              index % 2 ? 'trim' : 'main',
            ) +
            circle(
              variant === 2 ? 98 + index * 62 : 98 + (index % 3) * 62,
              variant === 2 ? 104 : 76 + Math.floor(index / 3) * 56,
              variant === 2 ? 19 : 15,
              index % 2 ? 'trim' : 'main',
            ),
        ),
  ),
  ancientCoin: motif(
    'ancient coin',
    2,
    (variant) =>
      shape(
        'M104 62Q128 32 168 36Q212 38 222 78Q236 116 208 146Q180 172 140 164Q98 154 92 118Q88 84 104 62',
      ) +
      (variant
        ? shape('M128 132Q124 96 150 76Q178 66 192 88L200 104L188 112Q188 136 164 136Z', 'trim') +
          line('M136 92q20 -22 46 -12M168 100h4M112 78v44')
        : shape('M118 128Q150 148 204 126L196 108H176L160 66L146 108H126', 'trim') +
          line('M160 66V108M108 96q-4 16 4 30M206 74l6 14')),
  ),
  bars: motif('bullion bars', 3, (variant) => {
    const bar = (x: number, y: number) =>
      shape(`M${x + 14} ${y}h62l16 38h-94`) +
      shape(`M${x + 14} ${y}h62l5 12h-73`, 'trim') +
      rect(x + 30, y + 19, 32, 11, 'paper', 1);
    return variant === 2
      ? rect(106, 30, 108, 138, 'main', 10) +
          rect(120, 44, 80, 110, 'main', 6) +
          star(160, 78, 22, 'trim') +
          line('M136 114h48m-48 12h48m-40 12h32')
      : bar(58, 130) + bar(166, 130) + bar(112, 92) + (variant ? bar(112, 54) : '');
  }),
  banknote: motif('banknote', 4, (variant) => {
    const note = (fill: 'main' | 'trim') =>
      rect(62, 62, 196, 92, fill, 3) + rect(72, 72, 176, 72, 'paper', 2);
    return (
      (variant % 2 ? turn(-14, note('trim')) : '') +
      turn(
        variant % 2 ? 4 : -6,
        note('main') +
          (variant < 2
            ? ellipse(160, 108, 27, 31, 'trim') +
              circle(160, 98, 10, 'paper') +
              shape('M142 130Q144 110 160 110Q176 110 178 130', 'paper') +
              line('M84 88h28m-28 10h28M208 122h28m-28 -10h28')
            : ellipse(108, 108, 25, 29, 'trim') +
              star(108, 108, 17, 'main') +
              line('M148 90h84m-84 12h84m-84 12h60') +
              circle(224, 126, 10, 'main')),
      )
    );
  }),
};
