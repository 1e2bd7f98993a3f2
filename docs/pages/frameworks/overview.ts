import { code, html, type Page, table } from '../../view/layout.ts';
import bundlers from '../../bundlers.json' with { type: 'json' };

export const frameworks: Page = {
  path: 'frameworks.html',
  title: 'Frameworks',
  description: 'The tags in React, Preact, Vue, Svelte, Solid, Astro and Angular, with their types.',
  group: 'Frameworks',
  content: html`<p class="lead">
      The tags are HTML: every framework can use them. Objects and lists go in as properties, events come out
      as they do from any element. Each of these is tested with the packed library.
    </p>
    ${table(
      'What there is',
      ['Framework', 'What you import', 'Tested'],
      [
        [
          html`<a href="react.html">React, Next, React Router</a>`,
          html`<code>auction-elements/react</code>`,
          'React 16.14, 17, 18 and 19; Next 16 with both routers; React Router 7 in framework mode',
        ],
        [html`<a href="vue.html">Vue, Nuxt</a>`, html`<code>auction-elements/vue</code>`, 'Vue 3.5, Nuxt 4'],
        [
          html`<a href="svelte.html">Svelte, SvelteKit</a>`,
          html`<code>auction-elements/svelte</code>`,
          'Svelte 5, SvelteKit 2',
        ],
        [
          html`<a href="solid.html">Solid, Solid Start</a>`,
          'The tags, and two files to copy',
          'Solid 1.9 in the browser, Solid Start 2',
        ],
        [
          html`<a href="astro.html">Astro</a>`,
          html`<code>auction-elements/server</code>, <code>auction-elements/autoload.js</code>`,
          html`Astro 5 with <code>&lt;ClientRouter /&gt;</code>`,
        ],
        [
          html`<a href="angular.html">Angular</a>`,
          'The tags, and two files to copy',
          'Angular 21, rendered on the server and hydrated',
        ],
        ['Preact', 'The tags', 'Preact 11, in the browser'],
      ],
    )}
    <p>
      Each app that renders on a server is built and used as its users would: its console stays empty, the
      links of header and footer are in the HTML, nothing moves, hydration keeps the nodes, objects and
      handlers are there afterwards, a form is bound, reset, validated and sent, and the header stays when the
      app shows another page. The pages show the files of these apps.
    </p>
    <h2>Custom Elements Everywhere</h2>
    <p>
      The project of that name (<code>custom-elements-everywhere.com</code>) tests how frameworks give custom
      elements their data and handle their events. All of those above pass its 32 tests, 100 %: React 19, Vue
      3, Svelte 4.2, Solid 1.6, Angular 20 and Preact 10, as of August 2025. React before version 19, and
      frameworks that render on a server, need more, which is what the imports above are for.
    </p>
    <h2>Preact</h2>
    ${code(`import 'auction-elements/elements/auction-header.js';
import type {} from 'auction-elements/jsx/preact';

<auction-header product-name="Gavel" config={config}
  onauction-search={(event) => track(event.detail.term)} />`)}
    <h2>Bundlers</h2>
    <p>
      These take the package without configuration, and one tag brings no other one. Parcel alone has to be
      told that packages have <code>exports</code>, in the app’s <code>package.json</code>:
    </p>
    ${code('{ "@parcel/resolver-default": { "packageExports": true } }')}
    <p>
      Rollup resolves packages by <code>@rollup/plugin-node-resolve</code>. React is in these sizes once,
      about 69 KB, whatever the app has.
    </p>
    ${table(
      'What a page has loaded when the tag is on screen, in KB (gzip)',
      ['Bundler', ...Object.keys(bundlers['Vite 8'])],
      Object.entries(bundlers).map(([name, sizes]) => [name, ...Object.values(sizes).map(String)]),
    )}
    <h2>Editors</h2>
    <p>JetBrains editors read <code>web-types.json</code> from the package by themselves. In VS Code:</p>
    ${code(`{ "html.customData": ["./node_modules/auction-elements/dist/vscode.html-custom-data.json"] }`)}`,
};
