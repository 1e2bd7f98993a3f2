import { version } from '../../package.json';
import { code, html, type Page, plainTable, table } from '../view/layout.ts';

/** Behavior of parts whose chunk is missing. */
const fallbacks = [
  ['Menus of the header', 'The menus open, because the page contains their HTML.'],
  ['Mobile menu', 'The menus open as sheets at the edge of the screen.'],
  ['Calendar and time picker', 'An error message. Users can still type the date or the time.'],
  ['Search', 'A search without suggestions.'],
  ['Server-rendered header and footer before hydration', 'The server-rendered HTML, with native menus.'],
  ['Other elements', 'An empty element, until the user interacts with it or the network is available again.'],
] as const;

export const deployment: Page = {
  path: 'deployment.html',
  title: 'Deployment',
  description: 'Cache headers, CDNs, deployment steps, rollbacks, and subresource integrity.',
  group: 'Server rendering',
  content: html`<p class="lead">
      The simplest setup is one folder for each version of the library. Extract
      <code>auction-elements-${version}.zip</code> to that folder, let browsers cache everything in it
      forever, and put the version in the URLs of your pages:
    </p>
    ${code(`<script type="module" src="/auction/${version}/autoload.js"></script>`)}
    <p>
      To update or roll back, change the version in your pages. Old pages still work, because the old files
      still exist. If you can’t change the URLs in your pages, use one folder for all versions. The rest of
      this page explains how.
    </p>
    <h2>One folder for all versions</h2>
    <p>
      Extract the ZIP file to a folder such as <code>/auction/</code>. The files in <code>chunks</code> have a
      hash in their name, so they never change. All other files keep their name and change with each version.
    </p>
    ${table(
      'Cache headers',
      ['Files', 'Cache-Control', 'Reason'],
      [
        [
          html`<code>chunks/*</code>`,
          html`<code>public, max-age=31536000, immutable</code>`,
          'The file name changes with the content.',
        ],
        [
          html`<code>autoload.js</code>, <code>loader.js</code>, <code>auction-elements*.js</code>,
            <code>elements/*</code>, and the script from <code>auction-elements bundle</code>`,
          html`<code>no-cache</code>`,
          'These files refer to the chunks of their version. The browser checks for changes each time, and usually receives a 304 response.',
        ],
        [
          html`<code>auction-elements.css</code>, <code>auction-header.css</code>, <code>tokens.css</code>,
            and your <code>config-src</code> file`,
          html`<code>no-cache</code> or <code>max-age=300</code>`,
          'Pages also work with slightly older styles or links.',
        ],
        [
          html`<code>auction-elements.….css</code> of server-rendered pages`,
          html`<code>public, max-age=31536000, immutable</code>`,
          'The file name contains a hash. Keep old files, because cached pages still link to them.',
        ],
        [
          '404 responses',
          html`<code>no-store</code>`,
          'If you deploy a missing file a moment later, browsers must not remember the error.',
        ],
      ],
    )}
    <h3>nginx</h3>
    ${code(`location /auction/ {
  add_header Cache-Control "no-cache";
}
location /auction/chunks/ {
  add_header Cache-Control "public, max-age=31536000, immutable";
}`)}
    <p><code>add_header</code> doesn’t apply to error responses such as 404.</p>
    <h3>Apache</h3>
    ${code(`<Directory "/var/www/html/auction">
  Header set Cache-Control "no-cache"
</Directory>
<Directory "/var/www/html/auction/chunks">
  Header set Cache-Control "public, max-age=31536000, immutable"
</Directory>`)}
    <p>This requires <code>mod_headers</code>. To enable it, run <code>a2enmod headers</code>.</p>
    <h3>IIS</h3>
    <p>
      Put one <code>web.config</code> in the folder and another one in <code>chunks</code>. Both files follow
      the IIS reference but haven’t been tested.
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
    <h2>CDNs and other origins</h2>
    <p>
      Configure the CDN to use the cache headers of your server. After each deployment, purge all files that
      aren’t chunks.
    </p>
    <p>
      Browsers fetch modules with CORS. If the files are on another origin, that origin must send
      <code>Access-Control-Allow-Origin</code>, and your page’s Content Security Policy must allow the origin:
    </p>
    ${code(`Access-Control-Allow-Origin: *
Content-Security-Policy: script-src 'self' https://cdn.example; style-src 'self' https://cdn.example`)}
    <h2>Deployment steps</h2>
    <ol>
      <li>Add the new chunks and the CSS file of server-rendered pages. Don’t delete anything.</li>
      <li>Replace the other files.</li>
      <li>
        Deploy the HTML that your server renders with the new version. Pages that were rendered with the old
        version work until then.
      </li>
      <li>
        Delete old chunks when no open or cached page can need them, for example after a few days. A version
        takes less than 1 MB, so you can also keep all of them.
      </li>
    </ol>
    <p>
      To roll back, restore the old files that aren’t chunks. They work immediately if you still have their
      chunks.
    </p>
    <h2>Pages open during a deployment</h2>
    <p>
      A page that was opened before a deployment may request a chunk that no longer exists. It then shows a
      fallback:
    </p>
    ${plainTable('Fallbacks for missing chunks', ['Part', 'Fallback'], fallbacks)}
    <p>
      The element requests a missing file again when it needs the file next. Firefox never requests a failed
      script again until the page is reloaded. For each missing part, the element logs one message and fires
      <code>auction-error</code> with the code <code>load-failed</code>.
    </p>
    <p>If another version rendered the HTML on the server, the element renders again and logs a message.</p>
    <h2>Subresource integrity</h2>
    <p>
      <code>integrity.json</code> contains the hash of each file by its path in <code>dist</code>. Add the
      hash of a script to its <code>integrity</code> attribute, and the hashes of chunks to an import map. In
      the import map, put your folder in front of each path.
    </p>
    ${code(`Content-Security-Policy: script-src 'self' 'nonce-2rDq…'

<script type="importmap" nonce="2rDq…">{ "integrity": { "/auction/chunks/base-….js": "sha384-…" } }</script>
<script type="module" src="/auction/autoload.js" integrity="sha384-…"></script>`)}
    <p>
      An import map is an inline script. If your Content Security Policy doesn’t allow it, for example with a
      nonce, the browser blocks the import map and doesn’t check any chunk.
    </p>
    <p>
      A page with hashes works with only one version of the files. With hashes, use one folder for each
      version, so that cached pages still find their files.
    </p>`,
};
