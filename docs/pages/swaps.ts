import { code, html, type Page, table } from '../view/layout.ts';

export const swaps: Page = {
  path: 'swaps.html',
  title: 'Turbo, htmx, and similar libraries',
  description:
    'Use the elements with Turbo, htmx, Unpoly, swup, pjax, jQuery’s load(), and morphing libraries.',
  group: 'Guides',
  content: html`<p class="lead">
      The elements work with libraries that replace part of a page, such as Turbo and htmx. The loader detects
      elements that a library inserts, so you don’t have to call anything after a swap.
    </p>
    ${code(`<!-- Keeps the header from page to page in Turbo. For other libraries, see the table. -->
<auction-header id="header" data-turbo-permanent></auction-header>`)}
    ${table(
      'Setup',
      ['Library', 'Set this to keep the header', 'Otherwise'],
      [
        [
          'Turbo Drive',
          html`<code>id="header" data-turbo-permanent</code>`,
          'The header is rendered again on each page. The typed search term is lost, and open menus close.',
        ],
        [
          'Turbo Frames',
          html`<code>id="header" data-turbo-permanent</code>`,
          'The header is rendered again after Back, which replaces the whole page.',
        ],
        ['Turbo with morphing', 'Nothing', 'Turbo always keeps the header.'],
        ['htmx 2, hx-boost', html`<code>id="header" hx-preserve</code>`, 'The header is rendered again.'],
        [
          'htmx 1, hx-boost',
          html`<code>id="header" hx-preserve</code>, and <code>hx-history-elt</code> on the main element,
            because htmx 1 doesn’t preserve elements after Back`,
          'The header is rendered again.',
        ],
        [
          'htmx, if it replaces one element',
          html`Nothing`,
          html`htmx keeps the header, unless you replace it with <code>hx-select-oob="#header"</code>.`,
        ],
        [
          'Unpoly',
          html`<code>id="header" up-keep</code>. Or put the header outside the main element, and set
            <code>up.history.config.restoreTargets = [':main']</code>.`,
          'The header is rendered again with the body.',
        ],
        [
          'swup, jquery-pjax, $.load',
          'Nothing, if the header is outside the container',
          'The library keeps the header.',
        ],
        [
          'swup, header in the container',
          html`<code>data-swup-persist="header"</code>`,
          'The header is rendered again with the container.',
        ],
        ['idiomorph, morphdom', 'Nothing', 'The library keeps the header.'],
      ],
    )}
    <h2>Preserved state</h2>
    <p>
      An element that a library keeps also keeps its open menu or calendar, its scroll positions, and typed
      text. It keeps focus unless the library moves the element. You can set the library’s attribute on the
      element itself or on an ancestor.
    </p>
    <p>If a library removes an element permanently, the element is unmounted one second later.</p>
    <p>
      Morphing libraries change the page in place. The elements keep typed values and open menus, and they
      restore the attributes that they set on your own controls, such as <code>aria-expanded</code>.
      Attributes in the new HTML apply. <code>value</code> applies until the user changes the value.
    </p>
    <p>
      Turbo follows links inside shadow roots. With htmx, Unpoly, swup, and pjax, these links load a whole
      page. If a link in a mega-menu changes the page, the menu closes.
    </p>
    <h2>URL changes</h2>
    <p>
      <code>aria-current="page"</code>, the return URL of the sign-in link, and the search term follow
      <code>pushState()</code>, <code>replaceState()</code>, and Back. The elements don’t change
      <code>history</code>.
    </p>
    <p>
      In browsers without the Navigation API, the elements check the URL on events of Turbo, htmx, Unpoly, and
      swup, when the page’s title changes, and when the user points at, presses, or focuses something.
    </p>
    <h2>Turn off automatic loading</h2>
    <p>
      To load inserted elements yourself, set <code>data-observe="false"</code> on the script, and call
      <code>load()</code>:
    </p>
    ${code(`<script type="module" src="/autoload.js" data-observe="false"></script>
<script type="module">
  import { load } from '/autoload.js';
  document.addEventListener('htmx:load', ({ target }) => load(target.parentNode));
</script>`)}
    <h2>Elements in your own shadow roots</h2>
    <p>
      The loader doesn’t detect elements inside your own shadow roots. Call <code>load(shadowRoot)</code> once
      for each shadow root, open or closed. The loader then also detects elements that you insert later.
    </p>
    ${code(`import { load } from '/autoload.js';

class ShopDialog extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    root.innerHTML = '<auction-date-input label="Viewing date"></auction-date-input>';
    load(root);
  }
}`)}
    <h2>Server-rendered header and footer</h2>
    <p>
      If you insert server-rendered HTML with <code>innerHTML</code>, jQuery, or <code>DOMParser</code>, the
      browser doesn’t create the shadow root. The element creates it and hydrates. Chromium logs “Found
      declarative shadowrootmode attribute on a template”, which isn’t an error.
      <code>setHTMLUnsafe()</code> creates the shadow root without a message.
    </p>
    <p>After morphing, the <code>&lt;template&gt;</code> remains in the element. It has no effect.</p>
    <h2>Speculation rules</h2>
    <p>
      With speculation rules, a browser can prerender a page before the user opens it. The elements then
      render, hydrate, and request <code>config-src</code>. They load chat and push events to the data layer
      only after the page is shown. All other requests follow an action of the user.
    </p>
    <p>
      Rules such as <code>"href_matches": "/*"</code> also match the pages that sign users in and out. While
      the pointer is over Sign In or Sign Out, the header hides their URLs, so that the browser doesn’t
      request them. To be safe with all links of your site, exclude these pages from your rules, and let your
      server answer them with status 503 if the request header <code>Sec-Purpose</code> contains
      <code>prefetch</code>. Browsers then discard the response, and request the page again when the user
      opens it.
    </p>
    <h2>Test coverage</h2>
    <p>The tests use a shop with five pages in Chromium, and the following libraries:</p>
    <ul>
      <li>Turbo 8 with Drive, Frames, and morphing</li>
      <li>htmx 1.9 and 2 with <code>hx-boost</code>, <code>hx-select-oob</code>, and Back</li>
      <li>jquery-pjax, Unpoly 3, swup 4, idiomorph, and morphdom</li>
      <li><code>$.load()</code> in jQuery 1.12 and 3</li>
    </ul>
    <p>
      Each library makes 100 visits with client-side rendering and 100 visits with server rendering. The tests
      check that there is no layout shift, no console message, and no memory leak, that the configuration is
      requested once, and that the current link and the typed search term are correct.
    </p>
    <p>
      Another test prerenders a page in Chromium. It checks that chat loads three seconds after the page is
      shown, and that events are pushed then.
    </p>`,
};
