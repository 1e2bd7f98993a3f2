import { code, html, type Page, prose, table } from '../view/layout.ts';

export const ways: Page = {
  path: 'ways.html',
  title: 'Which way to take',
  description:
    'A tag and a script, a script of the site’s own, partials from the server, or a framework: what each gives.',
  group: 'Start',
  content: html`<p class="lead">
      All ways end in the same tags. They differ in what has to be on the server, and in what a visitor sees
      before the script has come.
    </p>
    ${table(
      'What do you have?',
      ['You have', 'Take', 'Before the script', 'Guide'],
      [
        [
          'A page that you can add one line to',
          prose('`autoload.js` and the tags'),
          'The built-in header and footer are part of the script, and on screen with it.',
          html`<a href="index.html">Quick start</a>`,
        ],
        [
          'Links, categories or texts of your own, and one line',
          prose('`npx auction-elements bundle`'),
          'The same, with your site: configuration, markup and loader are one file.',
          html`<a href="prerender.html">Server rendering</a>`,
        ],
        [
          'A server that includes files',
          prose('`npx auction-elements render --template`'),
          'Header and footer are in the page’s HTML, and work without script.',
          html`<a href="servers.html">Servers</a>`,
        ],
        [
          'A server in Node',
          prose('`renderHeader()` of `auction-elements/server`'),
          'The same, rendered for each request: session, current page, search term.',
          html`<a href="prerender.html">Server rendering</a>`,
        ],
        [
          'An app in React, Vue or Svelte',
          'The components of the package',
          'What the app’s server renders; in the browser alone, nothing.',
          html`<a href="frameworks.html">Frameworks</a>`,
        ],
        [
          'An app in Angular, Solid or Astro',
          prose('The tags, and two files to copy; in Astro `auction-elements/server`'),
          'The same.',
          html`<a href="frameworks.html">Frameworks</a>`,
        ],
      ],
    )}
    <h2>Without writing anything</h2>
    <p>
      The <a href="editor/index.html">site editor</a> has forms for links, categories, texts and colours,
      shows header and footer as they change, and gives the script and the partials of your site as one file,
      with the lines to paste.
    </p>
    <h2>Header and footer on every page, without a build</h2>
    ${code(`<script type="module" src="/autoload.js"></script>
<auction-header session="visitor"></auction-header>`)}
    <p>
      The server sets <code>session</code>, here and below: <code>bidder</code> for users who are signed in.
      The <a href="index.html">quick start</a> has the line for PHP and ASP.
    </p>
    <h2>A site of your own in one script</h2>
    <p>
      Write the script into the folder of the library’s files, and name it in place of
      <code>autoload.js</code>:
    </p>
    ${code('npx auction-elements bundle --config site.json --out public/auction-elements/auction-site.js')}
    ${code(`<script type="module" src="/auction-elements/auction-site.js"></script>
<auction-header session="visitor"></auction-header>`)}
    <h2>From the server</h2>
    <p>
      The command writes one file for the header, one for the footer, their style sheet, and a README with the
      lines to include.
    </p>
    ${code('npx auction-elements render --template php --config site.json --out partials')}
    <h2>Only form controls</h2>
    <p>
      Take <code>autoload.js</code>, or the file of each tag that you use, such as
      <code>elements/auction-date-input.js</code>. Where a form has to work without script, put
      <a href="inputs.html">an input of the page</a> into the tag.
    </p>`,
};
