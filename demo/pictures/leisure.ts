import { motif } from './motif.ts';
import { beam, circle, line, rect, shape, wheel } from './shapes.ts';

/** Recreational vehicles, boats, and aircraft. */

const water = `<path class="line" d="M40 164q15 -9 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M70 176q15 -9 30 0t30 0t30 0t30 0t30 0"/>`;

const hull = shape('M48 116H276Q258 156 222 156H94Q60 156 48 116') + line('M60 130H268');

export const leisure = {
  motorhome: motif(
    'motorhome',
    2,
    (variant) =>
      (variant
        ? shape('M44 148V62Q44 54 52 54H216Q234 54 234 70V84H240L262 112Q278 114 278 148', 'paper') +
          shape('M232 92H238L254 112H222V92', 'glass')
        : shape('M44 148V58Q44 48 54 48H246Q260 50 268 92L276 148', 'paper') +
          shape('M234 62H248Q254 70 258 96H234', 'glass')) +
      rect(46, 118, 226, 12, 'main', 1) +
      rect(60, 66, 46, 28, 'glass') +
      rect(116, 66, 32, 70, 'trim') +
      rect(160, 66, 46, 28, 'glass') +
      line('M60 104q60 -16 150 8') +
      wheel(96, 150, 18) +
      wheel(232, 150, 18),
  ),
  caravan: motif(
    'travel trailer',
    3,
    (variant) =>
      (variant === 2
        ? shape('M46 146V56H210Q216 40 228 40H272V96H236V146', 'paper') + rect(236, 52, 26, 22, 'glass')
        : beam('M236 140H286', 7, 'ink') +
          (variant
            ? shape('M46 148V56Q46 48 54 48H236L248 92V148', 'paper')
            : shape('M50 148Q44 60 116 58H186Q244 60 240 148', 'paper'))) +
      rect(52, 120, 184, 12, 'main', 1) +
      rect(70, 76, 48, 28, 'glass', 6) +
      rect(132, 76, 30, 66, 'trim') +
      rect(176, 76, 42, 28, 'glass', 6) +
      wheel(112, 150, 18) +
      wheel(154, 150, 18),
  ),
  truckCamper: motif(
    'truck camper',
    2,
    (variant) =>
      shape('M40 118V40Q40 32 48 32H208L222 62H154V118', 'paper') +
      rect(54, 54, 36, 26, 'glass') +
      (variant ? rect(104, 54, 30, 60, 'trim') : rect(102, 54, 40, 26, 'glass')) +
      line('M46 96h102M170 46h34') +
      shape('M44 146V112H144L156 76H204L230 108Q272 110 276 146') +
      shape('M164 84H198L214 106H156', 'glass') +
      wheel(100, 146, 23) +
      wheel(226, 146, 23),
  ),
  motorboat: motif(
    'motorboat',
    2,
    (variant) =>
      (variant
        ? shape('M116 116L140 72H196L218 116', 'paper') + shape('M148 80H190L206 106H134', 'glass')
        : beam('M150 116V92', 6, 'ink') +
          shape('M168 116L186 84H200L212 116', 'glass') +
          shape('M104 116V92H128V116', 'trim')) +
      rect(34, 92, 20, 38, 'ink', 4) +
      hull +
      water,
  ),
  pontoon: motif(
    'pontoon boat',
    2,
    (variant) =>
      beam('M92 104V52M208 104V52', 5, 'ink') +
      (variant ? shape('M80 52Q150 26 220 52', 'trim') : rect(80, 42, 142, 12, 'trim', 5)) +
      rect(60, 94, 194, 38, 'main', 3) +
      line('M60 112H254M110 96v34M160 96v34M210 96v34') +
      rect(44, 132, 234, 20, 'paper', 10) +
      water,
  ),
  sailboat: motif(
    'sailboat',
    2,
    (variant) =>
      beam('M156 120V18', 5, 'ink') +
      shape(variant ? 'M166 26Q216 66 224 110H166' : 'M166 28L228 110H166', 'paper') +
      shape(variant ? 'M148 34Q120 84 90 110H148' : 'M148 42L100 110H148', 'trim') +
      hull +
      water,
  ),
  jetSki: motif(
    'personal watercraft',
    2,
    (variant) =>
      shape('M52 146Q48 128 66 124H128L176 92Q186 86 200 92L272 132Q264 152 232 154H74') +
      shape(variant ? 'M76 124Q100 100 140 112L128 126' : 'M72 124Q92 108 134 118L126 128', 'ink') +
      line('M60 138H262M186 92L172 74L156 72') +
      shape('M186 92L196 72L212 98', 'glass') +
      rect(206, 116, 36, 14, 'trim', 6) +
      water,
  ),
  airplane: motif(
    'small airplane',
    2,
    (variant) =>
      shape('M36 78L60 74L84 104H60', 'trim') +
      shape('M44 110L62 100L150 84Q176 62 206 70L226 92Q262 98 262 116Q262 134 232 138H150Q80 134 44 110') +
      shape('M166 90Q182 74 202 78L216 94', 'glass') +
      (variant
        ? shape('M116 58H222L216 72H122', 'trim') + beam('M150 72L166 104M190 72L186 104', 4, 'ink')
        : shape('M126 112H214L150 152H110', 'trim')) +
      beam('M174 136L162 158M220 136L228 158', 5, 'ink') +
      wheel(162, 160, 9) +
      wheel(228, 160, 9) +
      rect(266, 78, 6, 76, 'ink', 3) +
      circle(266, 116, 8, 'paper'),
  ),
  outboard: motif(
    'outboard motor',
    2,
    (variant) =>
      shape(
        variant
          ? 'M114 28H196Q216 34 214 84H108Q102 40 114 28'
          : 'M120 30H184Q218 40 212 84H108Q104 38 120 30',
      ) +
      line('M114 62H212') +
      shape('M124 84H198V104H124', 'trim') +
      shape('M140 104H184L178 142H150', 'paper') +
      beam('M112 74L58 62', 9, 'ink') +
      shape('M120 138H196V150H178L182 168H148L152 150H120', 'trim') +
      circle(208, 152, 6, 'ink') +
      shape('M206 150Q228 128 230 148Q222 154 210 154', 'paper') +
      shape('M206 154Q230 176 232 158Q222 150 210 150', 'paper'),
  ),
};
