import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/solid-start/src/${path}`);

export const solid: Page = {
  path: 'solid.html',
  title: 'Solid, Solid Start',
  description: 'The tags in Solid: in its templates, and rendered by the server of Solid Start.',
  group: 'Frameworks',
  content: html`<p class="lead">
      Solid takes the tags as they are, with types for its templates. For the server of Solid Start two
      components of the package’s <code>integrations/solid</code> are to be copied: one renders any tag, the
      other binds a field to a signal.
    </p>
    <h2>In the browser</h2>
    ${code(`import 'auction-elements/elements/auction-header.js';
import type {} from 'auction-elements/jsx/solid';

<auction-header attr:product-name={name()} prop:config={config()} on:auction-search={search} />`)}
    <h2>Solid Start: any tag</h2>
    ${code(readSource('integrations/solid/Tag.tsx'))}
    <p>
      The HTML of the server has the shadow root of the tag, which is complete without script. Texts are
      attributes, with <code>attr:</code>; numbers, booleans and objects are properties, with
      <code>prop:</code>: a server of Solid writes <code>clearable="false"</code> and
      <code>config="[object Object]"</code> for attributes. <code>prerender</code> has what the server knows
      of the page. In the browser the entry loads the tags that a page has:
    </p>
    ${code(app('entry-client.tsx'))}
    <h2>The header</h2>
    ${code(app('components/SiteHeader.tsx'))}
    <p>
      The header is on screen with the first byte, its menus work without script, and nothing moves as Solid
      hydrates. Solid’s router follows the header’s links to pages of the app; the header stays, marks the new
      page’s links, and a sign-in leads back to the new page. With <code>explicitLinks</code> of the
      <code>&lt;Router&gt;</code> links load pages instead.
    </p>
    <h2>A form</h2>
    ${code(readSource('integrations/solid/Field.tsx'))} ${code(app('components/BidForm.tsx'))}
    <p>
      <code>bind</code> has the value that the form submits: <code>yyyy-MM-dd</code> of a date,
      <code>HH:mm</code> of a time, and <code>''</code> while what is typed is none. It gets what a user types
      before the app has come, which <code>prop:value</code> would overwrite, and what a reset restores, which
      is the value that the signal had at first.
    </p>
    <h2>Form actions</h2>
    <p>
      An action of Solid’s router gets the values of the fields. What it refuses goes into
      <code>error-text</code>, which the field shows until its value changes.
    </p>
    ${code(app('routes/account.tsx'))}
    <h2>A policy with a nonce</h2>
    <p>
      The handler makes a nonce for each request, and <code>Tag</code> gives it to the rules of the shadow
      root. Tags that are rendered in the browser need none. <code>prerender</code> with
      <code>{ styles: { mode: 'link', href } }</code> fits a
      <a href="prerender.html">strict policy</a> without a nonce.
    </p>
    ${code(app('entry-server.tsx'))}`,
};
