import { circle, line, rect, repeat, shape } from './shapes.ts';
import type { Motif } from './motif.ts';

/** What is small, old or hung on a wall. The table is at 168. */

/** Points on a circle, from the top. */
const around = (count: number, x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });

const star = (x: number, y: number, radius: number, fill: string): string =>
  shape(
    `M${around(10, x, y, radius)
      .map(([px, py], index) =>
        (index % 2 ? [Math.round(x + (px - x) * 0.45), Math.round(y + (py - y) * 0.45)] : [px, py]).join(' '),
      )
      .join(' L')}`,
    fill,
  );

const coin: Motif = {
  name: 'coin',
  draw: (variant) =>
    circle(160, 104, 66) +
    circle(160, 104, 56, 'shade') +
    circle(160, 104, 53) +
    around(24, 160, 104, 47)
      .map(([x, y]) => circle(x, y, 2.5, 'shade'))
      .join('') +
    [
      star(160, 104, 32, 'shade'),
      shape(
        'M148 140 Q136 118 146 96 Q152 74 172 76 Q186 80 184 100 L192 114 L184 118 Q184 132 168 132 L170 142',
        'shade',
      ),
      shape('M160 74 L192 96 H128', 'shade') +
        repeat(4, (index) => rect(132 + index * 16, 100, 8, 26, 'shade', 0)) +
        rect(126, 130, 68, 7, 'shade', 0),
      shape('M160 134 Q120 116 124 82 Q146 88 160 108 Q174 88 196 82 Q200 116 160 134', 'shade'),
    ][variant]!,
};

const bars: Motif = {
  name: 'bullion bars',
  draw: (variant) =>
    [[72, 132], [168, 132], ...(variant % 2 ? [] : [[120, 96]])]
      .map(
        ([x, y]) =>
          shape(`M${x! + 14} ${y} h60 l16 34 h-92`) +
          shape(`M${x! + 14} ${y} h60 l6 12 h-72`, 'shade') +
          (variant < 2 ? rect(x! + 28, y! + 18, 32, 8, 'shade') : star(x! + 44, y! + 23, 8, 'shade')),
      )
      .join(''),
};

const banknote: Motif = {
  name: 'banknote',
  draw: (variant) =>
    `<g transform="rotate(${variant % 2 ? 8 : -6} 160 110)">` +
    rect(70, 66, 180, 88, 'shade', 4) +
    rect(78, 74, 164, 72, 'main', 3) +
    circle(variant < 2 ? 160 : 118, 110, 26, 'shade') +
    (variant < 2 ? star(160, 110, 18, 'metal') : shape('M106 130 Q102 96 118 94 Q134 96 130 130', 'metal')) +
    line(variant < 2 ? 'M90 90 h24 M206 130 h24' : 'M160 94 h66 m-66 16 h66 m-66 16 h40', 4, 'shadeLine') +
    '</g>',
};

const gem = (x: number, y: number, size: number): string =>
  shape(
    `M${x - size} ${y} L${x - size * 0.55} ${y - size * 0.6} H${x + size * 0.55} L${x + size} ${y} L${x} ${y + size * 1.1}`,
  ) +
  shape(
    `M${x - size * 0.4} ${y} L${x} ${y - size * 0.6} L${x + size * 0.4} ${y} L${x} ${y + size * 1.1}`,
    'shade',
  );

const ring: Motif = {
  name: 'ring',
  draw: (variant) =>
    `<circle class="metalLine stroke" cx="160" cy="122" r="42" stroke-width="${variant % 2 ? 14 : 9}"/>` +
    (variant < 2 ? gem(160, 64, 26) : gem(160, 68, 20) + gem(130, 78, 12) + gem(190, 78, 12)),
};

const necklace: Motif = {
  name: 'necklace',
  draw: (variant) =>
    (variant % 2
      ? repeat(13, (index) => {
          const angle = Math.PI * (0.06 + (0.88 * index) / 12);
          return circle(
            Math.round(160 - 76 * Math.cos(angle)),
            Math.round(46 + 86 * Math.sin(angle)),
            9,
            index % 2 ? 'main' : 'metal',
          );
        })
      : line('M86 40 Q96 130 160 132 Q224 130 234 40', 5, 'metalLine')) +
    (variant < 2 ? gem(160, 142, 16) : circle(160, 148, 15) + circle(160, 148, 8, 'shade')),
};

const watch: Motif = {
  name: 'watch',
  draw: (variant) =>
    rect(138, 20, 44, 60, variant % 2 ? 'dark' : 'shade', 6) +
    rect(138, 124, 44, 56, variant % 2 ? 'dark' : 'shade', 6) +
    (variant < 2
      ? circle(160, 102, 46, 'metal') + circle(160, 102, 37)
      : rect(116, 60, 88, 84, 'metal', 18) + rect(125, 69, 70, 66, 'main', 12)) +
    around(12, 160, 102, 29)
      .map(([x, y]) => circle(x, y, 2, 'metal'))
      .join('') +
    line('M160 102 V80 M160 102 L176 110', 4, 'metalLine') +
    rect(205, 97, 8, 12, 'metal', 2),
};

const stones: Motif = {
  name: 'gemstones',
  draw: (variant) =>
    gem(160, 86, 40) +
    (variant % 2 ? gem(90, 132, 20) + gem(232, 134, 18) : gem(226, 128, 24)) +
    (variant < 2 ? '' : gem(112, 124, 14)),
};

const rifle: Motif = {
  name: 'rifle',
  draw: (variant) =>
    `<g transform="rotate(-12 160 110)">` +
    shape('M40 122 L104 100 L128 104 V116 L108 122 L52 148') +
    rect(122, 100, 70, 12, 'shade', 3) +
    rect(186, 102, 100, variant % 2 ? 5 : 7, 'dark', 2) +
    (variant % 2 ? rect(186, 109, 92, 5, 'dark', 2) : rect(176, 108, 56, 8, 'main', 3)) +
    line('M132 114 q4 16 16 12', 3) +
    (variant < 2 ? rect(124, 84, 62, 10, 'dark', 4) + line('M136 94 v8 M174 94 v8', 4) : '') +
    '</g>',
};

const knife: Motif = {
  name: 'knife',
  draw: (variant) =>
    `<g transform="rotate(-18 160 110)">` +
    shape(
      variant % 2 ? 'M136 100 H262 Q282 104 240 122 H136' : 'M136 96 H238 L276 118 Q250 126 136 122',
      'metal',
    ) +
    rect(126, 90, 10, 40, 'dark', 3) +
    rect(54, 98, 74, 24, 'main', variant < 2 ? 10 : 3) +
    repeat(3, (index) => circle(72 + index * 20, 110, 3, 'shade')) +
    '</g>',
};

const painting: Motif = {
  name: 'framed picture',
  draw: (variant) =>
    rect(86, 24, 148, 124, 'shade', 2) +
    rect(96, 34, 128, 104, 'metal', 0) +
    rect(102, 40, 116, 92, 'glass', 0) +
    [
      shape('M102 132 V104 L134 72 L160 100 L182 80 L218 112 V132') + circle(196, 60, 9, 'metal'),
      circle(160, 78, 20) + shape('M126 132 Q130 100 160 100 Q190 100 194 132'),
      shape('M102 106 H218 V132 H102') +
        shape('M150 104 V60 L182 98', 'metal') +
        shape('M136 106 H188 L178 116 H146', 'dark'),
      shape('M136 132 L142 96 H178 L184 132') +
        repeat(3, (index) =>
          circle(142 + index * 18, 84 - (index % 2) * 14, 13, index % 2 ? 'shade' : 'main'),
        ),
    ][variant]!,
};

const vase: Motif = {
  name: 'vase',
  draw: (variant) =>
    (variant % 2
      ? shape('M138 36 H182 L176 62 Q214 92 196 140 Q190 168 176 168 H144 Q130 168 124 140 Q106 92 144 62')
      : shape('M130 44 H190 L182 70 Q220 112 176 150 L184 168 H136 L144 150 Q100 112 138 70')) +
    rect(132, 60, 56, 6, 'shade', 2) +
    (variant < 2
      ? line('M122 108 q10 -12 19 0 t19 0 t19 0 t19 0', 5, 'shadeLine')
      : circle(160, 112, 16, 'shade') + circle(160, 112, 8, 'metal')),
};

export const valuables = {
  coin,
  bars,
  banknote,
  ring,
  necklace,
  watch,
  stones,
  rifle,
  knife,
  painting,
  vase,
};
