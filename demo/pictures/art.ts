import { motif } from './motif.ts';
import { beam, circle, ellipse, line, rect, repeat, shape, turn } from './shapes.ts';

/** Paintings, prints, and sculptures. */

const frame = (content: string): string =>
  rect(76, 26, 168, 134, 'main', 2) +
  rect(90, 40, 140, 106, 'trim', 1) +
  rect(96, 46, 128, 94, 'glass', 0) +
  content;

const landscapes = [
  circle(196, 70, 11, 'main') +
    shape('M96 140V108L134 70L162 106L186 82L224 116V140', 'paper') +
    line('M118 86l10 10l8 -12'),
  shape('M96 140V112Q130 98 160 114T224 108V140', 'trim') +
    beam('M132 114V84', 6, 'ink') +
    circle(132, 74, 18, 'main') +
    circle(194, 64, 10, 'paper'),
  circle(160, 82, 19, 'paper') +
    shape('M124 140Q128 102 160 102Q192 102 196 140', 'main') +
    line('M142 76q18 -20 36 0'),
  shape('M96 116H224V140H96', 'trim') +
    shape('M152 110V58L190 104', 'paper') +
    shape('M146 110V70L122 104', 'main') +
    shape('M130 114H196L184 126H142', 'ink'),
  shape('M134 140L140 106H180L186 140', 'main') +
    line('M150 104L140 80M160 104V72M170 104L182 82') +
    [
      [138, 78],
      [160, 68],
      [184, 80],
      [150, 90],
      [172, 92],
    ]
      .map(([x, y], index) => circle(x!, y!, 11, index % 2 ? 'trim' : 'paper'))
      .join(''),
  shape('M104 54H152V92H104', 'main') +
    circle(182, 84, 26, 'paper') +
    shape('M112 132L146 100L172 132', 'ink') +
    line('M178 120h38M178 130h30'),
];

const pedestal = rect(116, 150, 88, 18, 'trim', 2);

export const art = {
  landscape: motif('framed landscape', 3, (variant) => frame(landscapes[[0, 1, 3][variant]!]!)),
  portrait: motif('framed portrait', 2, (variant) =>
    variant
      ? ellipse(160, 94, 70, 76) +
        ellipse(160, 94, 55, 61, 'glass') +
        circle(160, 80, 20, 'paper') +
        shape('M116 132Q124 104 160 104Q196 104 204 132Q182 154 160 155Q138 154 116 132', 'trim') +
        line('M140 76q20 -24 40 0')
      : frame(landscapes[2]!),
  ),
  stillLife: motif('framed still life', 1, () => frame(landscapes[4]!)),
  abstract: motif('framed abstract painting', 2, (variant) =>
    frame(
      variant
        ? line('M104 60q40 40 30 76M140 52q-10 60 60 80M216 56q-60 20 -100 70') +
            circle(190, 70, 14, 'main') +
            circle(126, 112, 18, 'paper')
        : landscapes[5]!,
    ),
  ),
  westernArt: motif('framed canyon landscape', 2, (variant) =>
    frame(
      shape('M96 140V92H124V76H150V104H176V64H206V92H224V140', 'main') +
        line('M96 106h28M176 82h30M176 98h30') +
        circle(variant ? 114 : 140, 60, 9, 'paper') +
        (variant ? beam('M164 138V112M156 122V116M172 120V114', 4, 'ink') : ''),
    ),
  ),
  print: motif('print', 3, (variant) =>
    turn(
      variant ? 4 : -4,
      rect(92, 24, 136, 142, 'paper', 1) +
        rect(108, 40, 104, 92, 'trim', 0) +
        [
          circle(176, 66, 10, 'paper') + shape('M108 132V104L140 74L172 110L190 94L212 116V132', 'main'),
          shape('M120 132V84L160 58L200 84V132', 'main') +
            rect(150, 104, 20, 28, 'paper', 0) +
            line('M108 56h104m-104 8h40m20 0h44'),
          line('M112 124q24 -70 50 -20t46 -50M112 110q24 -60 50 -14t46 -44M112 96q24 -50 50 -8t46 -38'),
        ][variant]! +
        line('M110 148h34M188 148h22'),
    ),
  ),
  photograph: motif(
    'photographs',
    2,
    (variant) =>
      turn(-12, rect(78, 46, 96, 110, 'paper', 2) + rect(88, 56, 76, 70, 'ink', 1)) +
      turn(
        7,
        rect(142, 42, 104, 118, 'paper', 2) +
          rect(152, 52, 84, 78, 'trim', 1) +
          (variant
            ? circle(194, 78, 14, 'paper') + shape('M168 130Q172 96 194 96Q216 96 220 130', 'main')
            : shape('M152 130V104L180 76L204 112L218 100L236 118V130', 'main') + circle(216, 70, 8, 'paper')),
      ),
  ),
  poster: motif(
    'poster',
    2,
    (variant) =>
      rect(96, 22, 128, 148, 'main', 1) +
      (variant
        ? circle(160, 84, 40, 'paper') + shape('M110 150L160 70L210 150', 'trim')
        : rect(108, 34, 104, 24, 'paper', 0) +
          shape('M116 140Q140 70 160 110Q180 70 204 140', 'trim') +
          circle(160, 82, 12, 'paper')) +
      line('M112 158h96'),
  ),
  bronze: motif(
    'bronze figure',
    3,
    (variant) =>
      pedestal +
      [
        shape(
          'M124 150L132 112Q112 108 110 88L118 84L128 96H170L184 66L180 54L192 60L206 52Q222 72 214 84L198 88Q196 112 190 120L198 150H184L172 122H148L138 150',
        ) + line('M110 88q-14 14 -8 34'),
        circle(160, 44, 15) +
          shape('M142 62H178L188 106H176L180 150H164L160 116L156 150H140L144 106H132') +
          beam('M184 74L216 44', 8),
        shape(
          'M128 150Q126 128 142 120L140 108Q124 96 128 68Q136 36 168 38Q196 44 194 74L202 90L192 94Q194 112 174 112L176 122Q196 130 196 150',
        ) + line('M134 66q28 -24 56 0M176 82h6'),
      ][variant]!,
  ),
  marble: motif(
    'marble bust',
    2,
    (variant) =>
      pedestal +
      shape(
        'M122 150Q118 124 142 116V100Q126 92 128 64Q132 34 160 34Q190 34 194 64L192 92Q184 100 178 102V116Q202 124 198 150',
        'paper',
      ) +
      line(
        variant
          ? 'M132 62q8 -22 28 -20t30 20M146 76h6M170 76h6M160 76v12M152 94h16'
          : 'M130 70q4 -18 14 -22q10 8 22 0q16 4 24 20M146 76h6M170 76h6M160 78v10M152 96q8 6 16 0',
      ),
  ),
  vase: motif(
    'vase',
    4,
    (variant) =>
      shape(
        [
          'M134 34H186L178 60Q216 90 200 140Q192 166 178 166H142Q128 166 120 140Q104 90 142 60',
          'M126 42H194L184 68Q224 112 178 148L188 166H132L142 148Q96 112 136 68',
          'M140 28H180V66Q208 84 206 120Q206 166 176 166H144Q114 166 114 120Q112 84 140 66',
          'M104 58H216Q222 118 182 148V166H138V148Q98 118 104 58',
        ][variant]!,
      ) +
      (variant % 2
        ? circle(160, 108, 20, 'paper') + circle(160, 108, 10, 'trim')
        : line('M118 100q10 -14 21 0t21 0t21 0t21 0M116 120q11 -14 22 0t22 0t22 0t22 0')) +
      rect(
        variant === 3 ? 100 : variant === 1 ? 122 : 132,
        variant === 3 ? 52 : variant === 1 ? 38 : 28,
        variant === 3 ? 120 : variant === 1 ? 76 : 56,
        10,
        'trim',
        3,
      ),
  ),
  stainedGlass: motif(
    'stained glass',
    2,
    (variant) =>
      shape('M96 166V90Q96 28 160 26Q224 28 224 90V166', 'ink') +
      shape('M104 158V92H156V158', 'main') +
      shape('M164 158V92H216V158', 'trim') +
      shape('M106 84Q112 38 156 34V84', 'trim') +
      shape('M164 34Q208 38 214 84H164', 'main') +
      (variant
        ? circle(160, 96, 30, 'paper') + circle(160, 96, 14, 'main')
        : shape('M160 62L184 96L160 130L136 96', 'paper') + line('M160 62V130M136 96H184')),
  ),
  mask: motif(
    'carved mask',
    2,
    (variant) =>
      shape('M108 62Q110 26 160 24Q210 26 212 62L204 120Q188 166 160 168Q132 166 116 120') +
      shape('M122 76Q138 64 150 78Q138 90 122 76', 'paper') +
      shape('M170 78Q182 64 198 76Q182 90 170 78', 'paper') +
      shape('M160 80L172 116H148', 'trim') +
      ellipse(160, 138, 20, 10, 'ink') +
      (variant
        ? line('M124 108h14m-12 9h12M196 108h-14m12 9h-12M134 48h52')
        : line('M160 28V60M138 34L146 62M182 34L174 62')),
  ),
  quilt: motif(
    'quilt',
    2,
    (variant) =>
      rect(84, 28, 152, 138, 'main', 2) +
      repeat(9, (index) => {
        const [x, y] = [92 + (index % 3) * 46, 34 + Math.floor(index / 3) * 43];
        return (
          rect(x, y, 44, 41, index % 2 ? 'trim' : 'paper', 0) +
          (variant
            ? shape(`M${x + 22} ${y + 4}l18 17l-18 16l-18 -16`, index % 2 ? 'paper' : 'main')
            : shape(`M${x} ${y}h44l-44 41`, index % 2 ? 'paper' : 'main'))
        );
      }),
  ),
  pottery: motif(
    'woven basket and pot',
    2,
    (variant) =>
      shape('M64 108H164Q168 152 146 166H82Q60 152 64 108', 'trim') +
      line('M66 122H163M68 136H160M74 150H154M84 108l6 58M114 108v58M144 108l-6 58') +
      shape('M190 64H232L226 84Q266 104 254 144Q248 166 234 166H188Q174 166 168 144Q158 104 196 84') +
      line(
        variant
          ? 'M168 124l12 -14l12 14l12 -14l12 14l12 -14l12 14l12 -14'
          : 'M166 116q12 -10 22 0t22 0t22 0t22 0',
      ),
  ),
};
