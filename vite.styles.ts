import { fileURLToPath } from 'node:url';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { type Plugin, runnerImport } from 'vite';
import { color, colorPairs } from './src/design/colors.ts';
import { ownText, resetButton, visuallyHidden } from './src/design/sharedStyles.ts';
import { family } from './src/design/type.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Class names are the same in every build; server and client must agree on them. */
const styledComponents = {
  ssr: true,
  displayName: false,
  fileName: false,
  pure: true,
  minify: true,
  transpileTemplateLiterals: true,
};

/**
 * What styled-components does, it does here, and stays out of pages: of the exports of a `…Styles.ts` each component is replaced by
 * its tag, its class name and its rules, and each text by itself on one line.
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
      const exported = Object.entries(module).map(
        ([name, value]) =>
          `export const ${name} = ${typeof value === 'string' ? literal(line(value)) : compile(name, value)};`,
      );
      return [...(exported.some((each) => each.includes('styledElement(')) ? imports : []), ...exported].join(
        '\n',
      );
    },
  },
};

interface StyledComponent {
  componentStyle?: { rules: readonly unknown[] };
}

function compile(name: string, component: unknown): string {
  const { componentStyle } = component as StyledComponent;
  if (!componentStyle)
    throw new TypeError(`${name} is neither a styled component nor a text; put it into a file of its own.`);
  if (componentStyle.rules.some((rule) => typeof rule === 'function'))
    throw new TypeError(
      `${name} depends on props; set an attribute or a custom property, and style by that.`,
    );
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(createElement(component as ElementType)));
  // Its own class, by which others could select it, and the one of its rules.
  const [, tag, className] = /^<([a-z]+) class="\S+ (\S+)"/.exec(markup)!;
  const rules = shortened(literal(sheet.getStyleTags().replaceAll(notRules, '')));
  return `/* @__PURE__ */ styledElement('${tag}', '${className}', ${rules})`;
}

/** In what styled-components writes for a page: the element, its marks and its list of names. */
const notRules = /<[^>]+>|\/\*!sc\*\/|data-styled\.\w+\[id="[^"]*"\]\{[^}]*\}|\n/g;

const line = (css: string): string => css.replaceAll(/\s*\n\s*/g, '').replaceAll(': ', ':');

const literal = (css: string): string => `\`${css.replaceAll(/[\\`$]/g, '\\$&')}\``;

/** What stands in the rules of many components is loaded once: `[its text, the expression that gives it]`. */
const shared: readonly (readonly [text: string, expression: string])[] = [
  ...Object.keys(colorPairs).map(
    (name) => [color(name as keyof typeof colorPairs), `color('${name}')`] as const,
  ),
  [family, 'family'],
  ...Object.entries({ ownText, resetButton, visuallyHidden }).map(
    ([name, css]) => [line(css), name] as const,
  ),
];

const imports = [
  `import { styledElement } from '/src/styles/styledElement.tsx';`,
  `import { color } from '/src/design/colors.ts';`,
  `import { ownText, resetButton, visuallyHidden } from '/src/design/sharedStyles.ts';`,
  `import { family } from '/src/design/type.ts';`,
];

/** Blanks and zeros, but not in a text. */
const needless = /('[^']*')| (?=>)|(?<=[:,>]) |\b0(?=\.\d)/g;

const shortened = (rules: string): string =>
  shared
    .reduce((css, [text, expression]) => css.replaceAll(text, `\${${expression}}`), rules)
    .replaceAll(';}', '}')
    .replaceAll(needless, '$1');
