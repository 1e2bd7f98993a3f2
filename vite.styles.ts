import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { transform } from 'lightningcss';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';
import { type Plugin, runnerImport } from 'vite';
import { version } from './package.json';
import { isSiteElement } from './elements/early/siteElements.ts';
import { styleModules } from './src/styles/cascade.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Compiles styled components in the build, so that pages don't load styled-components. Replaces each exported component with a
 * `createStyledElement()` call.
 */
export const createStylesPlugin = (folder: string, modules: readonly string[]): Plugin => ({
  name: 'compile-styles',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'styled-components')
      throw new TypeError(`${importer} is not in the list of src/styles/cascade.ts. Add it.`);
  },
  async load(id) {
    const position = modules.indexOf(relative(root + folder, id).replaceAll('\\', '/'));
    if (position === -1) return null;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
      root,
      configFile: false,
      logLevel: 'error',
      oxc: { plugins: { styledComponents: {} } },
    });
    for (const file of dependencies) this.addWatchFile(file);
    const [, dependent] = propDependence.exec(await readFile(id, 'utf8')) ?? [];
    if (dependent)
      throw new TypeError(`${dependent} depends on props. Set an attribute or a custom property instead.`);
    const declarations = Object.entries(module).map(
      ([name, value], index) =>
        `export const ${name} = ${typeof value === 'string' ? toLiteral(value) : compile(name, value, position * 100 + index)};`,
    );
    return `import { createStyledElement } from '/src/styles/styledElement.tsx';\n${declarations.join('\n')}`;
  },
});

export const compileStyles = createStylesPlugin('src', styleModules);

/** Matches the modules of scripts that pages load. The scripts of site elements contain the version in their HTML. */
const pageScripts = /\/elements\/(auction-elements|early\/startLoader|tags\/auction-[\w-]+)\.ts$/;

/**
 * Adds comments for people and tools: the version to the scripts that pages load, and the licenses of packages to each file that contains
 * packages. Minification would remove a `banner`.
 */
const addComments: Plugin = {
  name: 'add-comments',
  outputOptions: (options) => ({
    ...options,
    postBanner: ({ moduleIds, facadeModuleId, name }) => {
      const isPageScript = pageScripts.test(facadeModuleId ?? '') && !isSiteElement(name);
      const hasPackages = moduleIds.some((id) => id.includes('node_modules'));
      return `${isPageScript ? `/*! auction-elements ${version} */\n` : ''}${hasPackages ? '/*! Licenses: THIRD-PARTY-NOTICES.txt */' : ''}`;
    },
  }),
};

export const plugins = [compileStyles, addComments];

/** Matches a function in a template. styled-components would call it with the props of each render. */
const propDependence = /^export const (\w+) = styled(?:(?!^export)[^])*?\$\{\s*(?:\w+|\([^)]*\))\s*=>/m;

function compile(name: string, component: unknown, order: number): string {
  if (!isStyledComponent(component))
    throw new TypeError(`${name} is neither a styled component nor a string.`);
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(createElement(component as unknown as ElementType)),
  );
  // The first class identifies the component, and the second class its styles.
  const { rawTagName, classList } = parse(markup).firstElementChild!;
  const css = sheet.getStyleTags().replaceAll(styleWrapper, '').replaceAll(`.${classList.value[1]}`, '&');
  // styled-components derives class names from the path of the project.
  const hash = createHash('sha256')
    .update(name + css)
    .digest('base64url');
  const stableName = `_${hash.slice(0, 5)}`;
  const code = Buffer.from(css.replaceAll('&', `.${stableName}`));
  const rules = transform({ filename: 'styles.css', code, minify: true }).code.toString();
  return `/* @__PURE__ */ createStyledElement('${rawTagName}', '${stableName}', ${order}, ${toLiteral(rules)})`;
}

/** Matches the code that `getStyleTags()` writes around the styles. */
const styleWrapper = /<[^>]+>|\/\*!sc\*\/|data-styled\.\w+\[id="[^"]*"\]\{[^}]*\}|\n/g;

const toLiteral = (css: string): string => `\`${css.replaceAll(/[\\`$]/g, '\\$&')}\``;
