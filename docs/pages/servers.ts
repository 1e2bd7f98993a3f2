import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { code, html, type Page, raw, table } from '../view/layout.ts';
import results from '../servers.json' with { type: 'json' };

const root = new URL('../../integrations/', import.meta.url);
const checks = Object.keys(results[0]!.checks) as (keyof (typeof results)[number]['checks'])[];

/** Column titles, by the names of the checks in `servers.json`. */
const checkTitles: Readonly<Record<string, string>> = {
  'tag alone': 'Client-side', // words-ok
  prerendered: 'Server-rendered',
  'visitor and bidder': 'Session',
  'return address': 'Return URL',
  'current page': 'Current page',
  'texts as they are': 'Escaping', // words-ok
  'strict policy': 'Strict CSP',
  'script off': 'No JavaScript', // words-ok
};

/** Explanations of results, by their text in `servers.json`. */
const resultTitles: Readonly<Record<string, string>> = {
  'passes, without a nonce': 'passes without a nonce',
  'WordPress has inline scripts of its own': 'not possible, because WordPress uses inline scripts', // words-ok
  'the web server’s': 'up to the web server',
  'the origin’s': 'up to the origin',
  'the edge’s': 'up to the edge server',
};

/** Lists the files of an integration without its README. */
const getFiles = (name: string): string[] =>
  readdirSync(new URL(`${name}/`, root), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => `${entry.parentPath}/${entry.name}`.split(`/${name}/`).slice(1).join(`/${name}/`))
    .sort((a, b) => a.localeCompare(b));

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const folders = [...new Set(results.map(({ folder }) => folder))];

/** Creates the page of an integration from its README and its files. */
function createServerPage(name: string): Page {
  const [, title = name, text = ''] = /^# (.+)\n([\s\S]*)$/.exec(read(`${name}/README.md`)) ?? [];
  const content = marked
    .parse(text, { async: false })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return {
    path: `server-${name}.html`,
    title,
    description: `Ready-made files for ${title}: the header and the footer with server rendering.`,
    group: 'Servers',
    content: html`${raw(content)}
      <h2>Files</h2>
      <p>The files are in the folder <code>integrations/${name}</code> of the package.</p>
      ${getFiles(name).map(
        (file) =>
          html`<details>
            <summary><code>${file}</code></summary>
            ${code(read(`${name}/${file}`))}
          </details>`,
      )}`,
  };
}

export const serverPages: readonly Page[] = folders.map(createServerPage);

export const servers: Page = {
  path: 'servers.html',
  title: 'Server integrations',
  description: 'Ready-made files for 13 servers, from PHP and nginx to edge workers, with test results.',
  group: 'Server rendering',
  content: html`<p class="lead">
      The package’s <code>integrations</code> folder contains ready-made files for 13 servers. In each of
      them, your server sets the session and sends the header and the footer in the initial HTML.
    </p>
    <h2>Choose your server</h2>
    <ul>
      ${serverPages.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}
    </ul>
    <p>
      For other servers, see <a href="server-templates.html">Template languages</a>. Their files work in
      classic ASP, Razor, Liquid, Twig, and other template languages.
    </p>
    ${table(
      'Test results',
      ['Server', 'Passed', 'Exceptions'],
      results.map(({ title, checks: row }) => {
        const exceptions = checks.filter((check) => row[check] !== 'passes');
        return [
          title,
          `${checks.length - exceptions.length} of ${checks.length}`,
          exceptions
            .map((check) => `${checkTitles[check] ?? check}: ${resultTitles[row[check]] ?? row[check]}`)
            .join('. '),
        ];
      }),
    )}
    <p>Tests run each server and open its pages in Chromium. They check the following:</p>
    <ul>
      <li>
        The elements work with client-side rendering and with server rendering, without console messages.
      </li>
      <li>The header shows the session of the server to visitors and bidders.</li>
      <li>Signing in returns to the page, and never to another site, even if the URL looks like one.</li>
      <li>Links to the current page have <code>aria-current="page"</code>.</li>
      <li>Text that looks like template code is shown as text.</li>
      <li>
        The pages work with a strict Content Security Policy, with a nonce if the server can create one.
      </li>
      <li>The responses are compressed.</li>
      <li>Menus and the sign-in link work without JavaScript.</li>
    </ul>
    <h2>Not tested</h2>
    <ul>
      <li>
        Templates for classic ASP and Razor, which need Windows or .NET, haven’t been tested on a server.
      </li>
      <li>
        Templates for Liquid and Twig have been tested in their engines, but not in a shop or a framework.
      </li>
      <li>WordPress versions after 6.7-alpha haven’t been tested.</li>
    </ul>
    <p>
      Other tests compare the templates of all languages with the plain HTML files, for visitors and for
      bidders. They also check that no text of the configuration is executed.
    </p>`,
};
