import { code, html, type Page } from '../view/layout.ts';
import { templateLanguages } from '../../elements/server/templates/templateLanguages.ts';

const languages = [...templateLanguages].map(([name, language]) => `${name} (${language.name})`).join(', ');

export const prerender: Page = {
  path: 'prerender.html',
  title: 'Prerendered by the server',
  description: 'Header and footer with the first byte, complete without script.',
  group: 'Guides',
  content: html`<p class="lead">
      Header and footer can be on screen with the first byte: as HTML with a declarative shadow root, in which
      every link, menu and form works without script.
    </p>
    <h2>Templates of a server: one file for header, one for footer</h2>
    ${code('npx auction-elements render --template php --config site.json --out partials/')}
    <p>
      In the language of the server’s templates, with expressions for the few things that only the server
      knows: who is signed in, the page’s address, to which a sign-in leads back and whose link is marked, the
      nonce of the policy, the name of the product, the year. There are ${languages}; a README beside the
      files shows how to include them. The <a href="servers.html">servers</a> have files to copy.
    </p>
    <p>
      The files are ASCII, so they read the same in pages and templates of any encoding, and no text of the
      site is taken for code of the language. The address that a sign-in leads back to always begins with one
      slash, so that it cannot be another host.
    </p>
    <h2>Any other server: HTML to include</h2>
    ${code('npx auction-elements render --config site.json --out partials/')}
    <p>
      This writes <code>header.visitor.html</code>, <code>header.bidder.html</code> and
      <code>footer.html</code>, their style sheet and a README. It can run in a build, or by hand when the
      configuration changes. <code>--help</code> lists the options: inline styles or a nonce for a strict
      policy, the address to come back to after signing in, the year of the copyright.
    </p>
    <h2>Node, Deno, Bun, a worker: for each page</h2>
    ${code(`import { renderFooter, renderHeader, siteCss } from 'auction-elements/server';

const styles = { mode: 'link', href: '/site.css' }; // serve siteCss() there
response.write(renderHeader(config, { styles, session: user ? 'bidder' : 'visitor', page: request.url }));`)}
    <p>
      <code>page</code> is the page’s address: links that lead to it are marked, the search shows the term of
      a page of results, and a sign-in leads back to it. Only path, query and hash are taken, never the host,
      so that a sign-in cannot lead to another site.
    </p>
    <p>
      <code>renderElement(tag, { attributes, content })</code> renders any other tag, with the HTML that it
      contains: a <a href="errors.html">form field with a native control</a>, for one.
      <code>renderShadowRoot(tag, { attributes, … })</code> gives what its
      <code>&lt;template&gt;</code> contains, as <code>{ html, delegatesFocus }</code>, to frameworks that
      render the tag themselves; <a href="frameworks.html">that of React</a> is done.
    </p>
    <h2>Then the script</h2>
    ${code('<script type="module" src="/loader.js"></script>')}
    <p>
      It loads tags as <code>autoload.js</code> does, and is 17 KB shorter (gzip): it does not include the
      markup of the built-in site, which a prerendered page has already. The links of closed menus stay in the
      page: find-in-page opens the menu that holds a match, and crawlers that run scripts see every link.
    </p>
    <h3>When React loads</h3>
    <p>
      Header, footer, search, and newsletter work without React. <code>loader.js</code>,
      <code>autoload.js</code>, and the scripts of the four elements load React when the user points at,
      focuses, or presses something in one of them. Then they hydrate its HTML. There is no layout shift, and
      typed text stays. If the user submits a form or presses a button while React is loading, the action
      happens once, as soon as React has loaded. Visitors who only read never download React.
    </p>
    <p>
      React also loads when an element needs it: when the page changes an attribute, a property, the language,
      or the URL, when a row of the header overflows, and for <code>push-events-to</code>,
      <code>chat-src</code>, <code>sticky</code>, the slot <code>banner</code>, and a user whom only the data
      layer reports as signed in. With <code>watchlist-count</code>, React loads unless the server has
      rendered the count.
    </p>
    <p>
      To load React as soon as the browser is idle, add <code>data-hydrate="idle"</code> to the script. Use it
      if your scripts wait for <code>customElements.whenDefined('auction-header')</code>, or if most of your
      visitors use the menus.
    </p>
    ${code('<script type="module" src="/loader.js" data-hydrate="idle"></script>')}
    <p>
      Prerender with the same version and the same attributes as the page’s script. The HTML carries its
      version: that of another one, in a page that a cache has kept, is rendered again as soon as the script
      has come, and so is HTML whose texts or links differ; a warning on the console says so. Until then it is
      shown by the style sheet that it links to, whose name changes with its content: keep old ones as long as
      pages may be cached.
    </p>
    <h3>Render on each request</h3>
    <p>
      <code>renderHeader()</code> and <code>renderFooter()</code> keep the HTML of each configuration, and
      fill in the current page, the session, the return address, the search term, and the nonce. One core
      renders more than 10,000 headers per second. Pass the same configuration object to each call, and don’t
      change it. To change the site, pass another object.
    </p>
    <h2>Pages that can add a script, but no include</h2>
    ${code(`npx auction-elements bundle --config site.json --out public/auction-elements/auction-site.js

<script type="module" src="/auction-elements/auction-site.js"></script>
<auction-header></auction-header>`)}
    <p>
      This writes one script with the site’s configuration, its markup and the loader, to stand beside
      <code>autoload.js</code>, whose place it takes in the page; <code>--library</code> says where the
      library’s files are otherwise. Header, footer, search and newsletter are on screen as soon as the script
      has come, before React, and complete: links, menus, forms. Until then
      <code>auction-header.css</code> keeps the header’s place. <code>product-name</code>,
      <code>base-url</code>, <code>logo-src</code>, <code>messages</code>, <code>session</code> and the data
      layer are respected from the first frame. A tag with a <code>config</code> or <code>config-src</code> of
      its own waits for React. <code>autoload.js</code> and the scripts of these four tags do the same for the
      built-in site. <a href="recipes.html">Recipes</a> names their Trusted Types policy.
    </p>
    <p>
      Take partials where the server can include a file: they are there with the first byte, for people
      without script too. Take the site’s script where pages can only name a script. Write it again with each
      release of the library and each change of the configuration.
    </p>
    <h2>Times</h2>
    <p>
      These scripts add measures to the browser’s User Timing, from the start of the page:
      <code>auction-header: visible</code> when a script has inserted the header, and
      <code>auction-header: hydrated</code> when React handles it; the same for the other tags, once for each.
      DevTools shows them in a track of their own, and a site’s monitoring reads them as those of its own
      code:
    </p>
    ${code(`new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries())
    if (name.startsWith('auction-')) report(name, duration);
}).observe({ type: 'measure', buffered: true });`)}
    <h2>Configuration by script</h2>
    <p>
      A script that sets <code>config</code> as a property should run before these scripts: what comes later
      replaces a header that is already seen.
    </p>`,
};
