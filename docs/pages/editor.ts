import { formatPartialLines, scriptLines } from '../editor/files/pasteLines.ts';
import { code, html, type Page } from '../view/layout.ts';

export const editor: Page = {
  path: 'editor/index.html',
  title: 'Site editor',
  description:
    'Change the links, menus, categories, footer, messages, and colors of your site in a form, and download the files.',
  group: 'Getting started',
  app: { script: 'editor.js', style: '../files/editor.css' },
  content: html`<p class="lead">
      Change the links, categories, messages, and colors of your header and footer, and see the result
      immediately. Then download the files for your site. The editor runs in your browser and doesn’t send
      your data anywhere.
    </p>
    <div id="editor">
      <noscript><p>The editor needs JavaScript.</p></noscript>
    </div>
    <div class="install">
      <h2 id="install">Add it to your site</h2>
      <p>
        Choose <strong>Download</strong> to get <code>auction-site.zip</code>, and unpack it. Give the files
        and these instructions to whoever maintains your site. The README in the ZIP file contains the same
        instructions.
      </p>
      <section>
        <h3>If you can add a script</h3>
        <p>
          Copy the folder <code>auction-elements</code> and the file <code>theme.css</code> to the root of
          your site. Then add these lines to each page. The header and the footer appear when the script
          loads.
        </p>
        ${code(scriptLines({}))}
        <p>
          Set <code>session="bidder"</code> on the header for signed-in users, and
          <code>session="visitor"</code> for everyone else. Without the attribute, signed-in users see “Sign
          In” unless your pages have a data layer with <code>loggedIn</code>. The README shows how to set the
          attribute in PHP and classic ASP.
        </p>
      </section>
      <section>
        <h3>If your server can include files</h3>
        <p>
          The header and the footer are then part of the initial HTML and work without JavaScript. Copy the
          folder <code>auction-elements</code>, the file <code>theme.css</code>, and the stylesheet in the
          folder <code>partials</code> to the root of your site. Include the other files of that folder in
          your pages:
        </p>
        <ul>
          <li><code>header.bidder.html</code> for signed-in users</li>
          <li><code>header.visitor.html</code> for everyone else</li>
          <li><code>footer.html</code></li>
        </ul>
        ${code(formatPartialLines({ basePath: '', template: '' }))}
        <p>
          You can create the same files with
          <code>npx auction-elements render --config site.json --out partials</code>. For the options of this
          command, see <a href="../server-templates.html">Template languages</a>. For ready-made files, see
          <a href="../servers.html">Server integrations</a>.
        </p>
        <p>
          For PHP, classic ASP, and other template languages, choose <strong>Server files</strong> in the
          form. The files then set the session and the return URL of the sign-in link.
        </p>
      </section>
      <section>
        <h3>If your site is in a folder</h3>
        <p>
          Enter the folder as <strong>Base path</strong>. The lines and files in the ZIP file then load
          everything from this folder. The README contains the complete lines for your site, with its
          language, logo, and messages.
        </p>
      </section>
      <section>
        <h3>If you want to continue later</h3>
        <p>Open <code>auction-site.zip</code> or <code>site.json</code> in the editor.</p>
      </section>
    </div>`,
};
