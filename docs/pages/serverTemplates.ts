import { code, html, type Page, table } from '../view/layout.ts';
import { templateLanguages } from '../../elements/server/templates/templateLanguages.ts';
import { usage } from '../../elements/server/usage.ts';

export const serverTemplates: Page = {
  path: 'server-templates.html',
  title: 'Template languages',
  description:
    'Generate the header and the footer as files for PHP, Rails, Django, JSP, and other templates.',
  group: 'Server rendering',
  content: html`<p class="lead">
      Generate one file for the header and one file for the footer, in the template language of your server.
      Include both files in your pages. They work without JavaScript.
    </p>
    ${code('npx auction-elements render --template php --config site.json --out partials/')}
    <p>
      The command also writes their stylesheet, and a README that shows how to include the files. Run it again
      after each change of the <a href="configuration.html">configuration</a> and after each update of the
      library.
    </p>
    ${table(
      'Supported template languages',
      ['Value of --template', 'Language'],
      [...templateLanguages].map(([name, language]) => [html`<code>${name}</code>`, language.name]),
    )}
    <p>
      For some servers, the package contains ready-made files. See
      <a href="servers.html">Server integrations</a>.
    </p>
    <h2>Values that your server sets</h2>
    <p>The files contain expressions for the values that differ between pages and users:</p>
    <ul>
      <li>the session, <code>visitor</code> or <code>bidder</code></li>
      <li>
        the URL of the page, for the return URL of the sign-in link and for
        <code>aria-current="page"</code> on links to the current page
      </li>
      <li>the nonce of your Content Security Policy</li>
      <li>the product name</li>
      <li>the year in the footer</li>
    </ul>
    <p>
      The return URL always starts with a single slash, so a sign-in can’t redirect to another site. No text
      of your configuration is executed as template code. The files contain only ASCII characters, so they
      work in pages with any encoding.
    </p>
    <h2>HTML includes</h2>
    <p>If your server can include only plain HTML files, omit <code>--template</code>:</p>
    ${code('npx auction-elements render --config site.json --out partials/')}
    <p>This writes the following files, a stylesheet, and a README:</p>
    <ul>
      <li><code>header.visitor.html</code> for visitors</li>
      <li><code>header.bidder.html</code> for signed-in users</li>
      <li><code>footer.html</code></li>
    </ul>
    <p>
      Plain files don’t contain the URL of the page. Until the script loads, users return to the front page
      after signing in. If your server can insert the URL of the page, set <code>--return-address</code>.
    </p>
    <h2>Command-line options</h2>
    ${code(usage)}`,
};
