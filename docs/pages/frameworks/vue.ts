import { code, html, type Page, table } from '../../view/layout.ts';
import { prerenderRow } from './prerenderRow.ts';
import { readSource } from './readSource.ts';

const nuxt = (path: string) => readSource(`test/frameworks/apps/nuxt/${path}`);
const app = (path: string) => nuxt(`app/${path}`);

export const vue: Page = {
  path: 'vue.html',
  title: 'Vue and Nuxt',
  description: 'Vue components for all elements, with v-model, types, and server rendering.',
  group: 'Frameworks',
  content: html`<p class="lead">
      The package contains a Vue component for each element. Fields support <code>v-model</code>. The
      components work in Vue 3.3 and later and in Nuxt, and need no configuration.
    </p>
    ${code('npm install auction-elements')}
    ${code(`<script setup>
import { ref } from 'vue';
import { AuctionDateInput, AuctionHeader } from 'auction-elements/vue';

const day = ref('');
</script>

<template>
  <AuctionHeader product-name="Gavel" @auction-search="(event) => track(event.detail.term)" />
  <AuctionDateInput v-model="day" name="day" label="Viewing date" />
</template>`)}
    ${table(
      'Props and events',
      ['In the template', 'Description'],
      [
        [
          'Attributes and properties',
          'All attributes and properties of the element, in kebab case or camel case. Pass objects as they are.',
        ],
        [
          html`<code>@auction-search</code>, <code>@input</code>, …`,
          'All events of the element and of HTML elements.',
        ],
        [html`<code>v-model</code>`, 'The value of a field.'],
        [html`<code>ref</code>`, html`The component. Its <code>$el</code> is the element.`],
        prerenderRow,
      ],
    )}
    <h2>The header in Nuxt</h2>
    ${code(app('components/SiteHeader.vue'))}
    <p>
      With <code>prerender</code>, the header is in the initial HTML, its menus work without JavaScript, and
      there is no layout shift. Vue sets <code>config</code> and event handlers during hydration.
    </p>
    <p>
      The header stays when the user opens another page of the app. It updates <code>aria-current</code> and
      the return URL of the sign-in link. If links should load pages instead, omit <code>followLink</code>.
    </p>
    <h2>Forms</h2>
    ${code(app('components/BidForm.vue'))}
    <p>
      <code>v-model</code> contains the value that the form submits: <code>yyyy-MM-dd</code> for a date, and
      <code>HH:mm</code> for a time. It is an empty string while the typed text isn’t a valid date or time.
      <code>v-model</code> also receives text that the user types before hydration. If the form is reset,
      <code>v-model</code> receives its initial value.
    </p>
    <h2>CSP with a nonce in Nuxt</h2>
    <p>
      Create a nonce for each request in a server plugin. Pass the nonce to each server-rendered element in
      <code>prerender</code>, as shown above. Elements that render in the browser don’t need a nonce.
    </p>
    ${code(nuxt('server/plugins/policy.ts'))} ${code(app('composables/useStyles.ts'))}
    <h2>Types</h2>
    <p>
      The components are typed for <code>vue-tsc</code> and for editors. To use the elements in templates
      without the components, set <code>isCustomElement</code> in the compiler options (<code
        >vue.compilerOptions</code
      >
      in <code>nuxt.config.ts</code>), and import their types. If your app renders on a server,
      <code>v-model</code> doesn’t work on elements.
    </p>
    ${code(`import type {} from 'auction-elements/jsx/vue';`)}`,
};
