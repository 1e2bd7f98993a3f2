import { code, html, type Page, prose, table } from '../view/layout.ts';

export const serverJavascript: Page = {
  path: 'server-javascript.html',
  title: 'JavaScript servers',
  description: 'Render the header and the footer for each request in Node.js, Deno, Bun, or an edge worker.',
  group: 'Server rendering',
  content: html`<p class="lead">
      Render the header and the footer for each request with <code>auction-elements/server</code>. It works in
      Node.js, Deno, Bun, and edge workers.
    </p>
    ${code(`import { renderFooter, renderHeader, siteCss } from 'auction-elements/server';

const styles = { mode: 'link', href: '/site.css' }; // Serve siteCss() at this URL.

response.write(renderHeader(config, { styles, session: user ? 'bidder' : 'visitor', page: request.url }));
response.write(renderFooter(config, { styles, page: request.url, year: new Date().getFullYear() }));`)}
    <p>
      For complete servers, see the <a href="server-express.html">Express</a>,
      <a href="server-hono.html">Hono</a>, <a href="server-deno-bun.html">Deno and Bun</a>, and
      <a href="server-edge-worker.html">edge worker</a> integrations.
    </p>
    ${table(
      'Options',
      ['Option', 'Description'],
      [
        [
          prose('`page`'),
          prose(
            'The path or URL of the current page. Links to it get `aria-current="page"`, signing in returns to it, and on the results page, the search box contains the search term. Only the path, query, and hash are used, so a sign-in can’t redirect to another site.',
          ),
        ],
        [prose('`session`'), prose('`visitor` or `bidder`. Only for the header. Defaults to `visitor`.')],
        [
          prose('`styles`'),
          prose(
            '`{ mode: "link", href }` links to a file with the result of `siteCss()`. `{ mode: "nonce", nonce }` and `{ mode: "inline" }` render a `<style>` element. A strict Content Security Policy blocks `inline`.',
          ),
        ],
        [prose('`attributes`'), prose('Attributes of the element, such as `{ lang: "de" }`.')],
        [prose('`content`'), 'HTML content of the element. Escape the values in it.'],
        [
          prose('`returnAddress`'),
          prose('The return URL of the sign-in link. Only for the header. Defaults to `page`.'),
        ],
        [
          prose('`searchedTerm`'),
          prose('The search term of a results page. Only for the header. Defaults to the term in `page`.'),
        ],
        [
          prose('`year`'),
          'The year in the footer. Only for the footer. By default, the script adds the year in the browser.',
        ],
        [
          prose('`warn`'),
          prose('A function that receives messages about invalid values. Defaults to `console.warn`.'),
        ],
      ],
    )}
    <h2>Cache</h2>
    <p>
      The library caches the HTML of each configuration, and fills in only the values that differ between
      requests. One core renders more than 10,000 headers per second. Pass the same configuration object on
      each call, and don’t change the object. To change the configuration, pass a new object.
    </p>
    <h2>Other elements</h2>
    <p>
      <code>renderElement()</code> renders any element, for example a
      <a href="errors.html">form field with a native control</a>:
    </p>
    ${code(`import { renderElement } from 'auction-elements/server';

renderElement('auction-form-field', {
  attributes: { label: 'Country' },
  content: '<select name="country">…</select>',
});`)}
    <p>
      If a framework renders the element, <code>renderShadowRoot()</code> returns only the content of the
      <code>&lt;template&gt;</code>, as <code>{ html, delegatesFocus }</code>. The
      <a href="frameworks.html">components for React, Vue, and Svelte</a> do this for you.
    </p>
    <h2>Hydration</h2>
    <p>
      Add <code>loader.js</code> to the page. <a href="prerender.html">Server rendering</a> explains when
      React loads.
    </p>
    ${code('<script type="module" src="/loader.js"></script>')}`,
};
