import { code, html, type Page, table } from '../view/layout.ts';

export const deployment: Page = {
  path: 'deployment.html',
  title: 'Deployment',
  description:
    'What to cache how long, other origins, integrity, roll-back, and pages that are open meanwhile.',
  group: 'Guides',
  content: html`<p class="lead">
      Copy the package’s <code>dist</code> to a folder of the server, here <code>/auction/</code>. Chunks have
      the hash of their content in their name and never change; all other files keep their name and change
      with a release.
    </p>
    ${table(
      'What to cache how long',
      ['Files', 'Cache-Control', 'Why'],
      [
        [
          html`<code>chunks/*</code>`,
          html`<code>public, max-age=31536000, immutable</code>`,
          'Another content has another name.',
        ],
        [
          html`<code>autoload.js</code>, <code>loader.js</code>, <code>auction-elements*.js</code>,
            <code>elements/*</code>, the script of <code>auction-elements bundle</code>`,
          html`<code>no-cache</code>`,
          'They name the chunks of their release. The browser asks each time, and gets 304 while nothing has changed.',
        ],
        [
          html`<code>auction-elements.css</code>, <code>auction-header.css</code>, <code>tokens.css</code>,
            your <code>config-src</code>`,
          html`<code>no-cache</code>, or <code>max-age=300</code>`,
          'A page with the former rules or links for some minutes is still whole.',
        ],
        [
          html`<code>auction-elements.….css</code> of prerendered pages`,
          html`<code>public, max-age=31536000, immutable</code>`,
          'Its name has its hash. Pages that a cache holds still link to the former one: keep it.',
        ],
        [
          '404 answers',
          html`<code>no-store</code>`,
          'A file that is deployed a second later must not stay missing.',
        ],
      ],
    )}
    <h2>nginx</h2>
    ${code(`location /auction/ {
  add_header Cache-Control "no-cache";
}
location /auction/chunks/ {
  add_header Cache-Control "public, max-age=31536000, immutable";
}`)}
    <p><code>add_header</code> leaves answers such as 404 alone.</p>
    <h2>Apache</h2>
    ${code(`<Directory "/var/www/html/auction">
  Header set Cache-Control "no-cache"
</Directory>
<Directory "/var/www/html/auction/chunks">
  Header set Cache-Control "public, max-age=31536000, immutable"
</Directory>`)}
    <p>It needs <code>mod_headers</code>: <code>a2enmod headers</code>.</p>
    <h2>IIS</h2>
    <p>
      A <code>web.config</code> in the folder, and another one in <code>chunks</code>. These two are written
      after the reference of IIS and have not been tried: the project has no Windows machine.
    </p>
    ${code(`<!-- auction/web.config -->
<configuration>
  <system.webServer>
    <staticContent>
      <clientCache cacheControlMode="DisableCache" />
    </staticContent>
  </system.webServer>
</configuration>

<!-- auction/chunks/web.config -->
<configuration>
  <system.webServer>
    <staticContent>
      <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="365.00:00:00" cacheControlCustom="public, immutable" />
    </staticContent>
  </system.webServer>
</configuration>`)}
    <h2>A CDN, and other origins</h2>
    <p>
      Let the CDN keep what the server allows, and purge the files that are not chunks after a deployment.
      Modules are fetched with CORS: from another origin than the page’s they need
      <code>Access-Control-Allow-Origin</code>, and the policy of the page has to name that origin in
      <code>script-src</code> and <code>style-src</code>.
    </p>
    ${code(`Access-Control-Allow-Origin: *
Content-Security-Policy: script-src 'self' https://cdn.example; style-src 'self' https://cdn.example`)}
    <h2>The order of a deployment</h2>
    <ol>
      <li>Add the new chunks, and the CSS file of prerendered pages. Delete nothing.</li>
      <li>Replace the other files.</li>
      <li>Deploy the HTML that servers render with the new version; both versions work until then.</li>
      <li>
        Delete chunks that no release of the last days has: as long as pages stay open, and as long as caches
        hold pages. Keeping all of them costs less than 1 MB a release.
      </li>
    </ol>
    <p>
      To roll back, put the former files in place of those that are not chunks; the chunks that they name are
      still there. A folder for each version, <code>/auction/0.1.0/</code>, does without all this: everything
      in it can be immutable, and the page says which version it wants.
    </p>
    ${table(
      'Pages that are open during a deployment',
      ['Part', 'When its chunk is gone'],
      [
        ['Mega-menu', 'A link to the page of the category.'],
        [
          'Browse By, About Auctions, account menu',
          'Links to the categories and the account’s pages, with Sign Out for who is signed in.',
        ],
        ['Mobile menu', 'The categories as a list of links.'],
        ['Calendar and time panel', 'The panel says that it could not be loaded. The date can be typed.'],
        ['Search', 'Works without suggestions.'],
        [
          'Prerendered header and footer that are not hydrated yet',
          'Stay as the server has rendered them, with native menus.',
        ],
        [
          'A tag by itself',
          'Stays empty until its files can be had: it is tried again when the user turns to it, or the network is back.',
        ],
      ],
    )}
    <p>
      Each part is requested again when it is next needed, and works as soon as its file is there; in Firefox,
      which never asks again for a script that it could not load, on the next page. The console has one
      warning for each part of a tag that could not be loaded, and with it the tag dispatches
      <code>auction-error</code> with the code <code>load-failed</code>. HTML that another version has
      rendered is rendered again, with a warning.
    </p>
    <h2>Integrity</h2>
    <p>
      <code>integrity.json</code> has the hash of each file, by its path below <code>dist</code>, to which a
      page adds the folder. An import map carries those of the chunks, which no tag of the page names. It is
      an inline script: under a policy it needs the nonce of the page, without which the browser blocks it and
      checks no chunk.
    </p>
    ${code(`Content-Security-Policy: script-src 'self' 'nonce-2rDq…'

<script type="importmap" nonce="2rDq…">{ "integrity": { "/auction/chunks/base-….js": "sha384-…" } }</script>
<script type="module" src="/auction/autoload.js" integrity="sha384-…"></script>`)}
    <p>
      Hashes in the page bind it to one release: a page that a cache holds refuses the files of the next one.
      Use a folder for each version with them.
    </p>`,
};
