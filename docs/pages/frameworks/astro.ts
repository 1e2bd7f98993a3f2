import { code, html, type Page } from '../../view/layout.ts';
import { readSource } from './readSource.ts';

const app = (path: string) => readSource(`test/frameworks/apps/astro/src/${path}`);

export const astro: Page = {
  path: 'astro.html',
  title: 'Astro',
  description: 'The tags in Astro, rendered by its server, with its ClientRouter.',
  group: 'Frameworks',
  content: html`<p class="lead">
      Astro takes the tags as they are. <code>auction-elements/server</code> renders them in its pages, and
      <code>auction-elements/autoload.js</code> loads those that a page has.
    </p>
    <h2>The layout</h2>
    ${code(app('layouts/Layout.astro'))}
    <p>
      Header and footer are complete without script. <code>transition:persist</code> keeps them from page to
      page: the header marks the new page’s links, and a sign-in leads back to the new page.
      <code>&lt;ClientRouter /&gt;</code> follows the header’s links as its own; without it they load pages.
    </p>
    <h2>Any other tag</h2>
    <p>A component to copy, which renders a tag with its attributes, objects among them, and its content:</p>
    ${code(app('components/Tag.astro'))} ${code(app('pages/form.astro'))}
    <p>
      Under a strict policy give <code>styles: { mode: 'link', href }</code> with the attributes, as on
      <a href="prerender.html">other servers</a>. Islands of React, Vue and Svelte have components of their
      own.
    </p>`,
};
