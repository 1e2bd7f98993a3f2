import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { code, html, type Page, raw, table } from '../view/layout.ts';
import results from '../servers.json' with { type: 'json' };

const folder = new URL('../../integrations/', import.meta.url);
const checks = Object.keys(results[0]!.checks);

/** The files of an integration, its README aside. */
const getFiles = (name: string): string[] =>
  readdirSync(new URL(`${name}/`, folder), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => `${entry.parentPath}/${entry.name}`.split(`/${name}/`).slice(1).join(`/${name}/`))
    .sort((a, b) => a.localeCompare(b));

const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

/** The headings of a README are one level below those of the page. */
const formatReadme = (name: string): string =>
  marked
    .parse(read(`${name}/README.md`).replaceAll(/^#/gm, '##'))
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

export const servers: Page = {
  path: 'servers.html',
  title: 'Servers',
  description:
    'PHP, nginx, Apache, WordPress, Rails, Django, Flask, Tomcat, Express, Hono, workers, Deno and Bun.',
  group: 'Guides',
  content: html`<p class="lead">
      What a server has to do for header and footer, as files to copy: they are in the package’s
      <code>integrations</code> folder, and run on the real servers in its tests.
    </p>
    <p>
      Everywhere the server says who is signed in, and header and footer can be there with the first byte,
      complete without script. Templates for more servers: <code>npx auction-elements render --help</code>.
    </p>
    ${table(
      'What passes where',
      ['Server', ...checks],
      results.map((row) => [
        row.title,
        ...checks.map((check) => row.checks[check as keyof typeof row.checks]),
      ]),
    )}
    <p>
      Each server is driven by Chromium: the tag alone and prerendered, with nothing on the console; a visitor
      and a bidder of the server’s own session; the address that a sign-in leads back to, also for addresses
      that look like another host; the link to the page that is shown; texts that the template language could
      take for code; a Content-Security-Policy with a nonce where the server can make one; compression; and
      menus and sign-in with script off.
    </p>
    <h2>Not tried</h2>
    <p>
      Classic ASP and Razor run on Windows and .NET only. WordPress 6.1 is Debian’s; 6.5 and 6.7-alpha come
      from npm’s <code>@wp-playground/wordpress-builds</code>, which has no newer one. Liquid and Twig run in
      engines of theirs, without the shop or the framework around them. All templates come from the same
      command; tests compare what each has for a visitor and for a bidder with the plain HTML files, and find
      that no text of a site becomes code.
    </p>
    ${[...new Set(results.map(({ folder }) => folder))].map(
      (name) =>
        html`${raw(formatReadme(name))}
        ${getFiles(name).map(
          (file) =>
            html`<details>
              <summary><code>${file}</code></summary>
              ${code(read(`${name}/${file}`))}
            </details>`,
        )}`,
    )}`,
};
