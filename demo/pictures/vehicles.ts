import { motif } from './motif.ts';
import { beam, circle, line, rect, repeat, shape, wheel } from './shapes.ts';

/** Cars, pickups, vans, and powersports vehicles. */

const carWheels = wheel(102, 146, 23) + wheel(220, 146, 23);

const sedan =
  shape('M48 146Q46 122 76 116L110 82H186L222 114Q268 116 272 146') +
  shape('M116 90H144V114H94', 'glass') +
  shape('M154 90H182L206 114H154', 'glass') +
  line('M150 118v22M158 124h10M48 132h14M260 130h12');

export const vehicles = {
  sedan: motif(
    'car',
    2,
    (variant) => sedan + (variant ? line('M62 140H260') : rect(52, 136, 218, 6, 'trim', 1)) + carWheels,
  ),
  suv: motif(
    'sport utility vehicle',
    2,
    (variant) =>
      shape('M46 146V102Q48 72 76 72H190L226 106Q270 108 272 146') +
      shape('M82 82H132V106H66Q68 86 82 82', 'glass') +
      shape('M142 82H186L210 106H142', 'glass') +
      line('M137 76v66M148 116h10') +
      (variant ? beam('M74 64H188', 5, 'ink') : rect(46, 134, 226, 8, 'trim', 1)) +
      carWheels,
  ),
  coupe: motif(
    'coupe',
    2,
    (variant) =>
      shape('M44 146Q42 120 82 114Q124 80 164 84Q200 88 224 112Q272 116 276 146') +
      shape('M112 110Q136 92 160 93Q186 96 202 112', 'glass') +
      line('M154 93v20M150 116v24M160 122h10') +
      (variant ? shape('M42 104h30l6 8h-34', 'trim') : line('M52 130H84M240 128h32')) +
      carWheels,
  ),
  electricCar: motif(
    'electric car at a charger',
    2,
    (variant) =>
      sedan +
      carWheels +
      rect(18, 62, 28, 106, 'paper', 5) +
      rect(24, 70, 16, 20, 'glass', 2) +
      shape('M33 96l-7 14h6l-3 12l10 -16h-6l4 -10', 'trim') +
      line(variant ? 'M46 108q14 4 8 20' : 'M46 100q22 4 12 22'),
  ),
  collectorCar: motif(
    'vintage car',
    3,
    (variant) =>
      [
        shape('M56 144V118H74L104 78H160L170 116H236Q268 120 270 144') +
          shape('M110 86H152L158 112H94', 'glass'),
        shape('M52 144V108H70V60H158V108H232L244 118V144') +
          rect(80, 70, 30, 32, 'glass') +
          rect(118, 70, 32, 32, 'glass'),
        shape('M46 144Q44 116 88 110L96 96H128L150 112H230Q270 116 276 144') +
          line('M160 112L178 82') +
          shape('M96 96q10 -14 24 0', 'ink'),
      ][variant]! +
      line('M180 122h48m-48 8h48') +
      beam('M70 128Q78 106 104 106Q130 106 138 134H184Q194 106 220 106Q248 106 254 132', 7, 'trim') +
      circle(266, 116, 9, 'paper') +
      wheel(102, 144, 24) +
      wheel(222, 144, 24),
  ),
  pickup: motif(
    'pickup truck',
    2,
    (variant) =>
      shape(
        variant
          ? 'M44 146V108H110L122 72H196L226 106Q272 108 274 146'
          : 'M44 146V108H134L148 72H198L226 106Q272 108 274 146',
      ) +
      (variant
        ? shape('M128 82H152V106H120', 'glass') + shape('M160 82H190L210 106H160', 'glass')
        : shape('M156 82H192L210 106H148', 'glass')) +
      line('M50 116h60M44 132h20M262 130h12') +
      rect(40, 98, 72, 10, 'trim', 2) +
      wheel(98, 146, 23) +
      wheel(224, 146, 23),
  ),
  van: motif(
    'van',
    3,
    (variant) =>
      (variant === 2
        ? shape('M44 146V96Q48 68 80 66H182L228 108Q272 112 274 146') +
          shape('M70 76H110V104H56Q58 82 70 76', 'glass') +
          shape('M118 76H156V104H118', 'glass') +
          shape('M164 76H180L210 104H164', 'glass')
        : shape('M44 146V58Q44 50 52 50H206L236 106Q272 110 274 146') +
          shape('M180 62H200L222 104H180', 'glass') +
          (variant
            ? rect(60, 64, 46, 30, 'glass') + rect(114, 64, 54, 30, 'glass')
            : line('M112 58v82M170 58v82') + rect(58, 70, 40, 40, 'trim', 2))) +
      line('M44 132H74M262 130h12M176 116h10') +
      wheel(98, 146, 22) +
      wheel(226, 146, 22),
  ),
  motorcycle: motif(
    'motorcycle',
    3,
    (variant) =>
      beam('M100 136L142 108L194 102L226 136M194 102L182 64', 8, 'paper') +
      shape(variant === 2 ? 'M122 104Q150 70 194 84L200 112H134' : 'M128 104Q152 80 190 88L184 114H138') +
      shape(variant ? 'M78 96Q106 84 136 98L128 112H88' : 'M92 92H136L130 108H98', 'ink') +
      circle(158, 128, 18, 'trim') +
      line('M182 64l-20 -6M146 122h24m-24 7h24m-24 7h24') +
      beam('M152 146H92', 6, 'paper') +
      circle(206, 90, 9, 'paper') +
      wheel(98, 138, 30) +
      wheel(228, 138, 30),
  ),
  atv: motif(
    'all-terrain vehicle',
    2,
    (variant) =>
      beam('M110 138H214', 10, 'ink') +
      shape('M70 104Q96 92 126 100L146 118H184L206 92Q240 92 252 108L216 116L196 134H118L110 114') +
      shape('M112 92H160Q168 96 160 104H122', 'ink') +
      beam('M196 98L186 66L166 62', 6, 'ink') +
      circle(216, 100, 7, 'paper') +
      (variant
        ? line('M60 92H116M72 92v8M104 92v8M212 84h44M222 84v8M246 84v8')
        : shape('M64 92h52v-12h-46', 'trim')) +
      wheel(100, 138, 30) +
      wheel(226, 138, 30),
  ),
  buggy: motif(
    'side-by-side',
    2,
    (variant) =>
      beam('M100 112L112 54H186L216 108M150 54V112', 6, 'ink') +
      (variant ? rect(102, 46, 92, 10, 'trim', 3) : '') +
      shape('M62 138V112H116L124 124H196L212 104Q258 104 266 138') +
      shape('M120 86h20v34h-16', 'ink') +
      shape('M160 90h18v30h-16', 'ink') +
      line('M196 106l-14 -18') +
      circle(254, 116, 7, 'paper') +
      wheel(100, 142, 26) +
      wheel(226, 142, 26),
  ),
  golfCart: motif(
    'golf cart',
    2,
    (variant) =>
      beam('M86 110V52M206 110L194 52', 5, 'ink') +
      shape('M74 52Q76 38 92 38H190Q206 38 210 52', 'paper') +
      shape('M64 142V104Q64 96 74 96H126V120H184L204 102Q242 106 246 142') +
      shape('M96 72Q104 68 108 76L114 98H136Q142 106 134 108H100', 'ink') +
      line('M196 104L176 84M170 88l12 -8') +
      (variant
        ? rect(52, 60, 26, 64, 'trim', 4) + line('M58 60V40M66 60V44M72 60V38')
        : rect(72, 124, 50, 8, 'trim', 1)) +
      wheel(98, 148, 20) +
      wheel(216, 148, 20),
  ),
  snowmobile: motif(
    'snowmobile',
    2,
    (variant) =>
      rect(70, 138, 124, 26, 'ink', 13) +
      repeat(4, (index) => circle(86 + index * 31, 151, 7, 'paper')) +
      shape('M72 128V112Q110 98 150 112L172 92Q206 92 246 126L240 140H86') +
      shape('M82 108Q114 90 150 104L142 116H84', 'ink') +
      shape(variant ? 'M176 90L190 58L204 96' : 'M180 92Q190 70 206 76L212 98', 'glass') +
      line('M176 92L162 76') +
      beam('M222 138V158M196 162H262Q274 160 278 150', 6, 'trim'),
  ),
};
