import { motif } from './motif.ts';
import { beam, cab, circle, line, rect, repeat, shape, track, wheel } from './shapes.ts';

/** Construction and road machines. */

const undercarriage = (isTracked: boolean): string =>
  isTracked
    ? track(88, 140, 124)
    : rect(96, 134, 104, 14, 'trim') + wheel(112, 150, 18) + wheel(188, 150, 18);

export const construction = {
  excavator: motif(
    'excavator',
    4,
    (variant) =>
      undercarriage(variant % 2 === 0) +
      (variant < 2
        ? beam('M176 112L214 50L258 86', 14) + shape('M246 82l28 6l-4 34q-22 6 -34 -8l14 -8')
        : beam('M176 112L232 66L266 116', 14) + shape('M252 110l28 4l2 34q-24 4 -36 -8l12 -8')) +
      rect(84, 98, 112, 40, 'main', 6) +
      rect(84, 120, 58, 18, 'trim', 2) +
      cab(144, 68, 44, 56),
  ),
  dozer: motif(
    'bulldozer',
    2,
    (variant) =>
      track(86, 136, 128, 32) +
      rect(108, 94, 104, 44, 'main', 5) +
      line('M166 106h34m-34 9h34m-34 9h34') +
      cab(106, 52) +
      beam('M188 96V64', 8, 'ink') +
      beam('M150 150H232', 10, 'trim') +
      shape('M230 96h16q-10 36 12 72h-20q-22 -36 -8 -72', 'paper') +
      (variant ? beam('M96 120H70V140', 10, 'trim') + shape('M62 136h16l-4 32q-10 -6 -12 -32', 'paper') : ''),
  ),
  loader: motif(
    'wheel loader',
    2,
    (variant) =>
      (variant ? beam('M96 112L58 66L46 118', 10) + shape('M34 112h24l-4 34q-20 0 -20 -34', 'trim') : '') +
      shape('M78 142V104Q78 96 88 96H196L206 118V142') +
      cab(118, 50, 50, 54) +
      beam('M180 112L240 134', 12) +
      shape('M232 106l40 -4l8 54q-30 6 -50 -10', 'trim') +
      wheel(108, 144, 24) +
      wheel(200, 144, 24),
  ),
  skidSteer: motif(
    'skid steer',
    2,
    (variant) =>
      shape('M96 146V80Q96 70 108 70H130L140 112H214V146') +
      cab(124, 54, 54, 60) +
      beam('M106 80L200 84L238 132', 11, 'trim') +
      (variant
        ? rect(234, 96, 10, 62, 'paper', 1) + beam('M240 156H284', 6, 'ink')
        : shape('M228 118l42 -4l6 46H228', 'paper')) +
      wheel(122, 148, 20) +
      wheel(194, 148, 20),
  ),
  grader: motif(
    'motor grader',
    2,
    (variant) =>
      beam('M150 100Q200 84 256 132', 14) +
      rect(66, 92, 90, 42, 'main', 5) +
      line('M78 104h30m-30 9h30m-30 9h30') +
      cab(132, 56, 46, 60) +
      (variant ? beam('M192 106L206 134', 8, 'ink') : circle(196, 128, 14, 'trim')) +
      shape('M166 134h58q-6 16 4 30h-56q-10 -14 -6 -30', 'paper') +
      wheel(86, 148, 20) +
      wheel(130, 148, 20) +
      wheel(258, 148, 20),
  ),
  boomLift: motif(
    'boom lift',
    2,
    (variant) =>
      rect(92, 128, 116, 24, 'trim', 5) +
      rect(98, 102, 64, 30, 'main', 5) +
      wheel(114, 152, 16) +
      wheel(188, 152, 16) +
      (variant ? beam('M108 108L172 78L236 44', 13) : beam('M112 108L84 70L168 54L236 44', 12)) +
      rect(226, 34, 44, 30, 'paper', 2) +
      line('M226 18h44M232 18v16M264 18v16M226 48h44'),
  ),
  scissorLift: motif('scissor lift', 2, (variant) => {
    const rows = variant ? 3 : 2;
    const top = 128 - rows * 26;
    return (
      repeat(rows, (row) => {
        const y = 128 - row * 26;
        return beam(`M104 ${y}L216 ${y - 26}M216 ${y}L104 ${y - 26}`, 7, 'trim');
      }) +
      rect(92, 126, 136, 26, 'main', 4) +
      wheel(116, 154, 14) +
      wheel(204, 154, 14) +
      rect(90, top - 12, 140, 12, 'main', 2) +
      line(`M94 ${top - 12}v-32h132v32M94 ${top - 28}h132M138 ${top - 44}v32M182 ${top - 44}v32`)
    );
  }),
  crane: motif(
    'crane',
    2,
    (variant) =>
      beam('M142 112L258 26', 12, 'trim') +
      line('M152 110l8 -12l10 -2l6 -12l10 -2l6 -12l10 -2l6 -12l10 -2l6 -12l10 -2') +
      line('M258 26V84M250 84h16v10h-16zM258 94q10 8 0 14q-8 2 -8 -6M110 96L258 26') +
      (variant
        ? track(76, 140, 128)
        : rect(66, 128, 158, 16, 'trim') + repeat(4, (index) => wheel(84 + index * 40, 150, 18))) +
      rect(82, 88, 78, 42, 'main', 5) +
      cab(148, 78, 42, 54),
  ),
  roller: motif(
    'road roller',
    2,
    (variant) =>
      beam('M138 96V50M188 96V50', 6, 'ink') +
      rect(126, 40, 76, 12, 'trim', 3) +
      shape('M96 128V104Q98 94 108 94H214Q226 94 230 128') +
      line('M180 104h32m-32 9h36') +
      (variant ? wheel(108, 138, 30) : circle(108, 138, 30, 'paper') + circle(108, 138, 7, 'ink')) +
      circle(222, 138, 30, 'paper') +
      circle(222, 138, 7, 'ink'),
  ),
  conveyor: motif(
    'conveyor and gravel',
    2,
    (variant) =>
      shape(variant ? 'M212 168Q248 96 286 168' : 'M198 168Q240 116 284 168', 'trim') +
      beam('M110 140V168M178 106L200 168M178 106L154 168', 7, 'ink') +
      beam('M72 148L250 58', 20) +
      repeat(5, (index) => circle(86 + index * 37, 141 - index * 18.7, 5, 'paper')) +
      shape('M52 92H120L104 128H70', 'paper') +
      (variant ? circle(256, 82, 4, 'trim') + circle(262, 98, 3, 'trim') : circle(260, 92, 5, 'trim')),
  ),
  crusher: motif(
    'crusher',
    2,
    (variant) =>
      track(92, 140, 132) +
      rect(98, 104, 122, 34, 'main', 4) +
      shape('M80 56H166L150 100H100', 'trim') +
      circle(192, 100, 24, 'paper') +
      circle(192, 100, 6, 'ink') +
      beam('M216 130L264 92', 12) +
      circle(104, 50, 10, 'paper') +
      circle(126, 48, 12, 'paper') +
      (variant ? circle(146, 50, 9, 'paper') + shape('M250 168q12 -26 32 0', 'trim') : ''),
  ),
  drillRig: motif(
    'drilling rig',
    2,
    (variant) =>
      track(72, 140, 120) +
      rect(78, 104, 74, 34, 'main', 5) +
      line('M90 114h26m-26 9h26') +
      (variant
        ? beam('M146 128L216 40L242 62', 12, 'trim') +
          beam('M206 50V166', 8, 'paper') +
          line('M200 120l12 8m-12 6l12 8m-12 6l12 8')
        : beam('M120 96L268 158', 18, 'trim') + beam('M180 121L284 165', 6, 'paper') + cab(84, 62, 40, 46)),
  ),
  generator: motif(
    'generator',
    2,
    (variant) =>
      rect(74, 82, 150, 66, 'main', 6) +
      line('M92 98h48m-48 10h48m-48 10h48m-48 10h48') +
      rect(160, 94, 48, 30, 'paper') +
      circle(174, 109, 8, 'glass') +
      line('M174 109l5 -5M190 102h12m-12 7h12m-12 7h8') +
      (variant
        ? wheel(112, 152, 16) + wheel(188, 152, 16)
        : rect(66, 148, 166, 12, 'trim', 2) +
          rect(80, 160, 20, 8, 'ink', 0) +
          rect(198, 160, 20, 8, 'ink', 0)) +
      beam('M96 82V66', 8, 'ink') +
      (variant ? beam('M224 140H266V150', 6, 'ink') : ''),
  ),
  lightTower: motif(
    'light tower',
    2,
    (variant) =>
      beam('M160 110V34', 8, 'trim') +
      repeat(variant ? 4 : 2, (index) =>
        rect(variant ? 96 + index * 34 : 116 + index * 50, 22, variant ? 28 : 38, 26, 'paper', 3),
      ) +
      line('M96 54H224') +
      rect(104, 104, 112, 44, 'main', 5) +
      line('M118 116h40m-40 9h40m-40 9h40') +
      wheel(132, 152, 16) +
      wheel(188, 152, 16) +
      beam('M216 144H262', 6, 'ink'),
  ),
  scaffolding: motif(
    'scaffolding',
    2,
    (variant) =>
      line('M80 156L160 100L240 156M80 92L160 36L240 92') +
      beam('M80 166V28M160 166V28M240 166V28', 6, 'trim') +
      rect(66, 92, 188, 10, 'main', 1) +
      rect(66, 36, 188, 10, 'main', 1) +
      line('M66 62H254M66 120H254') +
      (variant
        ? rect(176, 64, 40, 28, 'paper', 2) + line('M176 74h40')
        : beam('M96 102L128 166M114 102L146 166', 5, 'paper')),
  ),
  bucket: motif(
    'bucket',
    2,
    (variant) =>
      shape('M76 82H236Q250 152 206 164H128Q84 152 76 82') +
      line('M92 96H226') +
      repeat(variant ? 4 : 6, (index) =>
        shape(`M${variant ? 112 + index * 28 : 106 + index * 20} 156h14l-3 14h-8`, 'paper'),
      ) +
      shape('M126 82V52Q126 42 138 42Q150 42 150 52V82', 'trim') +
      shape('M172 82V52Q172 42 184 42Q196 42 196 52V82', 'trim') +
      circle(138, 56, 4, 'ink') +
      circle(184, 56, 4, 'ink'),
  ),
  powerTool: motif(
    'power drill',
    2,
    (variant) =>
      shape('M92 64Q92 52 104 52H204L216 64V92L204 104H150L140 148H104L114 104H104Q92 104 92 92') +
      rect(92, 146, 62, 22, 'ink', 4) +
      rect(214, 66, 22, 24, 'paper', 2) +
      (variant
        ? beam('M236 78H286', 6, 'paper')
        : beam('M236 78H274', 8, 'paper') + line('M244 74l6 8m4 -8l6 8m4 -8l6 8')) +
      line('M112 66h40m-40 8h40m-40 8h40') +
      shape('M150 108h14q-2 14 -16 16', 'trim'),
  ),
};
