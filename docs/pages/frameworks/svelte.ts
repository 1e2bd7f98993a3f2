import { code, html, type Page, table } from '../../view/layout.ts';
import { prerenderRow } from './prerenderRow.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/svelte-kit/src/${path}`);

export const svelte: Page = {
  path: 'svelte.html',
  title: 'Svelte and SvelteKit',
  description: 'Svelte 5 components for all elements, with bind:value and server rendering.',
  group: 'Frameworks',
  content: html`<p class="lead">
      The package contains a Svelte 5 component for each element. Fields support <code>bind:value</code>. The
      components work in SvelteKit and need no configuration.
    </p>
    ${code('npm install auction-elements')}
    ${code(`<script>
  import { AuctionDateInput, AuctionHeader } from 'auction-elements/svelte';

  let day = $state('');
</script>

<AuctionHeader product-name="Gavel" onauction-search={(event) => track(event.detail.term)} />
<AuctionDateInput bind:value={day} name="day" label="Viewing date" />`)}
    ${table(
      'Props',
      ['Prop', 'Description'],
      [
        [
          'Attributes and properties',
          'All attributes of the element, and all properties by their own names.',
        ],
        [
          html`<code>onauction-search</code>, <code>oninput</code>, …`,
          'Handlers for the events of the element.',
        ],
        [html`<code>bind:value</code>`, 'The value of a field.'],
        [html`<code>bind:element</code>`, 'The element.'],
        prerenderRow,
      ],
    )}
    <h2>The header in SvelteKit</h2>
    ${code(app('lib/SiteHeader.svelte'))}
    <p>
      With <code>prerender</code>, the header is in the initial HTML, its menus work without JavaScript, and
      there is no layout shift.
    </p>
    <p>
      SvelteKit’s router follows the header’s links to pages of the app, and the header stays. It updates
      <code>aria-current</code> and the return URL of the sign-in link. If links should load pages instead,
      set <code>data-sveltekit-reload</code> on an element around the header.
    </p>
    <h2>Forms</h2>
    ${code(app('lib/BidForm.svelte'))}
    <p>
      <code>bind:value</code> contains the value that the form submits: <code>yyyy-MM-dd</code> for a date,
      and <code>HH:mm</code> for a time. It is an empty string while the typed text isn’t a valid date or
      time. It also receives text that the user types before hydration. If the form is reset, it receives its
      initial value.
    </p>
    <h2>Form actions</h2>
    <p>
      Forms with the fields work with <code>use:enhance</code> and without JavaScript. Set
      <code>error-text</code> to the server’s error message. The field shows it until the user changes the
      value.
    </p>
    ${code(app('routes/account/+page.svelte'))} ${code(app('routes/account/+page.server.ts'))}
    <h2>Use the elements directly</h2>
    <p>
      You can use the elements in templates without the components. Import their types as shown below. On the
      server, Svelte writes objects as <code>config="[object Object]"</code> and properties as attributes such
      as <code>disableddates</code>. For server rendering, set the attribute to JSON, or use the component.
    </p>
    ${code(`import type {} from 'auction-elements/jsx/svelte';`)}`,
};
