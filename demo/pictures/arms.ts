import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, turn } from './shapes.ts';

/** Firearms, ammunition, and militaria. */

const stock = shape('M34 118L100 98L132 100V116L110 122L48 148Q36 146 34 118');

const trigger = line('M128 118q4 18 20 10l4 -12');

export const arms = {
  rifle: motif('rifle', 4, (variant) =>
    turn(
      -14,
      beam('M180 104H292', variant % 2 ? 8 : 7, 'ink') +
        (variant === 1 ? beam('M186 114H270', 6, 'ink') : shape('M166 104H236L230 118H166', 'main')) +
        rect(122, 96, 68, 18, 'paper', 3) +
        stock +
        trigger +
        (variant === 1 ? line('M126 118q2 26 24 18') : '') +
        (variant === 0 || variant === 2
          ? rect(122, 74, 68, 14, 'trim', 6) + line('M136 88v8M176 88v8')
          : beam('M164 96L174 80', 4, 'trim')) +
        (variant === 2 ? shape('M146 114H166L170 142H152', 'ink') : '') +
        (variant === 3 ? rect(262, 92, 4, 10, 'ink', 0) : ''),
    ),
  ),
  shotgun: motif('shotgun', 3, (variant) =>
    turn(
      -14,
      rect(172, 94, 122, 8, 'ink', 2) +
        (variant === 2 ? rect(172, 104, 96, 8, 'ink', 3) : rect(172, 102, 122, 8, 'ink', 2)) +
        (variant
          ? shape('M196 102H244L240 120H200', 'main') + line('M206 106v10m10 -10v10m10 -10v10')
          : shape('M172 110H222L210 122H172', 'main')) +
        shape('M116 94H176V114Q150 124 122 116', 'trim') +
        line('M132 104q12 -8 26 0') +
        stock +
        trigger,
    ),
  ),
  pistol: motif(
    'pistol',
    2,
    (variant) =>
      shape('M96 92H136L128 160Q112 166 90 158L88 150', variant ? 'main' : 'trim') +
      line('M102 106l22 4m-24 8l22 4m-24 8l22 4') +
      shape('M84 62H254V84Q250 92 240 92H150Q146 112 128 110L132 92H84Q78 78 84 62', 'main') +
      line('M84 80H254M100 62v18m8 -18v18m8 -18v18M132 92q-2 26 18 22q10 -4 10 -20') +
      rect(240, 54, 8, 8, 'ink', 1) +
      rect(96, 54, 10, 8, 'ink', 1),
  ),
  antiquePistol: motif(
    'antique pistol',
    2,
    (variant) =>
      shape('M76 158Q62 150 72 134L108 84Q116 76 130 76H262V92H160Q138 96 122 116L98 156Q88 166 76 158') +
      rect(150, 66, 134, 12, 'ink', 3) +
      line('M134 96q-4 22 14 20q10 -4 12 -22') +
      (variant
        ? beam('M128 76L120 54L134 50', 6, 'paper')
        : shape('M132 76Q126 52 148 48L150 60Q142 64 146 76', 'paper')) +
      rect(210, 74, 8, 18, 'trim', 1) +
      rect(246, 74, 8, 18, 'trim', 1),
  ),
  revolver: motif(
    'revolver',
    3,
    (variant) =>
      shape('M104 94L140 98L126 152Q106 166 86 150Q98 128 96 106', 'trim') +
      rect(186, 66, variant === 1 ? 62 : 96, 18, 'main', 2) +
      shape('M104 92Q100 64 124 60H194V92L176 104H112', 'main') +
      rect(140, 64, 48, 34, 'paper', 5) +
      line('M140 76h48M140 87h48') +
      shape('M112 62L98 48L112 44L124 60', 'ink') +
      line('M140 104q0 22 18 18q10 -4 10 -20') +
      (variant === 2 ? rect(190, 84, 70, 8, 'trim', 3) : '') +
      rect(variant === 1 ? 236 : 268, 58, 8, 8, 'ink', 1),
  ),
  cartridges: motif(
    'cartridges',
    3,
    (variant) =>
      repeat(variant === 1 ? 6 : 5, (index) => {
        const gap = variant === 1 ? 30 : 36;
        const x = (variant === 1 ? 76 : 78) + index * gap;
        return variant === 2
          ? rect(x, 74, 26, 92, index % 2 ? 'trim' : 'main', 4) + rect(x, 138, 26, 28, 'paper', 1)
          : shape(`M${x + 3} 94Q${x + 3} 62 ${x + 11} 46Q${x + 19} 62 ${x + 19} 94`, 'paper') +
              rect(x, variant === 1 ? 112 : 92, 22, variant === 1 ? 54 : 74, 'main', 2) +
              line(`M${x} 158h22`);
      }) + (variant === 1 ? rect(52, 128, 216, 40, 'trim', 3) + line('M52 142H268') : ''),
  ),
  scope: motif('scope', 2, (variant) =>
    turn(
      -10,
      rect(112, 92, 110, 24, 'main', 3) +
        shape('M222 92L250 78H282V130H250L222 116') +
        shape('M112 92L92 84H54V124H92L112 116') +
        rect(276, 76, 10, 56, 'glass', 2) +
        (variant
          ? circle(166, 84, 13, 'trim') + rect(154, 116, 24, 12, 'trim', 2)
          : rect(154, 70, 26, 22, 'trim', 4)) +
        rect(124, 112, 16, 32, 'ink', 2) +
        rect(196, 112, 16, 32, 'ink', 2) +
        rect(112, 142, 112, 10, 'ink', 2),
    ),
  ),
  sword: motif('sword', 3, (variant) =>
    turn(
      -28,
      (variant === 1
        ? shape('M104 96Q210 74 296 112Q210 94 104 112', 'paper')
        : shape('M104 96H270L294 104L270 112H104', 'paper') + line('M112 104H262')) +
        (variant === 2 ? shape('M104 90H122L128 128Q110 122 104 118', 'trim') : '') +
        (variant === 1 ? beam('M100 78Q62 92 52 112', 5, 'trim') : '') +
        rect(94, 74, 12, 60, 'trim', 4) +
        rect(42, 95, 54, 18, 'main', 6) +
        line('M54 95v18m10 -18v18m10 -18v18m10 -18v18') +
        circle(38, 104, 10, 'trim'),
    ),
  ),
  knife: motif('knife', 3, (variant) =>
    turn(
      -20,
      shape(
        [
          'M130 90H246Q276 98 286 110Q244 124 130 120',
          'M130 88H234L286 120Q240 124 130 122',
          'M130 92Q200 72 284 86Q244 124 130 120',
        ][variant]!,
        'paper',
      ) +
        line('M146 100H236') +
        rect(120, 80, 12, 50, 'trim', 4) +
        rect(44, 90, 80, 30, 'main', variant === 1 ? 4 : 14) +
        repeat(3, (index) => circle(64 + index * 20, 105, 4, 'paper')),
    ),
  ),
  medal: motif('medals', 2, (variant) =>
    (variant ? [112, 208] : [160])
      .map(
        (x, index) =>
          shape(`M${x - 26} 26H${x + 26}V78L${x} 94L${x - 26} 78`, 'trim') +
          line(`M${x - 10} 26V88M${x + 10} 26V88`) +
          (index
            ? shape(`M${x - 10} 96h20v24h24v20h-24v24h-20v-24h-24v-20h24`, 'main')
            : circle(x, 130, 36, 'main') + circle(x, 130, 26, 'main')) +
          circle(x, 130, 12, 'paper'),
      )
      .join(''),
  ),
  safe: motif(
    'safe',
    2,
    (variant) =>
      rect(variant ? 86 : 108, variant ? 42 : 24, variant ? 148 : 104, variant ? 116 : 134, 'main', 6) +
      rect(variant ? 98 : 118, variant ? 54 : 34, variant ? 124 : 84, variant ? 92 : 114, 'main', 4) +
      circle(160, variant ? 100 : 90, 25, 'paper') +
      line(
        variant
          ? 'M160 75v50M135 100h50M142 82l36 36M178 82l-36 36'
          : 'M160 65v50M135 90h50M142 72l36 36M178 72l-36 36',
      ) +
      circle(160, variant ? 100 : 90, 9, 'trim') +
      beam(variant ? 'M98 74V90M98 112V128' : 'M118 54V74M118 108V128', 6, 'ink') +
      rect(variant ? 98 : 116, 158, 18, 10, 'ink', 0) +
      rect(variant ? 204 : 186, 158, 18, 10, 'ink', 0),
  ),
  uniform: motif(
    'uniform coat',
    2,
    (variant) =>
      shape('M128 40L160 52L192 40L232 62L250 138L222 144L210 100V166H110V100L98 144L70 138L88 62') +
      shape('M128 40L160 52L192 40L172 88L160 72L148 88', 'trim') +
      line('M160 72V166') +
      repeat(
        3,
        (index) =>
          circle(148, 104 + index * 20, 4, 'paper') +
          (variant ? circle(172, 104 + index * 20, 4, 'paper') : ''),
      ) +
      shape('M88 62L128 42L132 54L96 72', 'trim') +
      shape('M232 62L192 42L188 54L224 72', 'trim'),
  ),
};
