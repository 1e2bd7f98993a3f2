import { code, html, type Page, table } from '../view/layout.ts';

export const swaps: Page = {
  path: 'swaps.html',
  title: 'Pages that swap their content',
  description: 'Turbo, htmx, unpoly, swup, pjax, $.load and morphing: what to write, and what stays.',
  group: 'Guides',
  content: html`<p class="lead">
      Header, footer and fields can be in the content that a page replaces, or beside it. There is nothing to
      call after a swap.
    </p>
    <p>
      Tags that come later are loaded as those of the first page: the loader observes the document. With
      <code>data-observe="false"</code> on its script it does not, and the page calls <code>load()</code> when
      it has inserted something.
    </p>
    ${code(`<script type="module" src="/autoload.js" data-observe="false"></script>
<script type="module">
  import { load } from '/autoload.js';
  document.addEventListener('htmx:load', ({ target }) => load(target.parentNode));
</script>`)}
    <p>
      The observer does not see into shadow roots of your own. Call <code>load(shadowRoot)</code> once for
      each, closed ones too: their content is observed from then on.
    </p>
    ${code(`class ShopDialog extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    root.innerHTML = '<auction-date-input label="Viewing on"></auction-date-input>';
    load(root);
  }
}`)}
    ${table(
      'What to write',
      ['Library', 'In the header', 'Without it'],
      [
        [
          'Turbo Drive',
          html`<code>id="header" data-turbo-permanent</code>`,
          'The header is rendered again with each page: a typed search and an open menu are gone.',
        ],
        ['Turbo Frames', html`The same, because Back is a visit of the whole page`, 'As above, after Back.'],
        ['Turbo with morphing', 'Nothing', 'The header stays.'],
        ['htmx 2, hx-boost', html`<code>id="header" hx-preserve</code>`, 'The header is rendered again.'],
        [
          'htmx 1, hx-boost',
          html`<code>id="header" hx-preserve</code>, and <code>hx-history-elt</code> on the main element:
            after Back it preserves nothing`,
          'The header is rendered again.',
        ],
        [
          'htmx, one element',
          html`Nothing; <code>hx-select-oob="#header"</code> replaces it with the page’s`,
          'The header stays.',
        ],
        [
          'unpoly',
          html`<code>id="header" up-keep</code>, or leave the header outside of the main element, with
            <code>up.history.config.restoreTargets = [':main']</code>`,
          'The header is rendered again with the body.',
        ],
        ['swup, jquery-pjax, $.load', 'Nothing: the header is outside of the container', 'The header stays.'],
        [
          'swup, header in the container',
          html`<code>data-swup-persist="header"</code>`,
          'The header is rendered again with the container.',
        ],
        ['idiomorph, morphdom', 'Nothing', 'The header stays.'],
      ],
    )}
    <h2>What stays</h2>
    <p>
      An element that a library keeps (<code>data-turbo-permanent</code>, <code>hx-preserve</code>,
      <code>up-keep</code>, <code>data-swup-persist</code>, on it or around it) keeps an open menu, calendar
      or mobile menu, what is scrolled, what is typed, and the focus, unless the library moves it. A second
      after the library has removed it for good, it is unmounted. An element that is moved in the page keeps
      all that it shows, as one that <code>moveBefore()</code> moves.
    </p>
    <p>
      Morphing changes the page in place, so that its tags stay: typed values, messages and open menus are
      theirs, and what they have set on the page’s own controls (names, descriptions,
      <code>aria-expanded</code>) they set again. Attributes are the page’s: what the server renders in them
      counts, as <code>value</code> does until the user has changed it.
    </p>
    <p>
      A mega-menu closes when one of its links has shown another page. Turbo follows links in shadow roots;
      htmx, unpoly, swup and pjax leave them to the browser, which loads the page.
    </p>
    <h2>The address</h2>
    <p>
      The mark of the current page, the address that a sign-in leads back to, and the searched term follow
      <code>pushState()</code>, <code>replaceState()</code> and Back, by the Navigation API. Browsers without
      it compare the address at the events of Turbo, htmx, unpoly and swup, when the title of the page
      changes, and when the user moves the pointer to something, presses or focuses it. The page’s
      <code>history</code> is left as it is.
    </p>
    <h2>Prerendered header and footer</h2>
    <p>
      HTML that comes by <code>innerHTML</code>, jQuery or <code>DOMParser</code> has its shadow root in a
      <code>&lt;template&gt;</code> still; the tag makes it one, and is hydrated. Chromium says on the console
      that it has not parsed it: <code>Found declarative shadowrootmode attribute on a template</code>. That
      is no error. <code>setHTMLUnsafe()</code> parses it, without a word. After morphing the template stays
      in the tag, where browsers do not render it.
    </p>
    <h2>Pages that the browser prerenders</h2>
    <p>
      By speculation rules a browser may render a page before anybody asks for it. The tags render and
      hydrate, and fetch <code>config-src</code>; chat and what is pushed to the data layer wait until the
      page is shown. All other requests are answers to what a user does.
    </p>
    <h2>What is tested</h2>
    <p>
      A shop of five pages is visited in Chromium with Turbo 8 (Drive, frames, refreshes by morphing), htmx
      1.9 and 2 (<code>hx-boost</code>, <code>hx-select-oob</code>, Back), jquery-pjax, unpoly 3, swup 4,
      idiomorph, morphdom, and <code>$.load</code> of jQuery 1.12 and 3; with tags alone and prerendered, 100
      visits each: nothing moves, the console stays empty, the configuration is fetched once, the current link
      is right, a typed search stays where the header does, and no node and no listener is left behind.
      Chromium prerenders a page by speculation rules: chat is loaded 3 s after it is shown, and what is
      pushed comes then.
    </p>`,
};
