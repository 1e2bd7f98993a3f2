import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, wheel } from './shapes.ts';

/** Metalworking and woodworking machines. */

const base = (x: number, width: number): string => rect(x, 152, width, 16, 'ink', 2);

export const workshop = {
  mill: motif(
    'milling machine',
    2,
    (variant) =>
      base(72, 176) +
      rect(76, 44, 168, 110, 'main', 6) +
      rect(92, 60, 92, 70, 'glass') +
      rect(124, 60, 26, 30, 'paper', 2) +
      beam('M137 90V108', 6, 'ink') +
      rect(100, 116, 76, 14, 'trim', 2) +
      (variant
        ? rect(196, 58, 36, 30, 'paper') +
          line('M202 70h24m-24 8h14') +
          circle(206, 104, 4, 'ink') +
          circle(222, 104, 4, 'ink')
        : beam('M244 70H260V90', 6, 'ink') +
          rect(244, 88, 40, 46, 'paper', 4) +
          line('M252 102h24m-24 10h24')),
  ),
  lathe: motif(
    'lathe',
    2,
    (variant) =>
      rect(56, 118, 212, 18, 'trim', 2) +
      rect(64, 136, 52, 32, 'main', 2) +
      rect(208, 136, 52, 32, 'main', 2) +
      rect(56, 60, 66, 58, 'main', 5) +
      line('M70 74h24m-24 9h24') +
      circle(132, 92, 20, 'paper') +
      beam('M150 92H214', variant ? 14 : 8, 'paper') +
      shape('M212 82L226 92L212 102', 'ink') +
      rect(222, 74, 36, 44, 'main', 4) +
      rect(166, 104, 32, 14, 'trim', 2) +
      (variant ? circle(256, 96, 12, 'paper') : circle(94, 136, 11, 'paper')),
  ),
  pressBrake: motif(
    'press brake',
    2,
    (variant) =>
      base(60, 200) +
      shape('M64 40H100V154H64') +
      shape('M220 40H256V154H220') +
      rect(64, 36, 192, 40, 'main', 4) +
      rect(108, 76, 104, 26, 'trim', 1) +
      shape('M112 102H208L202 112H118', 'paper') +
      rect(108, 128, 104, 26, 'trim', 1) +
      (variant ? line('M84 116L160 124L236 104') : line('M90 124H230')) +
      circle(82, 58, 6, 'paper') +
      circle(238, 58, 6, 'paper'),
  ),
  welder: motif(
    'welding machine',
    2,
    (variant) =>
      rect(90, 64, 110, 86, 'main', 6) +
      rect(102, 76, 48, 26, 'glass') +
      circle(176, 88, 13, 'paper') +
      line('M176 88l6 -8M104 114h40m-40 9h40m-40 9h40') +
      circle(180, 128, 6, 'ink') +
      line('M186 128Q240 140 244 110Q248 86 266 84') +
      shape(variant ? 'M262 74l24 -8l4 10l-22 16' : 'M258 70l28 8l-4 12l-28 -4', 'trim') +
      (variant ? rect(56, 60, 28, 90, 'paper', 12) : beam('M92 66Q70 60 66 40', 6, 'ink')) +
      wheel(112, 154, 14) +
      wheel(182, 154, 14),
  ),
  tableSaw: motif(
    'table saw',
    2,
    (variant) =>
      repeat(14, (index) => {
        const angle = Math.PI * (1 + index / 13);
        return line(
          `M${Math.round(160 + 38 * Math.cos(angle))} ${Math.round(96 + 38 * Math.sin(angle))}L${Math.round(160 + 46 * Math.cos(angle + 0.12))} ${Math.round(96 + 46 * Math.sin(angle + 0.12))}`,
        );
      }) +
      shape('M120 96A40 40 0 0 1 200 96', 'paper') +
      rect(62, 92, 196, 16, 'trim', 2) +
      rect(90, 108, 140, 46, 'main', 4) +
      circle(130, 132, 14, 'paper') +
      line('M130 132l8 -8M170 122h40m-40 9h40') +
      beam('M98 154L88 166M222 154L232 166', 7, 'ink') +
      (variant ? rect(206, 70, 44, 22, 'main', 2) : rect(70, 78, 60, 14, 'paper', 1)),
  ),
  sawmill: motif(
    'sawmill with a log',
    2,
    (variant) =>
      rect(40, 142, 240, 10, 'trim', 1) +
      beam('M64 152V166M256 152V166', 7, 'ink') +
      rect(60, 104, 160, 38, 'paper', 4) +
      circle(222, 123, 19, 'main') +
      line('M222 113a10 10 0 1 0 1 0M222 118a5 5 0 1 0 1 0M70 114h60M84 130h80') +
      (variant ? rect(60, 94, 160, 10, 'main', 1) : '') +
      beam('M112 142V50M196 142V50', 7, 'ink') +
      rect(98, 38, 112, 40, 'main', 18) +
      circle(120, 58, 12, 'paper') +
      circle(188, 58, 12, 'paper'),
  ),
};
