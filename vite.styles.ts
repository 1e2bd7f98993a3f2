import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';
import { type Plugin, runnerImport } from 'vite';
import { minifyCss } from './elements/codegen/minifyCss.ts';
import { color, colorPairs } from './src/design/colors.ts';
import { ownText, resetButton, visuallyHidden } from './src/design/sharedStyles.ts';
import { family } from './src/design/type.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Server and client must agree on class names. */
const styledComponents = {
  ssr: true,
  displayName: false,
  fileName: false,
  pure: true,
  minify: true,
  transpileTemplateLiterals: true,
};

/**
 * Runs styled-components in the build, so that it stays out of pages: each component that a `…Styles.ts` exports is replaced by its
 * tag, its class name, its place in the cascade and its rules; each text stays, on one line, and minified if it is a `…Css` of whole rules.
 */
export const compileStyles: Plugin = {
  name: 'compile-styles',
  enforce: 'pre',
  load: {
    filter: { id: /Styles\.ts$/ },
    async handler(id) {
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        root,
        configFile: false,
        logLevel: 'error',
        oxc: { plugins: { styledComponents } },
      });
      for (const each of dependencies) this.addWatchFile(each);
      const [, dependent] = propDependence.exec(await readFile(id, 'utf8')) ?? [];
      if (dependent)
        throw new TypeError(
          `${dependent} depends on props; set an attribute or a custom property, and style by that.`,
        );
      const exported = Object.entries(module).map(([name, value], index) => {
        const compiled =
          typeof value === 'string'
            ? toLiteral(name.endsWith('Css') ? minifyCss(value) : joinLines(value))
            : compile(name, value, getOrder(id, index), posix.basename(id));
        return `export const ${name} = ${compiled};`;
      });
      const hasComponents = exported.some((each) => each.includes('createStyledElement('));
      const code = exported.join('\n');
      if (!hasComponents) return code;
      // The header is loaded as a whole: gzip finds what its rules have in common, and the texts would be one more file to load.
      return !id.includes('/src/header/') ? share(code) : [createStyledElementImport, code].join('\n');
    },
  },
};

function compile(name: string, component: unknown, order: number, file: string): string {
  if (!isStyledComponent(component))
    throw new TypeError(`${name} is neither a styled component nor a text; put it into a file of its own.`);
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(createElement(component as unknown as ElementType)),
  );
  // Its own class, by which others could select it, and the one of its rules.
  const [, tag, className] = /^<([a-z]+) class="\S+ (\S+)"/.exec(markup)!;
  const css = sheet.getStyleTags().replaceAll(notRules, '');
  const ownName = makeClassName(`${file} ${name} ${css.replaceAll(className!, '')}`);
  const rules = toLiteral(minifyCss(css.replaceAll(className!, ownName)));
  return `/* @__PURE__ */ createStyledElement('${tag}', '${ownName}', ${order}, ${rules})`;
}

/** The same in every build, wherever its folder is; styled-components makes names of the path. */
const makeClassName = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 6);

/** In what styled-components writes for a page: the element, its marks and its list of names. */
const notRules = /<[^>]+>|\/\*!sc\*\/|data-styled\.\w+\[id="[^"]*"\]\{[^}]*\}|\n/g;

/** A function in a template is what styled-components calls with the props of each rendering. */
const propDependence = /^export const (\w+) = styled(?:(?!^export)[^])*?\$\{\s*(?:\w+|\([^)]*\))\s*=>/m;

const joinLines = (css: string): string => css.replaceAll(/\s*\n\s*/g, '').replaceAll(': ', ':');

const toLiteral = (css: string): string => `\`${css.replaceAll(/[\\`$]/g, '\\$&')}\``;

/** The cascade is in this order, whenever a module runs: controls come before the header and the footer, which they are parts of. */
const styleFiles = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('Styles.ts'))
  .sort();

const getOrder = (id: string, index: number): number =>
  (styleFiles.indexOf(posix.relative(`${root}src`, id)) + 1) * 100 + index;

const minifyDeclarations = (css: string): string => minifyCss(`a{${css}}`).slice(2, -1);

/** Texts that stand in the rules of many components are loaded once: the minified text, and the expression that gives it. */
const sharedTexts: readonly (readonly [text: string, expression: string])[] = [
  ...Object.keys(colorPairs).map(
    (name) =>
      [
        minifyDeclarations(`color:${color(name as keyof typeof colorPairs)}`).slice('color:'.length),
        `color('${name}')`,
      ] as const,
  ),
  [minifyDeclarations(`font-family:${family}`).slice('font-family:'.length), 'family'],
  ...Object.entries({ ownText, resetButton, visuallyHidden }).map(
    ([name, css]) => [minifyDeclarations(css), name] as const,
  ),
];

const createStyledElementImport = `import { createStyledElement } from '/src/styles/styledElement.tsx';`;

const sharedImports = [
  `import { color } from '/src/design/colors.ts';`,
  `import { ownText, resetButton, visuallyHidden } from '/src/design/sharedStyles.ts';`,
  `import { family } from '/src/design/type.ts';`,
];

const share = (code: string): string =>
  [
    createStyledElementImport,
    ...sharedImports,
    sharedTexts.reduce((all, [text, expression]) => all.replaceAll(text, () => `\${${expression}}`), code),
  ].join('\n');
