import { line, rect, repeat, shape, wheel } from './shapes.ts';
import type { Motif } from './motif.ts';

/** What drives, floats or is drawn. The ground is at 168. */

const truckCab =
  shape('M204 150 V84 H240 L262 112 V150') +
  shape('M214 92 H236 L252 112 H214', 'glass') +
  rect(256, 136, 10, 12, 'metal');

const truck: Motif = {
  name: 'truck',
  draw: (variant) =>
    rect(64, 138, 196, 12, 'dark') +
    truckCab +
    [
      rect(66, 64, 132, 74, 'metal', 4),
      shape('M62 94 H196 V138 H78', 'shade'),
      rect(62, 128, 136, 10, 'shade') + line('M68 128 V92 M68 110 H196', 4),
      rect(74, 82, 118, 52, 'metal', 26),
    ][variant]! +
    wheel(98, 150, 18) +
    wheel(138, 150, 18) +
    wheel(234, 150, 18),
};

const trailer: Motif = {
  name: 'trailer',
  draw: (variant) =>
    [
      rect(56, 62, 208, 72, 'main', 3) + repeat(7, (index) => rect(80 + index * 26, 68, 3, 60, 'shade', 0)),
      rect(56, 118, 208, 14) + line('M60 118 V88', 5),
      rect(60, 76, 200, 56, 'metal', 28) + rect(60, 100, 200, 6, 'main', 0),
      shape('M56 130 H214 L224 108 H268 V116 H232 L220 140 H56') + line('M56 130 L40 158', 6),
    ][variant]! +
    line('M232 134 V162', 6) +
    wheel(92, 150, 18) +
    wheel(132, 150, 18),
};

const bus: Motif = {
  name: 'bus',
  draw: (variant) =>
    rect(58, 66, 204, 84, 'main', 12) +
    (variant % 2 ? shape('M262 104 h16 q6 0 6 8 V150 H258') : '') +
    repeat(5, (index) => rect(72 + index * 32, 78, 24, 26, 'glass')) +
    rect(234, 78, 20, variant < 2 ? 64 : 26, 'glass') +
    rect(58, 118, 204, 5, variant < 2 ? 'dark' : 'shade', 0) +
    wheel(104, 150, 18) +
    wheel(216, 150, 18),
};

const car: Motif = {
  name: 'car',
  draw: (variant) =>
    [
      shape('M52 148 Q52 122 76 118 L108 88 H186 L220 116 Q266 118 268 148'),
      shape('M52 148 V110 Q54 84 84 82 H194 L226 112 Q264 114 268 148'),
      shape('M48 148 Q48 124 82 118 Q120 88 160 90 Q196 94 222 116 Q270 120 272 148'),
      shape('M50 148 V122 H74 L102 90 H158 L168 118 H234 Q268 120 268 148'),
    ][variant]! +
    [
      shape('M112 96 H144 V116 H92', 'glass') + shape('M152 96 H182 L204 116 H152', 'glass'),
      shape('M84 92 H140 V112 H72', 'glass') + shape('M150 92 H190 L210 112 H150', 'glass'),
      shape('M112 116 Q130 98 158 98 Q184 100 200 116', 'glass'),
      shape('M106 98 H150 L156 118 H90', 'glass'),
    ][variant]! +
    rect(50, 136, 220, 5, 'shade', 2) +
    wheel(104, 148, 22) +
    wheel(220, 148, 22),
};

const pickup: Motif = {
  name: 'pickup',
  draw: (variant) =>
    (variant < 2
      ? shape('M48 148 V110 H132 L146 78 H196 L222 110 Q270 112 270 148') +
        shape('M156 86 H190 L206 108 H148', 'glass')
      : shape('M48 148 V72 H208 L236 108 Q270 112 270 148') + shape('M176 82 H202 L220 106 H176', 'glass')) +
    rect(48, 132, 222, 5, 'shade', 0) +
    wheel(100, 148, 22) +
    wheel(224, 148, 22),
};

const motorcycle: Motif = {
  name: 'motorcycle',
  draw: (variant) =>
    line('M104 136 L148 108 L196 104 L222 136 M196 104 L186 70', 7) +
    shape('M126 106 Q152 82 188 90 L182 116 H138') +
    shape(variant % 2 ? 'M84 100 Q108 88 134 100 L128 110 H90' : 'M92 96 H134 L130 108 H98', 'dark') +
    rect(140, 116, 40, 26, 'metal', 6) +
    line('M186 70 L166 62', 6) +
    (variant < 2 ? '' : shape('M190 64 Q208 84 212 104 L196 100', 'glass')) +
    wheel(100, 138, 30) +
    wheel(228, 138, 30),
};

const camper: Motif = {
  name: 'camper',
  draw: (variant) =>
    (variant % 2
      ? rect(60, 70, 176, 78, 'metal', 36) + line('M232 142 L276 154', 6)
      : shape('M52 148 V74 Q52 64 62 64 H236 L252 96 Q272 104 272 148', 'metal')) +
    rect(56, 114, 190, 12, 'main', 0) +
    rect(84, 82, 44, 24, 'glass', 5) +
    rect(144, 82, 28, 60, 'shade') +
    rect(188, 82, 40, 24, 'glass', 5) +
    wheel(112, 148, 18) +
    (variant % 2 ? '' : wheel(228, 148, 18)),
};

const boat: Motif = {
  name: 'boat',
  draw: (variant) =>
    (variant % 2
      ? line('M158 124 V28', 5) +
        shape('M166 34 L226 116 H166', 'metal') +
        shape('M150 44 L98 116 H150', 'glass')
      : shape('M112 116 L130 82 H188 L206 116', 'metal') + shape('M138 90 H182 L194 108 H130', 'glass')) +
    shape(
      variant < 2
        ? 'M52 120 H274 Q260 156 226 156 H92 Q62 156 52 120'
        : 'M50 112 L282 120 Q252 156 214 156 H78 Q56 150 50 112',
    ) +
    rect(72, 132, 186, 5, 'shade', 0) +
    `<path class="water" d="M0 152 q20 -8 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V200 H0Z"/>`,
};

export const vehicles = { truck, trailer, bus, car, pickup, motorcycle, camper, boat };
