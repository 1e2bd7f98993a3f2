import { code, html, type Page, prose, table } from '../view/layout.ts';

export const ways: Page = {
  path: 'ways.html',
  title: 'Choose an installation method',
  description: 'Compare a script, a bundled configuration, server rendering, and framework components.',
  group: 'Getting started',
  content: html`<p class="lead">
      If you aren’t sure, start with the <a href="index.html">quick start</a>: one script and the elements.
      You can change the method later, because every method uses the same elements and the same configuration.
    </p>
    ${code(`<script type="module" src="/autoload.js"></script>
<auction-header session="visitor"></auction-header>`)}
    <p>The methods differ in how you install them, and in the content that users see first.</p>
    ${table(
      'Compare the options',
      ['Your setup', 'Use', 'Before the script loads', 'Guide'],
      [
        [
          'You can add a script to your pages.',
          prose('`autoload.js` and the elements'),
          'Empty space. The default header and footer appear when the script loads, before React.',
          html`<a href="index.html">Quick start</a>`,
        ],
        [
          'You can add a script, and you have your own links, categories, or messages.',
          prose('`npx auction-elements bundle`'),
          'Empty space. Your header and footer appear when the script loads, before React.',
          html`<a href="server-bundle.html">Bundle your configuration</a>`,
        ],
        [
          'Your server can include files.',
          prose('`npx auction-elements render --template`'),
          'The header and the footer. They are in the initial HTML and work without JavaScript.',
          html`<a href="server-templates.html">Template languages</a>`,
        ],
        [
          'Your server runs JavaScript.',
          prose('`renderHeader()` from `auction-elements/server`'),
          'The header and the footer, rendered for each request: session, current page, and search term.',
          html`<a href="server-javascript.html">JavaScript servers</a>`,
        ],
        [
          'You have a React, Vue, or Svelte app.',
          'The components of the package',
          'The HTML that your app’s server renders. Without server rendering, nothing.',
          html`<a href="frameworks.html">Frameworks</a>`,
        ],
        [
          'You have an Angular, Solid, or Astro app.',
          prose('The elements, and two files to copy. In Astro, `auction-elements/server`.'),
          'The HTML that your app’s server renders. Without server rendering, nothing.',
          html`<a href="frameworks.html">Frameworks</a>`,
        ],
      ],
    )}
    <p>
      With every method, your server should set <code>session="bidder"</code> on the header for signed-in
      users. The <a href="index.html">quick start</a> shows how to do this in PHP and classic ASP.
    </p>
    <h2>Use the site editor</h2>
    <p>
      Don’t want to write JSON? In the <a href="editor/index.html">site editor</a>, you can change links,
      categories, messages, and colors in a form and see the result immediately. Then download a ZIP file with
      the script, the files to include, and instructions.
    </p>
    <h2>Bundle your configuration</h2>
    <p>
      Write the script to the folder of the library’s files, and load it instead of <code>autoload.js</code>.
    </p>
    ${code('npx auction-elements bundle --config site.json --out public/auction-elements/auction-site.js')}
    ${code(`<script type="module" src="/auction-elements/auction-site.js"></script>
<auction-header session="visitor"></auction-header>`)}
    <h2>Render on the server</h2>
    <p>
      The command writes one file for the header, one file for the footer, their stylesheet, and a README that
      shows how to include them.
    </p>
    ${code('npx auction-elements render --template php --config site.json --out partials')}
    <h2>Use only the form controls</h2>
    <p>
      Load <code>autoload.js</code>, or load only the scripts of the elements that you use, such as
      <code>elements/auction-date-input.js</code>. If a form has to work without JavaScript,
      <a href="inputs.html">wrap an existing input</a>.
    </p>`,
};
