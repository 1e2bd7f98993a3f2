import { circle, line, rect, repeat, shape, wheel } from './shapes.ts';
import type { Motif } from './motif.ts';

/** What stands in halls and houses. The floor is at 168. */

const machine: Motif = {
  name: 'machine tool',
  draw: (variant) =>
    rect(72, 140, 176, 28, 'dark') +
    (variant % 2
      ? rect(80, 62, 62, 78) +
        rect(142, 96, 96, 44, 'shade') +
        circle(152, 108, 18, 'metal') +
        rect(166, 102, 56, 12, 'metal')
      : rect(80, 44, 156, 96, 'main', 6) + rect(100, 62, 74, 60, 'glass') + rect(126, 62, 22, 34, 'metal')) +
    (variant < 2
      ? rect(206, 58, 44, 56, 'shade') +
        rect(212, 64, 32, 22, 'glass') +
        repeat(3, (index) => circle(218 + index * 10, 100, 3, 'metal'))
      : line('M196 140 V96 H226', 6) + circle(226, 96, 8, 'metal')),
};

const forklift: Motif = {
  name: 'forklift',
  draw: (variant) =>
    shape('M84 150 V104 Q86 94 98 94 H138 L150 118 H196 V150') +
    line('M106 94 V42 H172 L190 116', 6) +
    line('M206 156 V36 M218 156 V36', 5) +
    line('M212 158 H276', 6) +
    (variant < 2 ? rect(224, 112, 50, 42, 'shade') + line('M224 133 h50', 2) : '') +
    wheel(110, 150, 18) +
    wheel(180, 150, 18) +
    (variant % 2 ? rect(88, 74, 14, 24, 'dark') : ''),
};

const crates: Motif = {
  name: 'crates',
  draw: (variant) =>
    [[78, 112], [140, 112], ...(variant % 2 ? [[202, 112]] : []), [variant < 2 ? 108 : 140, 56]]
      .map(
        ([x, y], index) =>
          rect(x!, y!, 56, 54, index % 2 ? 'shade' : 'main', 2) +
          line(`M${x! + 6} ${y! + 18} h44 m-44 18 h44`, 3, index % 2 ? 'mainLine' : 'shadeLine'),
      )
      .join(''),
};

const house: Motif = {
  name: 'house',
  draw: (variant) =>
    rect(96, 92, 128, 76, 'metal', 0) +
    (variant % 2 ? shape('M84 96 L104 62 H216 L236 96') : shape('M84 96 L160 40 L236 96')) +
    rect(146, 120, 28, 48, 'shade', 1) +
    rect(108, 108, 24, 24, 'glass', 1) +
    rect(188, 108, 24, 24, 'glass', 1) +
    (variant < 2 ? rect(196, 44, 14, 30, 'shade', 1) : rect(232, 116, 44, 52, 'shade', 0)),
};

const screen: Motif = {
  name: 'computer',
  draw: (variant) =>
    (variant % 2
      ? rect(96, 60, 128, 84, 'dark', 6) +
        rect(103, 67, 114, 70, 'glass', 2) +
        shape('M78 150 H242 L252 164 H68', 'metal')
      : rect(76, 46, 136, 88, 'dark', 6) +
        rect(83, 53, 122, 74, 'glass', 2) +
        rect(136, 134, 16, 22, 'metal', 0) +
        rect(112, 156, 64, 8, 'metal') +
        rect(226, 70, 34, 94, 'main')) +
    line(variant < 2 ? 'M108 104 l22 -18 l18 10 l28 -26' : 'M112 82 h50 m-50 14 h34', 5, 'mainLine'),
};

const chair: Motif = {
  name: 'chair',
  draw: (variant) =>
    (variant % 2
      ? rect(104, 60, 112, 62, 'main', 22) +
        rect(88, 96, 28, 50, 'shade', 12) +
        rect(204, 96, 28, 50, 'shade', 12) +
        rect(112, 112, 96, 30, 'main', 8)
      : rect(122, 40, 76, 74, 'shade', variant < 2 ? 36 : 6) +
        rect(132, 50, 56, 56, 'main', variant < 2 ? 28 : 4) +
        rect(112, 112, 96, 16, 'main', 8)) + line('M122 136 L116 166 M198 136 L204 166', 8),
};

const lamp: Motif = {
  name: 'lamp',
  draw: (variant) =>
    shape(variant % 2 ? 'M116 92 Q160 16 204 92' : 'M134 40 H186 L206 92 H114') +
    line('M160 92 V112', 7) +
    (variant < 2
      ? shape('M142 112 Q126 140 146 160 H174 Q194 140 178 112', 'glass') + rect(138, 158, 44, 10, 'shade')
      : line('M160 112 V158', 7) + rect(128, 156, 64, 12, 'shade', 5)),
};

const clock: Motif = {
  name: 'clock',
  draw: (variant) =>
    (variant % 2
      ? rect(126, 34, 68, 134, 'main', 6) +
        rect(140, 98, 40, 56, 'shade') +
        circle(160, 132, 11, 'metal') +
        line('M160 98 V122', 3)
      : shape('M96 168 Q100 60 160 48 Q220 60 224 168')) +
    circle(160, variant % 2 ? 66 : 106, variant % 2 ? 24 : 40, 'metal') +
    (variant % 2
      ? line('M160 66 V50 M160 66 L172 72', 4)
      : line(variant < 2 ? 'M160 106 V78 M160 106 L182 116' : 'M160 106 V80 M160 106 L140 96', 4)),
};

const bottle: Motif = {
  name: 'bottle',
  draw: (variant) =>
    repeat(variant < 2 ? 1 : 3, (index) => {
      const x = variant < 2 ? 160 : 104 + index * 56;
      return (
        shape(
          `M${x - 8} 36 H${x + 8} V74 Q${x + 24} 84 ${x + 24} 104 V168 H${x - 24} V104 Q${x - 24} 84 ${x - 8} 74`,
          index % 2 ? 'shade' : 'main',
        ) +
        rect(x - 24, 114, 48, 32, 'metal', 0) +
        rect(x - 9, 34, 18, 10, 'dark', 2)
      );
    }) +
    (variant % 2 && variant < 2
      ? line('M216 120 V164 M200 166 h32', 4) + shape('M198 92 h36 q0 30 -18 30 q-18 0 -18 -30', 'glass')
      : ''),
};

export const things = { machine, forklift, crates, house, screen, chair, lamp, clock, bottle };
