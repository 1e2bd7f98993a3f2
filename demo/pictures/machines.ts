import { circle, line, rect, repeat, shape, track, wheel } from './shapes.ts';
import type { Motif } from './motif.ts';

/** Machines that work outdoors. The ground is at 168. */

const cab = (x: number, y: number, width = 46, height = 50): string =>
  rect(x, y, width, height, 'main', 5) + rect(x + 7, y + 7, width - 14, height - 22, 'glass');

const excavator: Motif = {
  name: 'excavator',
  draw: (variant) =>
    (variant % 2
      ? wheel(112, 152, 16) + wheel(176, 152, 16) + rect(96, 134, 96, 12, 'shade')
      : track(90, 140, 110)) +
    rect(100, 100, 92, 36, 'main', 6) +
    rect(100, 118, 92, 6, 'shade', 0) +
    cab(148, 76) +
    (variant < 2
      ? line('M188 108 L222 52 L262 92', 12, 'mainLine') + shape('M250 88 l26 6 l-6 30 l-26 -4')
      : line('M188 108 L236 70 L268 124', 12, 'mainLine') + shape('M256 120 l24 2 l2 28 l-32 0')),
};

const lift: Motif = {
  name: 'lift',
  draw: (variant) =>
    rect(96, 128, 128, 22, 'main', 5) +
    wheel(118, 154, 14) +
    wheel(202, 154, 14) +
    (variant < 2
      ? line('M108 128 L212 92 M212 128 L108 92 M108 92 L212 62 M212 92 L108 62', 6) +
        rect(98, 56, 124, 8, 'shade', 1) +
        line('M102 56 V28 H218 V56 M102 42 H218', 4)
      : line('M128 126 L176 74 L242 40', 10, 'mainLine') +
        rect(232, 24, 40, 30, 'shade', 2) +
        line('M232 24 h40', 5)),
};

const roller: Motif = {
  name: 'roller',
  draw: (variant) =>
    (variant % 2 ? wheel(112, 142, 26) : circle(112, 140, 28, 'metal') + circle(112, 140, 8, 'shade')) +
    circle(214, 138, 30, 'metal') +
    circle(214, 138, 8, 'shade') +
    shape('M104 122 L112 92 H172 L190 112 H226 L230 128 H176 L166 134 H120') +
    line('M138 92 V52 H184 V96', 5) +
    rect(130, 46, 62, 8, 'shade', 2),
};

const generator: Motif = {
  name: 'generator',
  draw: (variant) =>
    rect(84, 84, 132, 64, 'main', 6) +
    repeat(5, (index) => rect(98, 96 + index * 9, 48, 4, 'shade', 2)) +
    rect(164, 96, 38, 26, 'dark') +
    circle(174, 134, 4, 'metal') +
    circle(190, 134, 4, 'metal') +
    wheel(112, 154, 14) +
    wheel(188, 154, 14) +
    (variant < 2
      ? line('M216 140 H256', 5)
      : line('M150 84 V28', 6) + repeat(3, (index) => rect(120 + index * 21, 18, 18, 14, 'glass', 2))),
};

const tractor: Motif = {
  name: 'tractor',
  draw: (variant) =>
    rect(150, 96, 92, 34, 'main', 6) +
    rect(176, 106, 58, 4, 'shade', 2) +
    line('M206 96 V62', 5) +
    (variant % 2
      ? line('M100 96 V54 M146 96 V54', 5) + rect(92, 48, 64, 8, 'shade')
      : rect(96, 50, 58, 56, 'main', 6) + rect(104, 58, 42, 30, 'glass')) +
    shape('M84 118 Q96 82 132 92 L158 122 L150 136') +
    wheel(116, 132, 36) +
    wheel(222, 148, 20) +
    (variant < 2
      ? ''
      : line('M232 120 L266 132', 6, 'mainLine') + shape('M262 122 l22 2 l0 34 l-26 0', 'metal')),
};

const combine: Motif = {
  name: 'combine harvester',
  draw: (variant) =>
    shape('M84 70 H186 L206 96 V136 H84') +
    rect(84, 108, 120, 6, 'shade', 0) +
    rect(160, 46, 48, 52, 'main', 5) +
    rect(168, 54, 36, 30, 'glass') +
    (variant % 2 ? line('M110 70 L62 50', 9, 'mainLine') : rect(98, 52, 48, 20, 'shade')) +
    shape('M206 124 L246 138 V160 H234 L204 140', 'shade') +
    (variant < 2
      ? circle(256, 138, 22, 'metal') + line('M240 122 l32 32 M240 154 l32 -32', 3)
      : repeat(4, (index) => shape(`M${240 + index * 11} 156 l14 -22 l2 24`))) +
    wheel(172, 140, 28) +
    wheel(102, 150, 18),
};

const bale: Motif = {
  name: 'hay',
  draw: (variant) =>
    variant % 2
      ? repeat(
          3,
          (index) =>
            rect(86 + index * 52, 124, 48, 40) +
            line(`M${100 + index * 52} 124 v40 m20 0 v-40`, 2, 'shadeLine'),
        ) +
        repeat(
          2,
          (index) =>
            rect(112 + index * 52, 82, 48, 40) +
            line(`M${126 + index * 52} 82 v40 m20 0 v-40`, 2, 'shadeLine'),
        )
      : [[112, 134], [184, 134], ...(variant < 2 ? [[148, 74]] : [])]
          .map(
            ([x, y]) =>
              circle(x!, y!, 34) +
              circle(x!, y!, 22, 'shade') +
              circle(x!, y!, 15) +
              circle(x!, y!, 6, 'shade'),
          )
          .join(''),
};

export const machines = { excavator, lift, roller, generator, tractor, combine, bale };
