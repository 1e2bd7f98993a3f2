import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/svelte-kit/src/${path}`);

export const svelte: Page = {
  path: 'svelte.html',
  title: 'Svelte, SvelteKit',
  description: 'A component of Svelte 5 for each tag, with bind:value, in pages and on servers.',
  group: 'Frameworks',
  content: html`<p class="lead">
      <code>auction-elements/svelte</code> has a component for each tag, for Svelte 5: with
      <code>bind:value</code> on fields, and complete in the HTML of a server. Nothing has to be configured.
    </p>
    <h2>The header</h2>
    ${code(app('lib/SiteHeader.svelte'))}
    <p>
      The header is on screen with the first byte, its menus work without script, and nothing moves as Svelte
      hydrates. SvelteKit’s router follows the header’s links to pages of the app; the header stays, marks the
      new page’s links, and a sign-in leads back to the new page. <code>data-sveltekit-reload</code> around
      the header loads pages instead.
    </p>
    <h2>A form</h2>
    ${code(app('lib/BidForm.svelte'))}
    <p>
      <code>bind:value</code> has the value that the form submits: <code>yyyy-MM-dd</code> of a date,
      <code>HH:mm</code> of a time, and <code>''</code> while what is typed is none. It gets what a user types
      before the app has come, and what a reset restores, which is the value that was bound at first.
      <code>bind:element</code> gives the element.
    </p>
    <h2>Form actions</h2>
    <p>
      A form with the fields is sent as any other, with <code>use:enhance</code> and without script. What the
      server refuses goes into <code>error-text</code>, which the field shows until its value changes.
    </p>
    ${code(app('routes/account/+page.svelte'))} ${code(app('routes/account/+page.server.ts'))}
    <h2>Props</h2>
    <p>
      Props are what the tag takes in a template: attributes, properties by their own names, and its events as
      <code>onauction-search</code>, <code>oninput</code> …. With <code>prerender</code> the server’s HTML has
      the shadow root: <code>{ page }</code> marks the links to the page,
      <code>{ styles: { mode: 'link', href } }</code> or
      <code>{ styles: { mode: 'nonce', nonce } }</code> fits a <a href="prerender.html">strict policy</a>.
    </p>
    <h2>Tags in markup</h2>
    <p>
      On a server Svelte writes <code>config="[object Object]"</code> for an object on a tag, and
      <code>disableddates</code> for a property: give a tag of a prerendered page JSON in its attribute, or
      take the component. The types of tags are
      <code>import type {} from 'auction-elements/jsx/svelte'</code>.
    </p>`,
};
