import { code, example, html, type Page, picture, prose } from '../view/layout.ts';

interface StartOptions {
  tags: readonly { tagName: string; description?: string }[];
}

export const start = ({ tags }: StartOptions): Page => ({
  path: 'index.html',
  title: 'Quick start',
  description: 'The shared header, footer and form controls of an auction site, as tags for any page.',
  group: 'Start',
  content: html`<p class="lead">
      The shared header, footer and form controls of an auction site, as tags for any page: from ASP, PHP or
      Rails, or in an app of any framework.
    </p>
    <ol>
      <li>
        Copy the files of the package’s <code>dist</code> folder to your server, here to the root of the site.
      </li>
      <li>Add one script to the page. It loads the tags that the page has, and those that it gets later.</li>
      <li>Write the tags.</li>
    </ol>
    ${code(`<script type="module" src="/autoload.js"></script>

<auction-header session="visitor"></auction-header>
<form method="post" action="/viewings">
  <auction-date-input name="day" label="Viewing on"></auction-date-input>
  <auction-button type="submit">Book</auction-button>
</form>
<auction-footer></auction-footer>`)}
    <p>
      Your server sets <code>session</code>: <code>bidder</code> for users who are signed in. Without it, they
      see “Sign In” unless the page has a data layer with <code>loggedIn</code>. In PHP and in classic ASP:
    </p>
    ${code(`<auction-header session="<?= isset($_SESSION['user']) ? 'bidder' : 'visitor' ?>"></auction-header>
<auction-header session="<% If Session("User") <> "" Then %>bidder<% Else %>visitor<% End If %>"></auction-header>`)}
    <p>
      A link to the style sheet <code>/auction-elements.css</code> before them keeps their place until the
      script has come, so that the page does not move. For header and footer alone
      <code>/auction-header.css</code> is enough, a fifth of it.
    </p>
    <p>In an app with a bundler, install the package and import the same loader, or single tags:</p>
    ${code('npm install auction-elements')}
    ${code(`import 'auction-elements/autoload.js';
// or
import 'auction-elements/elements/auction-header.js';
import 'auction-elements/elements/auction-date-input.js';`)}
    <p>
      React, Vue and Svelte have <a href="frameworks.html">components of their own</a>. What holds for every
      tag, attributes, properties and events, is in <a href="usage.html">Using the tags</a>.
    </p>
    ${example({
      title: 'Try it: change the markup',
      markup: `<auction-header product-name="Gavel"></auction-header>`,
      up: '',
    })}
    <h2>What you will see</h2>
    ${picture({
      name: 'header',
      hasDark: true,
      width: 1280,
      height: 620,
      alt: 'A header with logo, search box, menus and eleven categories; the panel of Vehicles is open over the page, with its links in columns.',
      caption:
        'From 1104 px on: categories open their panels. In the dark scheme of the system the header is dark.',
    })}
    <div class="pictures">
      ${picture({
        name: 'mobile',
        width: 390,
        height: 720,
        alt: 'The mobile menu: a drawer over the page, with sign-in, the menus and the categories as rows.',
        caption: 'Below 1104 px: one bar, and a menu that leads from page to page.',
      })}
      ${picture({
        name: 'controls',
        width: 1280,
        height: 720,
        alt: 'A form: text fields with labels and help, a date field with its calendar open.',
        caption: 'Fields are typed into; calendar and time panel open beside them.',
      })}
    </div>
    <h2>The files</h2>
    <ul>
      <li>
        <code>autoload.js</code> loads the tags that a page has, each with its own file. It observes the
        document, so that tags which htmx, Turbo, jQuery, a router or <code>innerHTML</code> inserts are
        <a href="swaps.html">loaded too</a>. For tags in shadow roots of your own, call its
        <code>load(shadowRoot)</code> once. The built-in header, footer, search and newsletter are part of it,
        as markup: they are on screen before React, which the tags are made with, has come. For a site of your
        own, <a href="prerender.html">one command writes its script</a>.
      </li>
      <li>
        <code>loader.js</code> is the same without that markup, for pages whose server renders header and
        footer.
      </li>
      <li><code>auction-elements.js</code> loads all tags; they share their chunks.</li>
      <li><code>elements/auction-header.js</code> and its like load one tag each.</li>
      <li>
        <code>auction-elements.single.js</code> is all of it in one file, for servers and tools that can take
        one file only.
      </li>
      <li>
        <code>auction-elements.css</code> keeps the place of header, fields and buttons until their scripts
        have come, and gives native controls in an <code>&lt;auction-form-field&gt;</code> the look of the
        library’s own. <a href="prerender.html">Prerendered by the server</a>, it is there with the first
        byte.
      </li>
      <li>
        <code>auction-header.css</code> is the part of it that keeps the place of header and footer, for pages
        that have no other tags.
      </li>
      <li>
        <code>tokens.css</code> has the <a href="theming.html">colours and sizes</a> as custom properties, for
        the page’s own style sheets.
      </li>
      <li><code>integrity.json</code> has the hash of each file, for <code>integrity</code> attributes.</li>
      <li>
        <code>THIRD-PARTY-NOTICES.txt</code> contains the licenses of the packages in the scripts. Keep it
        next to the scripts when you copy them.
      </li>
      <li>
        <code>llms.txt</code> has all tags, commands and entry points as one text, for language models.
        <a href="llms.txt">That of these docs</a> is shorter and leads to their pages.
      </li>
    </ul>
    <h2>The tags</h2>
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
