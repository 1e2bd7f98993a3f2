import { colorTitles } from '../../../elements/codegen/tokens.ts';
import { getTextScaleCss } from '../../../src/design/tokens.ts';
import type { Theme } from '../state/siteDocument.ts';

/** Returns the custom properties that a theme sets. */
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

/** Formats `theme.css`. Text still scales with the browser's default font size. */
export function formatThemeCss(theme: Theme): string {
  const lines = Object.entries(getThemeProperties(theme)).map(([name, value]) => `  ${name}: ${value};\n`);
  if (lines.length === 0) return '/* This site uses the default colors, font, and text size. */\n';
  const { textScale } = theme;
  const steps = textScale
    ? `${getTextScaleCss(':root').replaceAll(/(?<=scale:)[\d.]+/g, (step) => String(Number(step) * textScale))}\n`
    : '';
  return `:root {\n${lines.join('')}}\n${steps}`;
}

const hexColor = '#(?:[0-9a-f]{3}){1,2}';
const pair = new RegExp(
  `^(?:light-dark\\(\\s*(${hexColor})\\s*,\\s*(${hexColor})\\s*\\)|(${hexColor}))$`,
  'i',
);

/** Expands `#abc` to `#aabbcc`, because color inputs don't support short colors. */
const toLong = (color: string): string =>
  color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color;

/** Parses `theme.css`. Returns the theme, and errors for properties and values that the editor doesn't support. */
export function parseThemeCss(css: string): { theme: Theme; errors: string[] } {
  const rule = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const colors: Record<string, readonly [string, string]> = {};
  const text: { fontFamily?: string; textScale?: number } = {};
  const errors: string[] = [];
  for (const [, name = '', written = ''] of rule.matchAll(/([\w-]+)\s*:\s*([^;]+)(?:;|$)/g)) {
    const value = written.trim();
    const color = /^--auction-color-(.+)$/.exec(name)?.[1];
    if (name === '--auction-font-family') text.fontFamily = value;
    else if (name === '--auction-text-scale' && Number(value) > 0) text.textScale = Number(value);
    else if (name === '--auction-text-scale')
      errors.push(`${name} must be a number greater than 0, not ${value}.`);
    else if (color === undefined || !Object.hasOwn(colorTitles, color))
      errors.push(`The editor doesn’t support ${name}.`);
    else {
      const [, light, dark, both] = pair.exec(value) ?? [];
      if (light ?? both) colors[color] = [toLong(light ?? both!), toLong(dark ?? both!)];
      else
        errors.push(
          `${name} must be a color such as #8a651a, or light-dark() with two such colors, not ${value}.`,
        );
    }
  }
  return { theme: { colors, ...text }, errors };
}
