import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createServer } from 'vite';
import { importSource } from '../../scripts/importSource.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('styles computed in the build', () => {
  let vite;
  let compileStyles;
  before(async () => {
    const plugins = await importSource('/vite.styles.ts');
    compileStyles = plugins.compileStyles;
    const modules = ['frameStyles.ts', 'propsStyles.ts', 'helperStyles.ts'];
    vite = await createServer({
      root,
      configFile: false,
      plugins: [compileStyles, plugins.createStylesPlugin('test/node/styles', modules)],
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
  });
  after(() => vite.close());
  const load = (name) => vite.ssrLoadModule(`/test/node/styles/${name}Styles.ts`);

  it('consists of an element name, a class, and CSS rules', async () => {
    const { HostContext } = await vite.ssrLoadModule('/src/hooks/hostContext.tsx');
    const { Frame } = await load('frame');
    const inserted = [];
    const render = (props) =>
      renderToStaticMarkup(
        createElement(
          HostContext,
          { value: { insertStyles: (styles) => void inserted.push(styles) } },
          createElement(Frame, props, 'Lot 7'),
        ),
      );
    const [{ className, rules }] = (render(), inserted);
    assert.equal(render(), `<figure class="${className}">Lot 7</figure>`);
    assert.equal(render({ as: 'div', part: 'frame' }), `<div part="frame" class="${className}">Lot 7</div>`);
    assert.deepEqual(new Set(inserted.map(({ order }) => order)).size, 1);
    const [, turn] = /^@keyframes (\w+)\{to\{rotate:360deg\}\}/.exec(rules);
    for (const rule of [
      `.${className}{color:var(--auction-color-ink,light-dark(#15202b,#e8ecef));animation:1s ${turn}}`,
      `.${className}>.note{clip-path:inset(50%);`,
      `.${className}:after{content:"$ 7"}`,
    ])
      assert.ok(rules.includes(rule), `${rule} in ${rules}`);
    assert.doesNotMatch(rules, /data-styled|sc-|\n/);
  });

  it('has the same order whenever a module runs, with controls before the components that contain them', async () => {
    const { HostContext } = await vite.ssrLoadModule('/src/hooks/hostContext.tsx');
    const orderOf = async (file) => {
      let order;
      const insertStyles = (styles) => {
        order = styles.order;
        return null;
      };
      const [Frame] = Object.values(await vite.ssrLoadModule(file));
      renderToStaticMarkup(createElement(HostContext, { value: { insertStyles } }, createElement(Frame)));
      return order;
    };
    const footer = await orderOf('/src/footer/footerStyles.ts');
    const button = await orderOf('/src/controls/button/buttonStyles.ts');
    assert.ok(button < footer, `${button} < ${footer}`);
  });

  it('leaves strings unchanged', async () => {
    assert.match((await load('frame')).hostCss, /^\s*:host \{\s*display: block;\s*\}\s*$/);
  });

  it('does not depend on props', () =>
    assert.rejects(load('props'), /Frame depends on props\. Set an attribute or a custom property/));

  it('allows no other exports in a styles module', () =>
    assert.rejects(load('helper'), /double is neither a styled component nor a string/));

  it('requires a module to be in the list of modules', () => {
    const lib = { entry: `${root}test/node/styles/unlistedStyles.ts`, formats: ['es'], fileName: 'unlisted' };
    const building = build({
      configFile: false,
      plugins: [compileStyles],
      logLevel: 'silent',
      build: { write: false, lib },
    });
    return assert.rejects(building, /unlistedStyles\.ts is not in the list of src\/styles\/cascade\.ts/);
  });

  it('keeps styled-components out of the built files', async () => {
    const files = (await readdir(`${root}dist`, { recursive: true })).filter((name) =>
      /\.(js|d\.ts)$/.test(name),
    );
    assert.ok(files.length > 50);
    for (const file of files)
      assert.doesNotMatch(
        await readFile(`${root}dist/${file}`, 'utf8'),
        /styled-components|data-styled/,
        file,
      );
  });
});
