import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, wheel } from './shapes.ts';

/** Farm machines and grain bins. */

/** The hitch of a machine that a tractor pulls. */
const hitch = beam('M214 146H280', 6, 'ink');

export const farm = {
  tractor: motif(
    'tractor',
    4,
    (variant) =>
      (variant < 2 ? '' : beam('M206 108L262 136', 9, 'trim') + shape('M254 116l32 0l2 42l-34 4', 'paper')) +
      rect(146, 94, 98, 38, 'main', 6) +
      line('M186 106h46m-46 9h46') +
      beam('M202 94V62', 7, 'ink') +
      (variant % 2
        ? beam('M98 100V54M150 100V54', 6, 'ink') + rect(86, 42, 78, 12, 'trim')
        : rect(94, 46, 62, 62, 'main', 6) + rect(102, 54, 46, 34, 'glass') + line('M108 82l20 -22')) +
      shape('M78 120Q88 86 130 90L158 122V136', 'trim') +
      wheel(116, 132, 38) +
      wheel(224, 148, 22),
  ),
  combine: motif(
    'combine harvester',
    2,
    (variant) =>
      (variant ? beam('M118 74L60 46', 13, 'trim') : rect(96, 46, 54, 26, 'trim')) +
      shape('M80 70H184L208 96V138H80') +
      line('M80 106H208') +
      rect(160, 40, 52, 58, 'main', 5) +
      rect(168, 48, 38, 34, 'glass') +
      shape('M204 120L246 138V164H232L202 144', 'trim') +
      circle(258, 140, 26, 'paper') +
      line('M258 114v52M232 140h52M240 122l36 36M276 122l-36 36') +
      wheel(170, 138, 30) +
      wheel(100, 150, 18),
  ),
  cropHeader: motif(
    'harvester head',
    2,
    (variant) =>
      rect(44, 92, 232, 28, 'main', 4) +
      rect(126, 68, 68, 28, 'trim', 3) +
      (variant
        ? rect(52, 118, 216, 16, 'paper', 7) +
          line(
            'M70 118l12 16m12 -16l12 16m12 -16l12 16m12 -16l12 16m12 -16l12 16m12 -16l12 16m12 -16l12 16m12 -16l12 16',
          ) +
          line('M52 150H268') +
          repeat(12, (index) => shape(`M${54 + index * 18} 148h12l-6 16`, 'paper'))
        : repeat(6, (index) => shape(`M${44 + index * 40} 116h32l-16 52`, index % 2 ? 'trim' : 'main'))),
  ),
  grainCart: motif(
    'grain cart',
    2,
    (variant) =>
      hitch +
      beam(variant ? 'M190 132L250 30' : 'M190 132L266 58', 13, 'trim') +
      shape('M66 52H220L196 140H104') +
      line('M72 72H214M94 52l18 88M190 52l-14 88') +
      shape('M82 52Q142 22 204 52', 'paper') +
      wheel(132, 144, 24) +
      wheel(180, 144, 24),
  ),
  implement: motif(
    'field implement',
    4,
    (variant) =>
      beam('M176 96L284 140', 7, 'ink') +
      beam('M60 98H236', 13) +
      repeat(variant % 2 ? 4 : 6, (index) => {
        const x = variant % 2 ? 78 + index * 46 : 68 + index * 32;
        if (variant === 3)
          return (
            beam(`M${x} 100V132`, 6, 'trim') + shape(`M${x - 12} 128h14q2 26 28 38q-36 4 -42 -38`, 'paper')
          );
        if (variant === 1)
          return (
            rect(x - 15, 52, 32, 40, 'trim', 4) +
            beam(`M${x} 104V136`, 6, 'ink') +
            circle(x, 148, 18, 'paper')
          );
        return (
          beam(`M${x} 100V138`, 6, 'trim') +
          circle(x, 146, variant ? 12 : 20, 'paper') +
          circle(x, 146, 3, 'ink')
        );
      }) +
      (variant === 2 ? shape('M64 94V50H232V94', 'trim') + line('M64 66H232') : ''),
  ),
  baler: motif(
    'baler and hay bale',
    2,
    (variant) =>
      beam('M196 140H284', 6, 'ink') +
      (variant
        ? rect(110, 70, 104, 74, 'main', 6) +
          rect(124, 84, 40, 40, 'trim') +
          beam('M110 116H82', 14, 'trim') +
          rect(36, 128, 62, 40, 'paper', 3) +
          line('M52 128v40M82 128v40')
        : shape('M112 148V92Q112 50 162 50Q214 50 214 100V148') +
          line('M162 50V148') +
          circle(70, 134, 34, 'paper') +
          line('M70 112a22 22 0 1 1 -1 0M70 122a12 12 0 1 0 1 0')) +
      wheel(166, 146, 22),
  ),
  rake: motif(
    'hay rake',
    2,
    (variant) =>
      beam('M52 92L268 120', 8, 'trim') +
      repeat(variant ? 3 : 4, (index) => {
        const x = variant ? 84 + index * 74 : 74 + index * 56;
        const radius = variant ? 36 : 27;
        return (
          repeat(12, (spoke) => {
            const angle = (spoke * Math.PI) / 6;
            return line(
              `M${x} 132L${Math.round(x + radius * 1.15 * Math.cos(angle))} ${Math.round(132 + radius * 1.15 * Math.sin(angle))}`,
            );
          }) +
          circle(x, 132, radius * 0.72) +
          circle(x, 132, 5, 'ink')
        );
      }),
  ),
  feedMixer: motif(
    'feed mixer',
    2,
    (variant) =>
      hitch +
      shape('M64 56H232L206 138H92') +
      (variant ? shape('M70 56Q112 30 148 50Q186 28 226 56', 'trim') : rect(58, 46, 180, 12, 'trim', 2)) +
      rect(88, 104, 46, 26, 'paper', 2) +
      line('M100 66l20 30M196 66l-18 64') +
      wheel(132, 146, 22) +
      wheel(178, 146, 22),
  ),
  stockTrailer: motif(
    'stock trailer',
    2,
    (variant) =>
      beam('M214 134H284', 7, 'ink') +
      (variant ? shape('M50 140V58Q50 50 58 50H216L240 78V140') : rect(50, 50, 176, 90, 'main', 4)) +
      repeat(4, (index) => rect(60, 62 + index * 16, 154, 7, 'glass', 1)) +
      beam('M102 52V138M164 52V138', 6, 'trim') +
      wheel(106, 150, 18) +
      wheel(148, 150, 18),
  ),
  sprayer: motif(
    'sprayer',
    2,
    (variant) =>
      beam('M34 92H108', 6, 'trim') +
      beam('M34 92V112M60 92V112M86 92V112', 4, 'ink') +
      line('M34 116l-6 20M34 116l6 20M60 116l-6 20M60 116l6 20M86 116l-6 20M86 116l6 20') +
      rect(102, 66, 96, 50, 'paper', 24) +
      line('M134 66v50M166 66v50') +
      (variant
        ? beam('M190 110H276', 7, 'ink') + wheel(150, 138, 30)
        : rect(94, 112, 160, 14, 'main', 3) +
          rect(200, 58, 54, 56, 'main', 5) +
          rect(208, 66, 38, 32, 'glass') +
          wheel(124, 140, 28) +
          wheel(228, 140, 28)),
  ),
  auger: motif(
    'grain auger',
    2,
    (variant) =>
      shape(variant ? 'M222 168Q250 116 286 168' : 'M212 168Q244 136 280 168', 'trim') +
      beam('M150 110L120 166M168 100L196 166', 6, 'ink') +
      beam('M64 154L240 52', 16) +
      line('M84 136l12 14m10 -26l12 14m10 -26l12 14m10 -26l12 14m10 -26l12 14m10 -26l12 14') +
      shape('M40 132H96L84 164H54', 'paper') +
      shape('M232 44l20 12l-6 30l-16 -2', 'trim') +
      wheel(120, 152, 16),
  ),
  grainBin: motif('grain bin', 2, (variant) => {
    const bin = (x: number, width: number, top: number) =>
      rect(x, top, width, 168 - top, 'main', 2) +
      repeat(Math.floor((158 - top) / 14), (index) => line(`M${x} ${top + 14 + index * 14}h${width}`)) +
      shape(`M${x - 6} ${top}L${x + width / 2 - 10} ${top - 30}h20L${x + width + 6} ${top}`, 'trim') +
      rect(x + width / 2 - 12, 138, 24, 30, 'paper', 2);
    return variant
      ? bin(66, 84, 82) + bin(168, 84, 82)
      : bin(96, 110, 70) + line('M206 84h12v84M206 100h12m-12 16h12m-12 16h12m-12 16h12');
  }),
};
