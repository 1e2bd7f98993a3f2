import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, turn, wheel } from './shapes.ts';

/** Hobby and outdoor equipment. */

export const hobby = {
  handTools: motif(
    'hand tools',
    2,
    (variant) =>
      turn(
        -32,
        beam('M150 86V176', 12, 'main') + shape('M112 48H178Q190 52 194 68H182L172 64V84H112', 'paper'),
      ) +
      turn(
        34,
        beam('M172 92V176', 12, variant ? 'main' : 'paper') +
          (variant
            ? shape('M164 92V40L172 30L180 40V92', 'paper')
            : shape('M172 28Q196 30 198 54Q198 76 178 82V96H166V82Q146 76 146 54Q148 30 172 28', 'paper') +
              shape('M162 26H182V54L172 62L162 54', 'glass')),
      ),
  ),
  fishing: motif(
    'fishing tackle',
    2,
    (variant) =>
      beam('M60 160L112 116', 11, 'main') +
      line('M112 116Q220 40 268 34Q282 52 276 92') +
      circle(114, 132, 17, 'trim') +
      line('M114 132l12 10v10') +
      (variant
        ? shape('M228 110Q252 84 286 106Q252 128 228 110', 'paper') +
          shape('M230 110L212 98V122', 'main') +
          circle(272, 104, 2.5, 'ink')
        : circle(276, 100, 9, 'main') + line('M276 110v16q8 6 10 -4')) +
      rect(150, 124, 70, 44, 'trim', 4) +
      rect(150, 124, 70, 14, 'main', 4) +
      line('M172 124q12 -20 26 0'),
  ),
  lawnMower: motif(
    'lawn mower',
    2,
    (variant) =>
      beam('M150 116L68 46', 7, 'ink') +
      line('M56 46h28') +
      (variant ? shape('M92 92L148 118L130 150L82 128', 'paper') : '') +
      shape('M112 148V124Q114 112 128 112H236Q256 114 258 148') +
      rect(158, 84, 64, 30, 'trim', 8) +
      circle(190, 86, 12, 'paper') +
      line('M170 98h40') +
      wheel(128, 148, 20) +
      wheel(242, 150, 17),
  ),
  guitar: motif('guitar', 2, (variant) =>
    turn(
      -34,
      rect(150, -8, 20, 24, 'ink', 3) +
        rect(153, 12, 14, 96, 'trim', 1) +
        (variant
          ? shape(
              'M160 92Q196 78 196 108Q194 122 204 134Q216 176 160 178Q104 176 116 134Q126 122 124 108Q124 78 160 92',
            )
          : shape(
              'M132 78Q128 96 146 100H174Q192 92 196 82Q204 104 194 120Q220 168 160 176Q100 168 126 120Q112 96 132 78',
            )) +
        (variant
          ? circle(160, 122, 15, 'ink')
          : rect(144, 112, 32, 8, 'ink', 1) + rect(144, 128, 32, 8, 'ink', 1)) +
        rect(142, 150, 36, 7, 'paper', 1) +
        line('M156 12V152M160 12V152M164 12V152'),
    ),
  ),
  camera: motif(
    'camera',
    2,
    (variant) =>
      (variant ? rect(112, 40, 60, 28, 'paper', 4) : rect(130, 44, 60, 26, 'paper', 4)) +
      rect(72, 64, 176, 98, 'main', 10) +
      rect(72, 86, 176, 54, 'ink', 2) +
      circle(160, 114, 44, 'paper') +
      circle(160, 114, 32, 'trim') +
      circle(160, 114, 19, 'glass') +
      line('M150 108q2 -8 10 -9') +
      (variant ? rect(206, 54, 26, 10, 'ink', 2) : circle(222, 60, 9, 'trim')) +
      rect(84, 70, 24, 10, 'glass', 2),
  ),
  bicycle: motif(
    'bicycle',
    2,
    (variant) =>
      [94, 226]
        .map(
          (x) =>
            circle(x, 124, 42, 'ink') +
            circle(x, 124, 36, 'glass') +
            line(
              repeat(
                6,
                (index) =>
                  `M${x} 124L${Math.round(x + 35 * Math.cos(index * 1.047))} ${Math.round(124 + 35 * Math.sin(index * 1.047))}`,
              ),
            ),
        )
        .join('') +
      beam(
        variant
          ? 'M94 124L128 68H196M128 68L152 124L196 68L226 124M94 124H152'
          : 'M94 124L132 84Q170 96 204 76M132 84L152 124L204 76L226 124M94 124H152',
        7,
      ) +
      beam(
        variant ? 'M128 68L122 50M196 68L190 44H210' : 'M132 84L124 52M204 76L194 44Q212 36 218 50',
        5,
        'ink',
      ) +
      shape('M104 46H142Q138 56 122 56Q108 56 104 46', 'trim') +
      circle(152, 124, 12, 'paper') +
      line('M152 124l14 18'),
  ),
};
