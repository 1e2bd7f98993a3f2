import { motif } from './motif.ts';
import { beam, circle, ellipse, line, rect, repeat, shape, wheel } from './shapes.ts';

/** Industrial equipment. */

export const factory = {
  racking: motif(
    'pallet racking',
    2,
    (variant) =>
      repeat(3, (row) => rect(64, 66 + row * 44, 192, 8, 'main', 1)) +
      repeat(3, (row) =>
        repeat(variant ? 4 : 3, (at) =>
          (at + row) % 4 === 3
            ? ''
            : rect(
                (variant ? 72 : 76) + at * (variant ? 46 : 60),
                (variant ? 38 : 34) + row * 44,
                variant ? 36 : 46,
                variant ? 28 : 32,
                (at + row) % 2 ? 'trim' : 'paper',
                2,
              ),
        ),
      ) +
      beam('M62 168V26M258 168V26M160 168V26', 7, 'ink'),
  ),
  palletJack: motif(
    'pallet jack',
    2,
    (variant) =>
      (variant
        ? rect(128, 66, 58, 60, 'paper', 2) + rect(188, 86, 56, 40, 'trim', 2) + line('M128 84h58M188 100h56')
        : '') +
      repeat(2, (index) => rect(122, 126 + index * 12, 140, 8, 'trim', 1)) +
      beam('M96 132L66 44', 7, 'ink') +
      shape('M52 30H84L78 50H58', 'paper') +
      rect(92, 96, 30, 50, 'main', 4) +
      circle(100, 156, 12, 'ink') +
      circle(246, 158, 9, 'ink'),
  ),
  forklift: motif(
    'forklift',
    4,
    (variant) =>
      shape('M74 150V102Q76 92 88 92H132L146 118H198V150') +
      beam('M96 92V40H172L190 118', 6, 'ink') +
      beam('M206 160V30M220 160V30', 5, 'trim') +
      beam('M214 160H280', 5, 'ink') +
      shape('M104 92V76Q112 68 118 76L122 96H142V104H108', 'ink') +
      (variant < 2 ? rect(228, 104, 48, 50, 'paper', 2) + line('M228 120h48M252 104v16') : '') +
      (variant % 2 ? rect(72, 76, 20, 22, 'trim', 4) : line('M150 104l-6 -14')) +
      wheel(104, 150, 18) +
      wheel(180, 150, 18),
  ),
  oven: motif(
    'oven',
    2,
    (variant) =>
      rect(88, 34, 144, 124, 'main', 6) +
      repeat(
        variant ? 2 : 1,
        (index) =>
          rect(100, 66 + index * 44, 120, variant ? 36 : 80, 'glass', 4) +
          line(`M108 ${72 + index * 44}h104`),
      ) +
      repeat(4, (index) => circle(112 + index * 22, 50, 6, 'paper')) +
      rect(194, 44, 26, 12, 'trim', 2) +
      line(variant ? 'M106 90h108M106 134h108' : 'M106 100h108M106 124h108') +
      rect(98, 158, 14, 10, 'ink', 0) +
      rect(208, 158, 14, 10, 'ink', 0),
  ),
  doughMixer: motif(
    'dough mixer',
    2,
    (variant) =>
      rect(86, 148, 140, 20, 'trim', 5) +
      shape('M88 150V64Q88 34 120 34H214Q230 36 230 56Q230 74 214 74H128V150') +
      beam('M192 76V104', 9, 'paper') +
      (variant
        ? line('M180 100q-8 26 12 34q20 -8 12 -34M192 100v32')
        : beam('M192 100q-20 14 2 28', 6, 'paper')) +
      shape('M148 104H236Q236 148 206 148H178Q148 148 148 104', 'paper') +
      circle(108, 62, 9, 'trim') +
      line('M140 54h62'),
  ),
  cooler: motif(
    'walk-in cooler',
    2,
    (variant) =>
      rect(78, 30, 164, 136, 'paper', 4) +
      rect(78, 30, 164, 20, 'main', 4) +
      (variant
        ? rect(88, 60, 68, 98, 'glass') +
          rect(164, 60, 68, 98, 'glass') +
          line('M88 92h68M88 124h68M164 92h68M164 124h68M150 100v20M170 100v20')
        : rect(116, 60, 88, 106, 'trim', 2) +
          rect(188, 104, 8, 26, 'ink', 3) +
          line('M160 74v26M148 80l24 14M172 80l-24 14')),
  ),
  filler: motif(
    'filling machine',
    2,
    (variant) =>
      rect(70, 28, 180, 42, 'main', 5) +
      repeat(4, (index) => circle(90 + index * 18, 49, 5, 'paper')) +
      rect(186, 38, 50, 22, 'glass') +
      repeat(4, (index) => rect(90 + index * 42, 70, 10, 16, 'trim', 1)) +
      repeat(4, (index) => {
        const x = 95 + index * 42;
        return variant
          ? rect(x - 14, 98, 28, 42, 'paper', 3) + line(`M${x - 14} 112h28`)
          : shape(`M${x - 5} 92h10v14q8 4 8 12v22h-26v-22q0 -8 8 -12`, 'paper') + line(`M${x - 13} 122h26`);
      }) +
      rect(48, 140, 224, 12, 'ink', 6) +
      beam('M72 152V166M248 152V166', 7, 'trim'),
  ),
  boiler: motif(
    'boiler',
    2,
    (variant) =>
      beam('M104 60V28M216 70V38H266', 9, 'paper') +
      rect(66, 58, 188, 90, 'main', 40) +
      line('M108 60v86M212 60v86') +
      circle(160, 102, 24, 'paper') +
      line(
        variant
          ? 'M160 102l12 -12M142 102a18 18 0 0 1 36 0'
          : 'M160 84v36M142 102h36M147 89l26 26M173 89l-26 26',
      ) +
      rect(84, 148, 26, 20, 'trim', 1) +
      rect(210, 148, 26, 20, 'trim', 1),
  ),
  pump: motif(
    'pump and motor',
    2,
    (variant) =>
      rect(56, 150, 212, 16, 'ink', 3) +
      rect(64, 82, 100, 60, 'main', 8) +
      line('M80 94h68m-68 9h68m-68 9h68m-68 9h68m-68 9h68') +
      rect(84, 66, 40, 16, 'trim', 2) +
      rect(164, 104, 26, 16, 'paper', 1) +
      circle(220, 112, 38, 'trim') +
      circle(220, 112, 14, 'paper') +
      (variant ? rect(238, 52, 34, 40, 'trim', 2) : rect(204, 44, 32, 34, 'trim', 2)) +
      rect(variant ? 232 : 198, 40, 46, 10, 'paper', 1) +
      rect(80, 142, 20, 10, 'trim', 0) +
      rect(136, 142, 20, 10, 'trim', 0),
  ),
  microscope: motif(
    'microscope',
    2,
    (variant) =>
      rect(96, 152, 128, 16, 'trim', 5) +
      beam('M176 152Q226 120 190 74', 14) +
      rect(118, 128, 72, 9, 'ink', 2) +
      (variant ? turnTube(130) : turnTube(140)) +
      circle(202, 118, 11, 'paper'),
  ),
  hospitalBed: motif(
    'hospital bed',
    2,
    (variant) =>
      beam('M70 66V146M250 98V146', 7, 'ink') +
      shape(variant ? 'M76 116L112 78L128 96L118 116' : 'M76 118L120 62L138 78L118 118', 'paper') +
      rect(72, 114, 182, 16, 'paper', 5) +
      rect(110, 104, 144, 18, 'main', 5) +
      rect(70, 130, 186, 10, 'trim', 2) +
      line('M160 140L130 158M160 140L190 158M130 158H190M140 104V88h60v16') +
      circle(76, 158, 9, 'ink') +
      circle(246, 158, 9, 'ink'),
  ),
};

function turnTube(x: number): string {
  return (
    `<g transform="rotate(18 ${x + 14} 80)">` +
    rect(x + 2, 24, 24, 20, 'ink', 3) +
    rect(x - 2, 42, 32, 54, 'main', 4) +
    rect(x + 6, 96, 16, 24, 'paper', 2) +
    '</g>' +
    ellipse(x + 2, 128, 16, 3, 'paper')
  );
}
