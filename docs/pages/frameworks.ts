import { code, html, type Page } from '../view/layout.ts';

export const frameworks: Page = {
  path: 'frameworks.html',
  title: 'Frameworks',
  description: 'The tags in React, Preact, Vue, Svelte, Angular and Solid, with their types.',
  group: 'Guides',
  content: html`<p class="lead">
      The tags are HTML: every framework can use them. Objects and lists go in as properties, events come out
      as they do from any element. Each of these is tested with the packed library.
    </p>
    <h2>React</h2>
    ${code(`import 'auction-elements/elements/auction-header.js';
import type {} from 'auction-elements/jsx/react';

<auction-header product-name="Gavel" config={config}
  onauction-search={(event) => track(event.detail.term)} />`)}
    <p>
      React 19 or newer. Apps that want no custom elements take the components themselves; their styles then
      go into the page:
    </p>
    ${code(`import { DateField, Header } from 'auction-elements/react';

<Header productName="Gavel" onSearch={({ term }) => track(term)} />
<DateField name="day" label="Viewing on" value={day} onChange={setDay} />`)}
    <h2>Preact</h2>
    <p>As React, with <code>auction-elements/jsx/preact</code>.</p>
    <h2>Vue</h2>
    ${code(`// vite.config.js: these tags are not Vue's own
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('auction-') } } })

<!-- in a component; import type {} from 'auction-elements/jsx/vue' -->
<auction-date-input name="day" :disabledDates="days" @change="book" />`)}
    <h2>Svelte</h2>
    ${code(`<script lang="ts">
  import 'auction-elements/elements/auction-text-input.js';
  import type {} from 'auction-elements/jsx/svelte';
</script>

<auction-text-input name="paddle" clearable onauction-clear={forget}></auction-text-input>`)}
    <h2>Angular</h2>
    ${code(`@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<auction-header [attr.product-name]="name" [config]="config"
    (auction-search)="search($event)"></auction-header>\`,
})`)}
    <h2>Solid</h2>
    ${code(`import type {} from 'auction-elements/jsx/solid';

<auction-header attr:product-name={name()} prop:config={config()} on:auction-search={search} />`)}
    <h2>Editors</h2>
    <p>JetBrains editors read <code>web-types.json</code> from the package by themselves. In VS Code:</p>
    ${code(`{ "html.customData": ["./node_modules/auction-elements/dist/vscode.html-custom-data.json"] }`)}`,
};
