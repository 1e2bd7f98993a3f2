import { version } from '../../package.json';
import { code, example, html, type Page, prose, screenshot } from '../view/layout.ts';

interface StartOptions {
  tags: readonly { tagName: string; description?: string }[];
}

export const start = ({ tags }: StartOptions): Page => ({
  path: 'index.html',
  title: 'Quick start',
  description: 'Add the site header, the footer, and the form controls to a page or an app.',
  group: 'Getting started',
  content: html`<p class="lead">
      Auction Elements gives an auction site a shared header, a shared footer, and form controls. They are
      custom elements, so they work on any page: static HTML, classic ASP, PHP, Rails, or an app in any
      framework.
    </p>
    ${code(`<script type="module" src="/autoload.js"></script>

<auction-header session="visitor"></auction-header>
<form method="post" action="/viewings">
  <auction-date-input name="day" label="Viewing date"></auction-date-input>
  <auction-button type="submit">Book</auction-button>
</form>
<auction-footer></auction-footer>`)}
    <h2>Add the elements to a page</h2>
    <ol>
      <li>
        Download <a href="auction-elements-${version}.zip" download>auction-elements-${version}.zip</a>, and
        extract it to your web server. It contains only the files that browsers load. The examples on this
        page assume that they are at the root of your site.
      </li>
      <li>
        Add <code>autoload.js</code> to the page. It loads each element that the page uses, including elements
        that you add later.
      </li>
      <li>Add the elements, as in the example above.</li>
      <li>
        Set <code>session</code> on the header: <code>bidder</code> for signed-in users and
        <code>visitor</code> for everyone else.
      </li>
    </ol>
    <p>For example, your server can set <code>session</code> in PHP or classic ASP like this:</p>
    ${code(`<auction-header session="<?= isset($_SESSION['user']) ? 'bidder' : 'visitor' ?>"></auction-header>
<auction-header session="<% If Session("User") <> "" Then %>bidder<% Else %>visitor<% End If %>"></auction-header>`)}
    <p>
      Without the attribute, the header reads <code>loggedIn</code> from the page’s data layer. If the page
      has no data layer either, the header shows “Sign In” to everyone.
    </p>
    <h3>Reserve space for the elements</h3>
    <p>
      The elements appear when their script loads. To prevent layout shift, add a stylesheet that reserves
      space for them. <code>auction-elements.css</code> covers the header, the footer, fields, and buttons. If
      a page uses only the header and the footer, <code>auction-header.css</code> is enough. It is about a
      fifth of the size.
    </p>
    ${code('<link rel="stylesheet" href="/auction-elements.css">')}
    <h2>Add the elements to an app</h2>
    <p>If your app has a bundler, install the package. Then import the loader or single elements.</p>
    ${code('npm install auction-elements')}
    ${code(`import 'auction-elements/autoload.js';
// or
import 'auction-elements/elements/auction-header.js';
import 'auction-elements/elements/auction-date-input.js';`)}
    <p>
      The package isn’t on npm yet. Until the first release, run <code>npm ci</code>,
      <code>npm run build</code>, and <code>npm pack</code> in the project’s repository. Then install the
      <code>.tgz</code> file.
    </p>
    <p>
      For React, Vue, and Svelte, the package includes <a href="frameworks.html">framework components</a>.
    </p>
    <h2>Try it</h2>
    ${example({
      title: 'Edit the HTML to see the result',
      markup: `<auction-header product-name="Gavel"></auction-header>`,
      up: '',
    })}
    <h2>Next steps</h2>
    <ul>
      <li>
        Choose another <a href="ways.html">installation method</a>, such as server rendering or a script that
        contains your configuration.
      </li>
      <li>
        Learn how attributes, properties, and events work in <a href="usage.html">Using the elements</a>.
      </li>
      <li>
        Change links, menus, and categories with the <a href="configuration.html">configuration</a>, or use
        the <a href="editor/index.html">site editor</a>.
      </li>
      <li>Adapt colors and fonts to your site with <a href="theming.html">theming</a>.</li>
    </ul>
    <h2>What it looks like</h2>
    ${screenshot({
      name: 'header',
      hasDark: true,
      width: 1280,
      height: 620,
      alt: 'A header with a logo, a search box, menus, and eleven categories. The Vehicles menu is open and shows its links in columns.',
      caption:
        'At 1104 px and wider, categories open mega-menus. The header follows the dark mode of the system.',
    })}
    <div class="images">
      ${screenshot({
        name: 'mobile',
        width: 390,
        height: 720,
        alt: 'The mobile menu, which covers the page and lists the sign-in link, the menus, and the categories.',
        caption: 'Below 1104 px, the header is a compact bar with a drill-down menu.',
      })}
      ${screenshot({
        name: 'controls',
        width: 1280,
        height: 720,
        alt: 'A form with text fields, which have labels and help text, and a date field with its calendar open.',
        caption: 'Type a date, or pick it from the calendar.',
      })}
    </div>
    <h2>Files in the package</h2>
    <p>
      The ZIP file contains the following files, except <code>auction-elements.single.js</code>. In the npm
      package, they are in <code>dist</code>. Most pages need only one of the scripts.
    </p>
    <ul>
      <li>
        <code>autoload.js</code> loads the elements that a page uses, including elements that htmx, Turbo,
        jQuery, or a router <a href="swaps.html">inserts later</a>. It contains the default header, footer,
        search, and newsletter form as HTML, so they are visible before React loads. For elements inside your
        own shadow roots, call its export <code>load(shadowRoot)</code> once.
      </li>
      <li>
        <code>loader.js</code> does the same but doesn’t contain the default HTML. Use it on pages with
        <a href="prerender.html">server rendering</a>.
      </li>
      <li><code>auction-elements.js</code> loads all elements.</li>
      <li>
        <code>elements/</code> contains one script for each element, such as
        <code>elements/auction-header.js</code>.
      </li>
      <li>
        <code>auction-elements.single.js</code> contains all elements in one file, for servers and tools that
        accept only one file. It also works without <code>type="module"</code>, and in pages that you open
        from a folder (<code>file://</code>), where browsers block modules.
      </li>
      <li>
        <code>auction-elements.css</code> reserves space for elements until their scripts load. It also styles
        native controls inside <code>&lt;auction-form-field&gt;</code>.
      </li>
      <li>
        <code>auction-header.css</code> contains only the part of <code>auction-elements.css</code> that the
        header and the footer need.
      </li>
      <li>
        <code>tokens.css</code> defines the <a href="theming.html">colors and sizes</a> as custom properties,
        which you can use in your own stylesheets.
      </li>
      <li>
        <code>integrity.json</code> lists the hash of each file for
        <a href="deployment.html">subresource integrity</a>.
      </li>
      <li>
        <code>THIRD-PARTY-NOTICES.txt</code> contains the licenses of the packages in the scripts. Keep it
        next to the scripts when you copy them.
      </li>
      <li>
        <code>llms.txt</code> describes all elements, commands, and entry points for language models. The
        <a href="llms.txt">version in these docs</a> is shorter and links to the pages.
      </li>
    </ul>
    <h2>Elements</h2>
    <ul>
      ${tags.map(
        ({ tagName, description }) =>
          html`<li>
            <a href="tags/${tagName}.html"><code>&lt;${tagName}&gt;</code></a
            >: ${prose(description)}
          </li>`,
      )}
    </ul>`,
});
