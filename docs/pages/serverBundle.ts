import { code, html, type Page } from '../view/layout.ts';

export const serverBundle: Page = {
  path: 'server-bundle.html',
  title: 'Bundle your configuration',
  description:
    'Create one script that contains your header and footer, for servers that can’t include files.',
  group: 'Server rendering',
  content: html`<p class="lead">
      If you can’t include files on the server, bundle your configuration into a script. Your header and
      footer then appear as soon as the script loads, before React loads.
    </p>
    ${code('npx auction-elements bundle --config site.json --out public/auction-elements/auction-site.js')}
    ${code(`<link rel="stylesheet" href="/auction-elements/auction-header.css">
<script type="module" src="/auction-elements/auction-site.js"></script>
<auction-header></auction-header>`)}
    <ol>
      <li>
        Save the script in the folder of the library’s files, next to <code>autoload.js</code>. To save it
        elsewhere, set <code>--library</code> to the path or URL of that folder.
      </li>
      <li>Load the script instead of <code>autoload.js</code>.</li>
      <li>
        Load <code>auction-header.css</code>, which reserves space for the header until the script loads.
      </li>
      <li>
        Run the command again after each change of the <a href="configuration.html">configuration</a> and
        after each update of the library.
      </li>
    </ol>
    <h2>Contents of the script</h2>
    <p>
      The script contains your configuration, the loader, and the HTML of the header, footer, search, and
      newsletter form. Links, menus, and forms work before React loads. <code>autoload.js</code> does the same
      for the default configuration.
    </p>
    <p>
      The script applies <code>product-name</code>, <code>base-url</code>, <code>logo-src</code>,
      <code>messages</code>, <code>session</code>, and the data layer before the first paint of the header. An
      element with its own <code>config</code> or <code>config-src</code> renders after React has loaded.
    </p>
    <p>
      If your Content Security Policy uses Trusted Types, allow the library’s policy. See
      <a href="recipes.html">Recipes</a>.
    </p>
    <h2>Compare with server rendering</h2>
    <p>
      If your server can include files, use <a href="server-templates.html">templates</a> instead. The header
      is then in the initial HTML, so it is visible earlier and works without JavaScript.
    </p>`,
};
