import { code, html, type Page, table } from '../../view/layout.ts';
import bundlers from '../../bundlers.json' with { type: 'json' };

/** Column titles, by the names in `bundlers.json`. */
const columnTitles: Readonly<Record<string, string>> = { 'all tags': 'All elements' };

export const frameworks: Page = {
  path: 'frameworks.html',
  title: 'Frameworks',
  description: 'Use the elements in React, Vue, Svelte, Solid, Astro, Angular, and Preact, with types.',
  group: 'Frameworks',
  content: html`<p class="lead">
      The elements work in every framework, because they are HTML elements. Pass objects as properties, and
      listen for events as usual. For React, Vue, and Svelte, the package also contains components.
    </p>
    ${code('npm install auction-elements')}
    ${table(
      'Supported frameworks',
      ['Framework', 'Import', 'Tested with'],
      [
        [
          html`<a href="react.html">React, Next.js, and React Router</a>`,
          html`<code>auction-elements/react</code>`,
          'React 16.14, 17, 18, and 19; Next.js 16 with both routers; React Router 7 in framework mode',
        ],
        [
          html`<a href="vue.html">Vue and Nuxt</a>`,
          html`<code>auction-elements/vue</code>`,
          'Vue 3.5, Nuxt 4',
        ],
        [
          html`<a href="svelte.html">Svelte and SvelteKit</a>`,
          html`<code>auction-elements/svelte</code>`,
          'Svelte 5, SvelteKit 2',
        ],
        [
          html`<a href="solid.html">Solid and SolidStart</a>`,
          'The elements, and two files to copy',
          'Solid 1.9 in the browser, SolidStart 2',
        ],
        [
          html`<a href="astro.html">Astro</a>`,
          html`<code>auction-elements/server</code>, <code>auction-elements/autoload.js</code>`,
          html`Astro 5 with <code>&lt;ClientRouter /&gt;</code>`,
        ],
        [
          html`<a href="angular.html">Angular</a>`,
          'The elements, and two files to copy',
          'Angular 21 with server rendering and hydration',
        ],
        ['Preact', 'The elements', 'Preact 11 in the browser'],
      ],
    )}
    <p>
      The code on the framework pages comes from test apps. The tests build each app that renders on a server,
      and check the following:
    </p>
    <ul>
      <li>The console has no messages, and the layout doesn’t shift.</li>
      <li>The initial HTML contains the links of the header and the footer.</li>
      <li>Hydration keeps the DOM nodes and sets objects and event handlers.</li>
      <li>A form can be bound, reset, validated, and submitted.</li>
      <li>The header stays when the app opens another page.</li>
    </ul>
    <h2>Preact</h2>
    ${code(`import 'auction-elements/elements/auction-header.js';
import type {} from 'auction-elements/jsx/preact';

<auction-header product-name="Gavel" config={config}
  onauction-search={(event) => track(event.detail.term)} />`)}
    <h2>Custom Elements Everywhere</h2>
    <p>
      The project at <code>custom-elements-everywhere.com</code> tests how frameworks pass data to custom
      elements and handle their events. React 19, Vue 3, Svelte 4.2, Solid 1.6, Angular 20, and Preact 10
      passed all of its 32 tests in August 2025. Earlier React versions and server rendering need more
      support, which the imports in the table above provide.
    </p>
    <h2>Bundlers</h2>
    <p>
      The bundlers in the following table need no configuration, except for Parcel. If you import one element,
      the bundle contains only that element. For Parcel, add this to <code>package.json</code>:
    </p>
    ${code('{ "@parcel/resolver-default": { "packageExports": true } }')}
    <p>
      For Rollup, use <code>@rollup/plugin-node-resolve</code>. The sizes include React, which is about 69 KB,
      even if your app has its own copy of React.
    </p>
    ${table(
      'Bundle size (KB, gzip)',
      ['Bundler', ...Object.keys(bundlers['Vite 8']).map((name) => columnTitles[name] ?? name)],
      Object.entries(bundlers).map(([name, sizes]) => [name, ...Object.values(sizes).map(String)]),
    )}
    <h2>Editor support</h2>
    <p>
      JetBrains editors read <code>web-types.json</code> from the package automatically. For VS Code, add this
      to <code>.vscode/settings.json</code>:
    </p>
    ${code(`{ "html.customData": ["./node_modules/auction-elements/dist/vscode.html-custom-data.json"] }`)}`,
};
