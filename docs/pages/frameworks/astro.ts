import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/astro/src/${path}`);

export const astro: Page = {
  path: 'astro.html',
  title: 'Astro',
  description: 'Render the elements in Astro pages, and keep the header between pages with ClientRouter.',
  group: 'Frameworks',
  content: html`<p class="lead">
      Use the elements directly in Astro. <code>auction-elements/server</code> renders them on the server, and
      <code>auction-elements/autoload.js</code> loads them in the browser.
    </p>
    ${code('npm install auction-elements')} ${code(app('layouts/Layout.astro'))}
    <p>
      The header and the footer are in the initial HTML and work without JavaScript. With
      <code>transition:persist</code>, they stay when the user opens another page. The header updates
      <code>aria-current</code> and the return URL of the sign-in link.
    </p>
    <p>
      <code>&lt;ClientRouter /&gt;</code> follows the header’s links. Without it, the links load pages as
      usual.
    </p>
    <h2>Other elements</h2>
    <p>
      Copy the following component. It renders any element with its content and its attributes, including
      objects.
    </p>
    ${code(app('components/Tag.astro'))} ${code(app('pages/form.astro'))}
    <p>
      With a strict Content Security Policy, pass <code>styles: { mode: 'link', href }</code> next to the
      attributes, as on <a href="server-javascript.html">other JavaScript servers</a>.
    </p>
    <p>
      In React, Vue, and Svelte islands, use the
      <a href="frameworks.html">components for these frameworks</a>.
    </p>`,
};
