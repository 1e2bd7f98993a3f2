import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';
import { type Plugin, runnerImport } from 'vite';
import { minifyCss } from './elements/codegen/minifyCss.ts';
import { styleModules } from './src/styles/cascade.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Options of the compiler of styled-components. The class names of the server and of the page must be equal. */
const styledComponents = {
  ssr: true,
  displayName: false,
  fileName: false,
  pure: true,
  minify: true,
  transpileTemplateLiterals: true,
};

/**
 * Runs styled-components in the build, so that pages do not load it. Each styled component that one of the modules exports becomes a call of
 * `createStyledElement` with its tag, class name, place in the cascade, and rules. Exported strings stay.
 */
export const createStylesPlugin = (folder: string, modules: readonly string[]): Plugin => ({
  name: 'compile-styles',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'styled-components')
      throw new TypeError(`${importer} is not in the list of src/styles/cascade.ts. Add it.`);
  },
  async load(id) {
    const place = modules.indexOf(relative(root + folder, id).replaceAll('\\', '/'));
    if (place === -1) return null;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
      root,
      configFile: false,
      logLevel: 'error',
      oxc: { plugins: { styledComponents } },
    });
    for (const file of dependencies) this.addWatchFile(file);
    const [, dependent] = propDependence.exec(await readFile(id, 'utf8')) ?? [];
    if (dependent)
      throw new TypeError(`${dependent} depends on props. Set an attribute or a custom property instead.`);
    const exported = Object.entries(module).map(
      ([name, value], index) =>
        `export const ${name} = ${typeof value === 'string' ? toLiteral(value) : compile(name, value, place * 100 + index)};`,
    );
    return [`import { createStyledElement } from '/src/styles/styledElement.tsx';`, ...exported].join('\n');
  },
});

export const compileStyles = createStylesPlugin('src', styleModules);

/** Matches a function in a template, which styled-components calls with the props of each rendering. */
const propDependence = /^export const (\w+) = styled(?:(?!^export)[^])*?\$\{\s*(?:\w+|\([^)]*\))\s*=>/m;

function compile(name: string, component: unknown, order: number): string {
  if (!isStyledComponent(component))
    throw new TypeError(`${name} is neither a styled component nor a string.`);
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(createElement(component as unknown as ElementType)),
  );
  // The first class is that of the component, the second one that of its rules.
  const [, tag, className] = /^<([a-z]+) class="\S+ (\S+)"/.exec(markup)!;
  const css = sheet.getStyleTags().replaceAll(notRules, '').replaceAll(`.${className}`, '&');
  // styled-components makes its class names from the path of the project.
  const stableName = createHash('sha256')
    .update(name + css)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 6);
  const rules = minifyCss(css.replaceAll('&', `.${stableName}`));
  return `/* @__PURE__ */ createStyledElement('${tag}', '${stableName}', ${order}, ${toLiteral(rules)})`;
}

/** Matches what `getStyleTags()` writes around the rules. */
const notRules = /<[^>]+>|\/\*!sc\*\/|data-styled\.\w+\[id="[^"]*"\]\{[^}]*\}|\n/g;

const toLiteral = (css: string): string => `\`${css.replaceAll(/[\\`$]/g, '\\$&')}\``;
