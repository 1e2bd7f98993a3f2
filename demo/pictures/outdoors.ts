import { motif } from './motif.ts';
import { beam, circle, ellipse, line, rect, repeat, shape } from './shapes.ts';

/** Animals, land, and buildings. */

const legs = (xs: readonly number[], top: number, fill: 'main' | 'paper' = 'main'): string =>
  xs.map((x) => beam(`M${x} ${top}V162`, 11, fill)).join('');

const tree = (x: number, y: number, size: number, fill: 'main' | 'trim' = 'main'): string =>
  beam(`M${x} ${y}V${y - size}`, 5, 'ink') + circle(x, y - size * 1.3, size * 0.6, fill);

export const outdoors = {
  horse: motif(
    'horse',
    2,
    (variant) =>
      beam(variant ? 'M84 100Q52 108 58 142' : 'M84 100Q62 122 66 154', 8, 'ink') +
      legs([96, 116, 188, 206], 116) +
      shape(
        'M82 92Q86 80 108 80H174Q190 74 204 42L208 30L218 40Q234 44 256 70L250 84L226 78Q222 104 212 122Q206 134 192 130H108Q82 130 82 92',
      ) +
      shape('M202 42Q184 60 176 84L190 82Q206 62 212 40', 'ink') +
      circle(226, 56, 2.5, 'ink') +
      line('M230 78q-12 -4 -14 -12') +
      (variant ? shape('M118 78Q140 68 160 80L156 98H124', 'trim') : ''),
  ),
  cattle: motif(
    'cow',
    2,
    (variant) =>
      beam('M80 84Q62 100 66 132', 5, 'ink') +
      legs([92, 114, 186, 206], 120) +
      shape(
        'M76 84Q78 72 92 72H204L222 62L262 72Q272 86 262 102L238 106Q222 108 216 122L206 134H92Q76 130 76 84',
      ) +
      (variant
        ? ''
        : shape('M108 72H146Q152 98 130 104Q108 100 108 72', 'paper') +
          shape('M168 110Q186 96 200 112L196 134H172', 'paper')) +
      shape('M226 62Q222 46 232 42L238 62', 'paper') +
      shape('M246 64Q252 46 262 50L256 68', 'paper') +
      circle(244, 80, 2.5, 'ink') +
      line('M258 92h6') +
      shape('M128 134h24q-2 14 -12 14t-12 -14', 'trim'),
  ),
  sheep: motif(
    'sheep',
    2,
    (variant) =>
      legs([110, 130, 176, 196], 128, 'main') +
      shape(
        'M82 112Q70 92 88 82Q92 62 114 66Q128 50 148 60Q166 48 182 62Q206 60 208 82Q224 94 212 112Q212 130 194 132Q184 144 168 136Q152 146 138 136Q120 144 110 134Q88 134 82 112',
        'paper',
      ) +
      shape('M206 74Q232 66 246 86Q256 106 242 112Q222 114 208 100', 'main') +
      (variant ? beam('M212 76Q196 54 214 44', 5, 'trim') : shape('M208 74L192 66L200 84', 'main')) +
      circle(230, 88, 2.5, 'ink') +
      line('M100 92q10 6 18 -2M140 84q10 6 18 -2M166 112q10 6 18 -2M118 114q10 6 18 -2'),
  ),
  saddle: motif(
    'saddle on a stand',
    2,
    (variant) =>
      beam('M112 166L134 116M208 166L186 116', 7, 'ink') +
      rect(104, 108, 112, 12, 'trim', 3) +
      shape(
        'M96 110Q88 84 84 54Q98 44 108 62Q134 84 176 76L184 50Q192 40 202 48L200 64Q214 84 222 110Q160 124 96 110',
      ) +
      shape('M132 84Q160 92 186 78L194 134Q160 150 124 134', 'trim') +
      line('M100 74Q132 100 190 84M142 96l-4 34M176 94l6 34') +
      shape(
        variant ? 'M146 134H174L180 162H140' : 'M148 136H172V148Q184 164 160 166Q136 164 148 148',
        'paper',
      ),
  ),
  gate: motif(
    'farm gate',
    2,
    (variant) =>
      beam('M64 168V40M256 168V40', 14, 'trim') +
      repeat(4, (index) => beam(`M70 ${62 + index * 28}H250`, 9)) +
      (variant ? beam('M74 146L246 62', 8) : beam('M76 146L160 62L244 146', 8)),
  ),
  house: motif(
    'house',
    4,
    (variant) =>
      (variant < 2
        ? ''
        : rect(214, 104, 58, 62, 'paper', 0) +
          rect(222, 120, 42, 46, 'trim', 1) +
          line('M222 132h42m-42 12h42m-42 12h42') +
          shape('M208 106L222 82H272L280 106', 'main')) +
      rect(194, 34, 18, 40, 'trim', 1) +
      rect(86, 92, 132, 74, 'paper', 0) +
      (variant % 2 ? shape('M70 96L98 50H206L234 96') : shape('M68 98L152 34L236 98')) +
      rect(136, 116, 32, 50, 'trim', 2) +
      circle(160, 142, 2.5, 'ink') +
      rect(98, 110, 26, 26, 'glass', 1) +
      line('M111 110v26M98 123h26') +
      rect(180, 110, 26, 26, 'glass', 1) +
      line('M193 110v26M180 123h26') +
      (variant % 2 ? '' : circle(152, 74, 10, 'glass')) +
      (variant === 0 ? tree(262, 166, 52, 'trim') : ''),
  ),
  barn: motif(
    'farm with a barn',
    2,
    (variant) =>
      rect(214, 66, 46, 100, 'paper', 2) +
      shape('M210 66Q237 30 264 66', 'trim') +
      line('M214 86h46m-46 20h46m-46 20h46m-46 20h46') +
      shape('M70 166V94L88 62L136 40L184 62L202 94V166') +
      line('M70 94H202') +
      rect(112, 110, 48, 56, 'paper', 1) +
      line('M112 110l48 56M160 110l-48 56') +
      rect(122, 66, 28, 22, 'trim', 1) +
      (variant ? beam('M30 150H70M36 166V138M58 166V138', 4, 'ink') : tree(44, 166, 40, 'trim')),
  ),
  land: motif(
    'field with trees',
    2,
    (variant) =>
      shape('M36 168V128Q100 96 160 116T284 108V168', 'paper') +
      shape('M36 168V150Q120 120 284 148V168') +
      line('M84 140L60 168M124 134L112 168M164 134L166 168M204 138L222 168M244 142L272 168') +
      tree(variant ? 96 : 226, 126, 38, 'trim') +
      tree(variant ? 126 : 254, 120, 26, 'trim') +
      (variant
        ? beam('M212 148V88', 6, 'ink') + rect(186, 76, 56, 36, 'paper', 2) + line('M196 88h36m-36 11h24')
        : beam('M70 152V128M104 146V122M138 142V118', 4, 'ink') + line('M60 134L148 120M60 142L148 128')),
  ),
  building: motif(
    'office building',
    2,
    (variant) =>
      (variant
        ? rect(60, 92, 62, 76, 'paper', 0) +
          repeat(4, (index) =>
            rect(70 + (index % 2) * 24, 104 + Math.floor(index / 2) * 26, 16, 16, 'glass', 1),
          )
        : '') +
      rect(variant ? 118 : 86, 30, variant ? 132 : 148, 138, 'main', 2) +
      repeat(12, (index) =>
        rect(
          (variant ? 130 : 100) + (index % 4) * (variant ? 29 : 33),
          44 + Math.floor(index / 4) * 30,
          20,
          18,
          'glass',
          1,
        ),
      ) +
      rect(variant ? 112 : 80, 22, variant ? 144 : 160, 12, 'trim', 1) +
      rect(variant ? 164 : 138, 134, 42, 34, 'paper', 1) +
      line(variant ? 'M185 134v34' : 'M159 134v34'),
  ),
  storefront: motif(
    'store',
    2,
    (variant) =>
      rect(74, 46, 172, 122, 'paper', 2) +
      rect(74, 34, 172, 24, 'main', 2) +
      repeat(6, (index) => shape(`M${68 + index * 31} 58h30v18q-15 18 -30 0`, index % 2 ? 'trim' : 'main')) +
      rect(86, 98, 84, 50, 'glass', 1) +
      rect(186, 98, 46, 70, 'trim', 1) +
      circle(222, 134, 2.5, 'ink') +
      (variant
        ? line('M86 124h84M100 110h12m8 0h12m8 0h12')
        : ellipse(110, 136, 12, 10, 'main') + ellipse(142, 134, 14, 12, 'trim')),
  ),
  beach: motif(
    'palm tree by the sea',
    2,
    (variant) =>
      circle(variant ? 100 : 220, 66, 26, 'paper') +
      line('M40 132q15 -8 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0') +
      shape('M96 168Q150 128 250 168', 'paper') +
      beam(variant ? 'M196 152Q188 96 206 62' : 'M150 152Q160 96 138 62', 8, 'trim') +
      [-1, 1]
        .map((side) => {
          const x = variant ? 206 : 138;
          return (
            shape(`M${x} 60Q${x + side * 34} 24 ${x + side * 66} 62Q${x + side * 34} 52 ${x} 60`) +
            shape(`M${x} 60Q${x + side * 40} 66 ${x + side * 48} 104Q${x + side * 22} 78 ${x} 60`)
          );
        })
        .join(''),
  ),
};
