import { code, html, type Page, table } from '../view/layout.ts';

export const prerender: Page = {
  path: 'prerender.html',
  title: 'Server rendering',
  description: 'Send the header and the footer in the initial HTML, so that they work without JavaScript.',
  group: 'Server rendering',
  content: html`<p class="lead">
      Your server can send the header and the footer as part of the initial HTML. They are visible
      immediately, and their links, menus, and forms work without JavaScript.
    </p>
    ${code(`npx auction-elements render --template php --config site.json --out partials/`)}
    ${code(`<?php include __DIR__ . '/partials/header.php' ?>
<main>…</main>
<?php include __DIR__ . '/partials/footer.php' ?>
<script type="module" src="/loader.js"></script>`)}
    ${table(
      'Choose a guide',
      ['Your server', 'Guide'],
      [
        [
          'PHP, Rails, Django, Flask, JSP, Razor, classic ASP, nginx, Apache, or another server with templates or includes',
          html`<a href="server-templates.html">Template languages</a>`,
        ],
        [
          'Node.js, Deno, Bun, or an edge worker',
          html`<a href="server-javascript.html">JavaScript servers</a>`,
        ],
        [
          'A framework such as Next.js, Nuxt, SvelteKit, SolidStart, Astro, or Angular',
          html`<a href="frameworks.html">Frameworks</a>`,
        ],
        [
          'A server that can’t include files',
          html`<a href="server-bundle.html">Bundle your configuration</a>`,
        ],
        ['One of 13 servers with ready-made files', html`<a href="servers.html">Server integrations</a>`],
      ],
    )}
    <h2>Hydration</h2>
    <p>
      Add <code>loader.js</code> to each page. Unlike <code>autoload.js</code>, it doesn’t contain the default
      header and footer, because your HTML already contains them. This makes it about 19 KB smaller (gzip).
    </p>
    ${code('<script type="module" src="/loader.js"></script>')}
    <p>
      The server-rendered header, footer, search, and newsletter form work without React. React loads when the
      user points at, focuses, or presses something in one of them, but not when the user scrolls by touch. It
      then hydrates the HTML. If a page contains no other elements, visitors who only read it never download
      React. Fields and other elements load React when the page loads.
    </p>
    <ul>
      <li>Hydration doesn’t shift the layout, and typed text is kept.</li>
      <li>
        If the user submits a form or presses a button while React loads, the action happens once, as soon as
        React has loaded.
      </li>
      <li>
        Closed menus contain all of their links before and after hydration. Find-in-page and crawlers find
        them.
      </li>
    </ul>
    ${table(
      'Loading sequence',
      ['When', 'Loaded', 'Works'],
      [
        ['Initial HTML', 'Header and footer', 'Links, menus, and forms'],
        [
          'After the page is parsed',
          html`<code>loader.js</code>, and the scripts of other elements on the page`,
          'Fields and other elements',
        ],
        [
          'When the user interacts, or an element needs React',
          'React and the script of the element',
          'Everything else, such as search suggestions and events',
        ],
      ],
    )}
    <h3>When React loads earlier</h3>
    <p>React loads without an action of the user in the following cases:</p>
    <ul>
      <li>Your page changes an attribute, a property, the language, or the URL.</li>
      <li>Items in a row of the header don’t fit.</li>
      <li>
        The element uses <code>push-events-to</code>, <code>chat-src</code>, <code>sticky</code>, or the slot
        <code>banner</code>.
      </li>
      <li>
        The user is signed in according to the data layer, but the header has no
        <code>session</code> attribute.
      </li>
      <li><code>watchlist-count</code> is set, and the server-rendered HTML doesn’t contain the count.</li>
    </ul>
    <p>
      To load React as soon as the browser is idle, add <code>data-hydrate="idle"</code> to the script. Use it
      if most of your visitors use the menus, or if your scripts wait for
      <code>customElements.whenDefined('auction-header')</code>.
    </p>
    ${code('<script type="module" src="/loader.js" data-hydrate="idle"></script>')}
    <h3>Keep server and browser in sync</h3>
    <p>
      Use the same version and attributes on the server and in the browser. If the version, the messages, or
      the links differ, the element renders again and logs a <a href="warnings.html">message</a>.
    </p>
    <p>
      Until the element hydrates, it uses the stylesheet that its HTML links to. The name of this stylesheet
      contains a hash. Keep old stylesheets as long as old pages may be cached.
    </p>
    <h2>Performance measures</h2>
    <p>
      The scripts add entries to the browser’s User Timing API. <code>auction-header: visible</code> ends when
      the header appears. <code>auction-header: hydrated</code> ends when React has hydrated it. Both start
      when the page starts to load. Other elements have the same entries, once each. DevTools shows them in
      the “Timings” track, and your monitoring can read them:
    </p>
    ${code(`new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries())
    if (name.startsWith('auction-')) report(name, duration);
}).observe({ type: 'measure', buffered: true });`)}
    <h2>Set the configuration from JavaScript</h2>
    <p>
      If a script sets the <code>config</code> property, run it before the library’s scripts. Otherwise, the
      header changes while the user sees it.
    </p>`,
};
