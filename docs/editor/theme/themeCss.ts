import { getTextScaleCss } from '../../../src/design/textScale.ts';
import { readDocument, type Theme } from '../state/siteDocument.ts';

/** The custom properties that a theme sets. */
export const getThemeProperties = ({
  colors,
  fontFamily,
  textScale,
}: Theme): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(colors).map(([name, [light, dark]]) => [
      `--auction-color-${name}`,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
  ),
  ...(fontFamily && { '--auction-font-family': fontFamily }),
  ...(textScale && { '--auction-text-scale': String(textScale) }),
});

/** `theme.css`. Text still follows what users have set as their default font size. */
export function formatThemeCss(theme: Theme): string {
  const lines = Object.entries(getThemeProperties(theme)).map(([name, value]) => `  ${name}: ${value};\n`);
  if (lines.length === 0) return '/* Colours and text are the built-in ones. */\n';
  const { textScale } = theme;
  const steps = textScale
    ? `${getTextScaleCss(':root').replaceAll(/(?<=scale:)[\d.]+/g, (step) => String(Number(step) * textScale))}\n`
    : '';
  return `:root {\n${lines.join('')}}\n${steps}`;
}

const hexColor = '#[0-9a-f]{6}';
const pair = new RegExp(`^(?:light-dark\\((${hexColor}), (${hexColor})\\)|(${hexColor}))$`, 'i');

/** The theme of such a file. What is not of its making is left out. */
export function parseThemeCss(css: string): Theme {
  const rule = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const properties = [...rule.matchAll(/--auction-([\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]) => [name!, value!.trim()] as const,
  );
  const colors = properties.flatMap(([name, value]) => {
    const [, light, dark, both] = pair.exec(value) ?? [];
    const color = /^color-(.+)$/.exec(name)?.[1];
    return color && (light || both) ? [[color, [light ?? both, dark ?? both]] as const] : [];
  });
  const { 'font-family': fontFamily, 'text-scale': textScale } = Object.fromEntries(properties);
  const theme = {
    colors: Object.fromEntries(colors),
    ...(fontFamily && { fontFamily }),
    ...(Number(textScale) > 0 && { textScale: Number(textScale) }),
  };
  return readDocument({ config: {}, messages: {}, theme })!.theme;
}
