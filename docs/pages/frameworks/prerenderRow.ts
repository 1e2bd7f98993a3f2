import { html } from '../../view/layout.ts';

/** Table row about the prop `prerender`, which the Vue and the Svelte components have. */
export const prerenderRow = [
  html`<code>prerender</code>`,
  html`Whether the server renders the content of the element. You can also pass options:
    <code>{ page }</code> sets <code>aria-current</code> on links to the current page.
    <code>{ styles: { mode: 'link', href } }</code> and <code>{ styles: { mode: 'nonce', nonce } }</code> work
    with a <a href="prerender.html">strict Content Security Policy</a>.`,
];
