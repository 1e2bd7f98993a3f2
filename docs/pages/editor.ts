import { partialLines, scriptLines } from '../editor/files/pasteLines.ts';
import { code, html, type Page } from '../view/layout.ts';

export const editor: Page = {
  path: 'editor/index.html',
  title: 'Site editor',
  description:
    'Links, menus, categories, footer, texts and colours of your site in a form: see them at once, and download the files.',
  group: 'Start',
  app: { script: 'editor.js', style: '../files/editor.css' },
  content: html`<p class="lead">
      Change the links, categories, texts and colours of your header and footer, and see them at once. Nothing
      leaves your browser.
    </p>
    <div id="editor">
      <noscript><p>The editor needs JavaScript.</p></noscript>
    </div>
    <div class="install">
      <h2 id="install">Put it on your site</h2>
      <p>
        <strong>Download</strong> gives one file, <code>auction-site.zip</code>. Unpack it, and send it with
        these lines to the people who look after your pages. The README in it says the same.
      </p>
      <h3>Pages that can name a script</h3>
      <p>
        Put the folder <code>auction-elements</code> and <code>theme.css</code> at the root of the site.
        Header and footer are on screen as soon as the script has come.
      </p>
      ${code(scriptLines({}))}
      <p>
        Set <code>session="bidder"</code> on the header for users who are signed in, and
        <code>session="visitor"</code> for all others. Without the attribute, users who are signed in see
        “Sign In”, unless your pages have a data layer with <code>loggedIn</code>. The README shows how to set
        it in PHP and in classic ASP.
      </p>
      <h3>A server that includes files</h3>
      <p>
        Put the style sheet out of the folder <code>partials</code> at the root of the site too, and include
        the other files of that folder. Include <code>header.bidder.html</code> for users who are signed in,
        and <code>header.visitor.html</code> for all others. Header and footer come with the page, and work
        without script. This is what
        <code>npx auction-elements render --config site.json --out partials</code> writes;
        <a href="../prerender.html">Prerendered by the server</a> has its options, and
        <a href="../servers.html">Servers</a> the files for yours.
      </p>
      ${code(partialLines)}
      <p>
        Language and texts of your own are attributes of the tags: the lines in the README have them. To go on
        later, open
        <code>auction-site.zip</code> or <code>site.json</code> in the editor.
      </p>
    </div>`,
};
