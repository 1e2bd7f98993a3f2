import { motif } from './motif.ts';
import { beam, circle, ellipse, line, rect, repeat, shape } from './shapes.ts';

/** Furniture and household goods. */

export const home = {
  bed: motif(
    'bed',
    2,
    (variant) =>
      (variant ? shape('M56 146V66Q104 30 152 66V146') : rect(56, 54, 20, 112, 'main', 5)) +
      (variant ? line('M72 132V78M92 132V66M112 132V64M132 132V74') : '') +
      rect(60, 112, 206, 28, 'paper', 5) +
      rect(80, 92, 52, 26, 'paper', 10) +
      shape('M140 104H256Q266 106 266 116V142H140', 'trim') +
      line('M156 106v34M176 106v34') +
      rect(56, 138, 214, 12, 'main', 2) +
      rect(258, 100, 14, 66, 'main', 4) +
      rect(60, 150, 12, 16, 'main', 1),
  ),
  diningTable: motif(
    'table and chairs',
    2,
    (variant) =>
      (variant
        ? ellipse(160, 98, 84, 12, 'main') + beam('M160 110V150', 14) + beam('M130 164Q160 142 190 164', 8)
        : rect(72, 92, 176, 14, 'main', 2) + beam('M92 106V166M228 106V166', 9)) +
      [40, 280]
        .map((x) => {
          const to = x < 160 ? 1 : -1;
          return (
            beam(`M${x} 166V56M${x + 36 * to} 166V120`, 7, 'trim') +
            rect(Math.min(x, x + 36 * to) - 2, 116, 40, 9, 'trim', 2) +
            line(`M${x + 4 * to} 70v34`)
          );
        })
        .join('') +
      shape('M146 92Q136 62 148 60H172Q184 62 174 92', 'paper') +
      line('M160 60V36M160 50q-12 -4 -14 -16M160 46q12 -4 14 -16'),
  ),
  sofa: motif(
    'sofa',
    2,
    (variant) =>
      rect(72, 62, 176, 66, 'main', variant ? 24 : 8) +
      (variant
        ? circle(116, 86, 2.5, 'ink') + circle(160, 82, 2.5, 'ink') + circle(204, 86, 2.5, 'ink')
        : line('M160 66v50')) +
      rect(84, 108, 152, 30, 'trim', 8) +
      line('M160 110v26') +
      rect(50, 88, 40, 62, 'main', 18) +
      rect(230, 88, 40, 62, 'main', 18) +
      rect(84, 136, 152, 14, 'main', 2) +
      beam('M70 152V166M250 152V166', 7, 'ink'),
  ),
  chair: motif(
    'chair',
    3,
    (variant) =>
      beam(
        variant === 1
          ? 'M122 116L112 166M198 116L208 166M136 116V158M184 116V158'
          : 'M124 124L114 166M196 124L206 166',
        8,
        'trim',
      ) +
      [
        rect(112, 32, 96, 84, 'main', 40) + rect(124, 44, 72, 62, 'paper', 30),
        beam('M126 116V36M194 116V36', 9) +
          rect(120, 32, 80, 16, 'trim', 6) +
          line('M144 48v60M160 48v60M176 48v60'),
        rect(106, 38, 108, 74, 'main', 26) +
          rect(88, 84, 28, 50, 'trim', 12) +
          rect(204, 84, 28, 50, 'trim', 12),
      ][variant]! +
      rect(112, 108, 96, 20, 'main', 7),
  ),
  desk: motif(
    'desk',
    2,
    (variant) =>
      (variant
        ? rect(70, 30, 180, 56, 'main', 2) +
          line('M70 58H250') +
          repeat(8, (index) =>
            rect(
              80 + index * 13,
              36 + (index % 3) * 2,
              10,
              22 - (index % 3) * 2,
              index % 2 ? 'trim' : 'paper',
              1,
            ),
          )
        : beam('M214 88V64L190 46', 5, 'ink') +
          shape('M170 56L184 38L206 50L198 66', 'trim') +
          rect(92, 80, 56, 8, 'paper', 1)) +
      rect(56, 86, 208, 14, 'main', 2) +
      rect(64, 100, 60, 66, 'main', 2) +
      rect(196, 100, 60, 66, 'main', 2) +
      repeat(
        3,
        (index) =>
          rect(70, 104 + index * 20, 48, 16, 'trim', 1) + rect(202, 104 + index * 20, 48, 16, 'trim', 1),
      ),
  ),
  patio: motif(
    'patio table with an umbrella',
    2,
    (variant) =>
      beam('M160 160V34', 6, 'ink') +
      (variant
        ? shape('M64 74Q110 20 160 24Q210 20 256 74Q208 62 160 74Q112 62 64 74')
        : shape('M60 72L160 22L260 72')) +
      line(variant ? 'M160 24Q122 44 112 66M160 24Q198 44 208 66' : 'M160 22L112 72M160 22L208 72') +
      rect(96, 112, 128, 10, 'trim', 2) +
      beam('M108 122V166M212 122V166', 6, 'ink') +
      beam('M54 166V94M82 166V134H54M266 166V94M238 166V134H266', 6, 'trim'),
  ),
  teapot: motif(
    'tea set',
    2,
    (variant) =>
      shape('M184 84L222 62L230 70L196 122', 'main') +
      beam('M96 78Q58 74 66 108Q74 130 102 126', 7) +
      shape('M92 96Q92 60 142 60Q192 60 192 96Q192 142 164 150H120Q92 142 92 96') +
      rect(112, 150, 60, 10, 'trim', 3) +
      shape('M114 64Q142 40 170 64', 'trim') +
      circle(142, 44, 8, 'paper') +
      (variant
        ? line('M98 100q11 -12 22 0t22 0t22 0t22 0')
        : circle(142, 106, 14, 'paper') + circle(142, 106, 5, 'trim')) +
      shape('M212 124H262Q262 154 246 156H228Q212 154 212 124', 'paper') +
      line('M262 130q18 0 14 12q-4 10 -16 8') +
      rect(200, 158, 74, 8, 'trim', 4),
  ),
  cutlery: motif(
    'flatware',
    2,
    (variant) =>
      beam('M104 84V166', 8, 'main') +
      shape('M88 30h6v34h6V30h8v34h6V30h6v44q0 14 -16 14t-16 -14', 'main') +
      beam('M160 76V166', 8, 'main') +
      shape(variant ? 'M152 30Q186 34 178 96H152' : 'M154 26Q182 60 172 100H154', 'paper') +
      beam('M216 90V166', 8, 'main') +
      ellipse(216, 60, 18, 32, 'main') +
      rect(98, 130, 12, 20, 'trim', 1) +
      rect(154, 130, 12, 20, 'trim', 1) +
      rect(210, 130, 12, 20, 'trim', 1),
  ),
  appliance: motif(
    'household appliances',
    2,
    (variant) =>
      rect(66, 26, 84, 140, 'paper', 6) +
      line('M66 74h84M138 50v16M138 86v30') +
      rect(162, 70, 92, 96, 'main', 6) +
      line('M162 92h92') +
      (variant
        ? circle(208, 128, 28, 'paper') + circle(208, 128, 19, 'glass') + line('M192 132q8 -8 16 0t16 0')
        : rect(176, 102, 64, 48, 'glass') + line('M176 98h64')) +
      circle(180, 81, 4, 'trim') +
      circle(196, 81, 4, 'trim'),
  ),
  rug: motif(
    'rug',
    2,
    (variant) =>
      shape('M84 50H236L268 160H52') +
      shape('M94 60H226L252 150H68', 'trim') +
      shape('M104 70H216L236 140H84', 'paper') +
      (variant
        ? shape('M160 78L192 105L160 132L128 105') + shape('M160 92L176 105L160 118L144 105', 'trim')
        : repeat(3, (index) => circle(120 + index * 40, 105, 13, index % 2 ? 'trim' : 'main'))) +
      line(repeat(11, (index) => `M${54 + index * 21} 160v8M${86 + index * 14.8} 50v-7`)),
  ),
  lamp: motif(
    'lamp',
    4,
    (variant) =>
      beam('M160 92V116', 8, 'trim') +
      shape(variant % 2 ? 'M108 96Q160 -6 212 96' : 'M132 34H188L214 96H106') +
      line(
        variant % 2 ? 'M160 46V96M136 60Q126 78 124 96M184 60Q194 78 196 96' : 'M144 34L134 96M176 34L186 96',
      ) +
      (variant < 2
        ? shape('M142 116Q120 142 144 160H176Q200 142 178 116', 'paper')
        : beam('M160 116V158', 9, 'trim')) +
      rect(126, 156, 68, 12, 'trim', 5),
  ),
  clock: motif(
    'clock',
    3,
    (variant) =>
      [
        rect(120, 24, 80, 144, 'main', 6) +
          rect(134, 92, 52, 62, 'glass') +
          line('M160 92V124') +
          circle(160, 132, 12, 'trim') +
          circle(160, 58, 27, 'paper') +
          line('M160 58V40M160 58L173 64'),
        shape('M92 166Q96 54 160 42Q224 54 228 166') +
          rect(82, 156, 156, 12, 'trim', 3) +
          circle(160, 104, 42, 'paper') +
          line('M160 104V74M160 104L182 114M160 66v6M160 136v6M122 104h6M192 104h6'),
        circle(160, 100, 64) +
          circle(160, 100, 50, 'paper') +
          line('M160 100V64M160 100L136 112M160 54v8M160 138v8M114 100h8M198 100h8') +
          circle(160, 26, 9, 'trim') +
          beam('M116 150L104 166M204 150L216 166', 8, 'trim'),
      ][variant]! + circle(160, variant ? (variant === 1 ? 104 : 100) : 58, 3, 'ink'),
  ),
  mirror: motif(
    'mirror',
    2,
    (variant) =>
      (variant
        ? ellipse(160, 94, 62, 74) + ellipse(160, 94, 48, 60, 'glass')
        : rect(98, 24, 124, 144, 'main', 8) + rect(112, 38, 96, 116, 'glass', 2)) +
      shape('M136 26Q160 2 184 26Q160 20 136 26', 'trim') +
      line('M134 96L172 58M146 112L186 72'),
  ),
  chest: motif(
    'chest of drawers',
    2,
    (variant) =>
      (variant ? shape('M72 44Q160 14 248 44V50H72', 'trim') : rect(66, 44, 188, 12, 'trim', 2)) +
      rect(74, 54, 172, 104, 'main', 3) +
      repeat(
        3,
        (index) =>
          rect(84, 62 + index * 31, 152, 25, 'paper', 2) +
          circle(126, 75 + index * 31, 3.5, 'ink') +
          circle(194, 75 + index * 31, 3.5, 'ink'),
      ) +
      beam('M86 158L82 167M234 158L238 167', 8, 'trim'),
  ),
};
