import { code, html, type Page, table } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const nuxt = (path: string) => readSource(`test/frameworks/apps/nuxt/${path}`);
const app = (path: string) => nuxt(`app/${path}`);

export const vue: Page = {
  path: 'vue.html',
  title: 'Vue, Nuxt',
  description: 'A component of Vue for each tag, with v-model, in pages and on servers.',
  group: 'Frameworks',
  content: html`<p class="lead">
      <code>auction-elements/vue</code> has a component for each tag, for Vue 3.3 and later: with
      <code>v-model</code> on fields, and complete in the HTML of a server. Nothing has to be configured.
    </p>
    <h2>The header, in Nuxt</h2>
    ${code(app('components/SiteHeader.vue'))}
    <p>
      The header is on screen with the first byte, its menus work without script, and nothing moves as Vue
      hydrates. <code>config</code> and the handler are there afterwards. On the next page the same header
      stays: it marks the new page’s links, and a sign-in leads back to the new page. Leave
      <code>followLink</code> out where links should load pages.
    </p>
    <h2>A form</h2>
    ${code(app('components/BidForm.vue'))}
    <p>
      <code>v-model</code> has the value that the form submits: <code>yyyy-MM-dd</code> of a date,
      <code>HH:mm</code> of a time, and <code>''</code> while what is typed is none. It gets what a user types
      before the app has come, and what a reset restores, which is the value that the model had at first.
    </p>
    ${table(
      'What a component takes',
      ['In the template', 'What it is'],
      [
        ['attributes and properties', 'Those of its tag, in kebab case or camel case; objects as they are.'],
        [
          html`<code>@auction-search</code>, <code>@input</code> …`,
          'The events of its tag, and those of any element.',
        ],
        [html`<code>v-model</code>`, 'Of fields.'],
        [html`<code>ref</code>`, html`<code>$el</code> is the element.`],
        [
          html`<code>prerender</code>`,
          html`The server’s HTML has the shadow root. <code>{ page }</code> marks the links to the page;
            <code>{ styles: { mode: 'link', href } }</code> or
            <code>{ styles: { mode: 'nonce', nonce } }</code> fits a
            <a href="prerender.html">strict policy</a>.`,
        ],
      ],
    )}
    <h2>A policy with a nonce, in Nuxt</h2>
    <p>
      A plugin of the server makes a nonce for each request, and each prerendered tag gets it with
      <code>prerender</code>, as above. Tags that are rendered in the browser need none.
    </p>
    ${code(nuxt('server/plugins/policy.ts'))} ${code(app('composables/useStyles.ts'))}
    <h2>Types</h2>
    <p>
      All of it is typed, for <code>vue-tsc</code> and editors. Tags in templates, without the components,
      need <code>isCustomElement</code> among the compiler’s options (<code>vue.compilerOptions</code> in
      <code>nuxt.config.ts</code>) and <code>import type {} from 'auction-elements/jsx/vue'</code>; on a
      server <code>v-model</code> does not compile on tags.
    </p>`,
};
