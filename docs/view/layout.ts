import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Page {
  /** Where it lies below the docs, such as `tags/auction-header.html`. */
  path: string;
  title: string;
  /** For search engines and the list of pages. */
  description: string;
  /** Heading that it stands under in the list of pages. */
  group: 'Start' | 'Tags' | 'Guides' | 'Frameworks';
  content: Html;
  /** Script of its own, below `files/`. */
  script?: string;
  /** An app: its scripts and style sheets, relative to the page. It has the width of the window, without the list of pages. */
  app?: { script: string; style: string };
}

/**
 * A whole document. Everything is linked relatively, so that the site can lie anywhere. It is painted when it has been read: rows that come
 * later would change the columns of a table.
 */
export function layout(page: Page, pages: readonly Page[]): Html {
  const up = page.path.includes('/') ? '../' : '';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} · Auction Elements</title>
        <meta name="description" content="${page.description}" />
        <link rel="icon" href="${up}files/icon.svg" />
        <link rel="expect" href="#page-end" blocking="render" />
        <link rel="stylesheet" href="${up}lib/tokens.css" />
        <link rel="stylesheet" href="${up}lib/auction-elements.css" />
        <link rel="stylesheet" href="${up}files/docs.css" />
        <script type="module" src="${up}lib/autoload.js"></script>
        <script type="module" src="${up}files/examples.js"></script>
        <script type="module" src="${up}files/search.js"></script>
        <script type="module" src="${up}files/copy.js"></script>
        <script type="module" src="${up}files/outline.js"></script>
        ${page.script ? html`<script type="module" src="${up}files/${page.script}"></script>` : ''}
        ${
          page.app
            ? html`<link rel="stylesheet" href="${page.app.style}" />
                <script type="module" src="${page.app.script}"></script>`
            : ''
        }
      </head>
      <body>
        <nav aria-label="Skip"><a class="skip" href="#content">Skip to the text</a></nav>
        <auction-header product-name="Elements" messages="${menuNames}">
          <script type="application/json">
            ${raw(JSON.stringify(siteConfig(up, pages)))}
          </script>
        </auction-header>
        <div class="frame" ${page.app ? raw('data-wide') : ''}>
          <nav class="pages" aria-label="Pages">
            ${searchButton}
            ${groups.map(
              (group) =>
                html`<h2>${group}</h2>
                  <ul>
                    ${pages
                      .filter((each) => each.group === group)
                      .map(
                        (each) =>
                          html`<li>
                            <a href="${up}${each.path}" ${each === page ? raw('aria-current="page"') : ''}
                              >${each.title}</a
                            >
                          </li>`,
                      )}
                  </ul>`,
            )}
          </nav>
          <main id="content">
            <div class="top">${searchButton}</div>
            <h1>${page.title}</h1>
            ${page.content} ${neighbours(page, pages, up)}
          </main>
        </div>
        <dialog class="search" aria-label="Search the docs" data-up="${up}">
          <form method="dialog">
            <label>
              <span>Search the docs</span>
              <input
                type="text"
                enterkeyhint="search"
                placeholder="Tag, attribute, event or word"
                autocomplete="off"
                spellcheck="false"
              />
            </label>
            <button>Close</button>
          </form>
          <p role="status"></p>
          <ul></ul>
        </dialog>
        <auction-footer id="page-end" product-name="Auction Elements" messages="${menuNames}">
          <script type="application/json">
            ${raw(JSON.stringify(siteConfig(up, pages)))}
          </script>
        </auction-footer>
      </body>
    </html>`;
}

/** Both are hidden until the script has come; of the two, one is seen, by the width of the window. */
const searchButton = html`<button type="button" class="open-search" hidden>Search <kbd>/</kbd></button>`;

/** The pages before and after a page, in the order of the list. */
function neighbours(page: Page, pages: readonly Page[], up: string): Html {
  const ordered = groups.flatMap((group) => pages.filter((each) => each.group === group));
  const at = ordered.indexOf(page);
  const link = (other: Page | undefined, rel: 'prev' | 'next', label: string) =>
    other ? html`<a rel="${rel}" href="${up}${other.path}"><span>${label}</span> ${other.title}</a>` : '';
  return html`<nav class="neighbours" aria-label="Pages around this one">
    ${link(ordered[at - 1], 'prev', 'Previous')} ${link(ordered[at + 1], 'next', 'Next')}
  </nav>`;
}

const menuNames = JSON.stringify({ browse: 'Tags', about: 'Guides', categories: 'Guides' });

const groups = ['Start', 'Tags', 'Guides', 'Frameworks'] as const;

/** The docs as a site of the library's own kind: its pages are the header's menus and the footer's groups. */
function siteConfig(up: string, pages: readonly Page[]): object {
  const links = (group: Page['group']) =>
    pages
      .filter((page) => page.group === group)
      .map(({ title, path }) => ({ label: title, href: `${up}${path}` }));
  return {
    links: { home: `${up}index.html` },
    browse: links('Tags'),
    about: links('Guides'),
    categories: links('Guides').map((link) => ({ ...link, subGroups: [] })),
    footer: groups.map((label) => ({ label, links: links(label) })),
  };
}

/** A piece of code, to be read. */
export const code = (text: string): Html =>
  html`<pre tabindex="0"><code>${text.replace(/^\n|\s+$/g, '')}</code></pre>`;

/** How high an example is, before it has been rendered: docs.css has the heights, so that nothing below it moves. */
const roomOf = [
  [/<auction-header/, 'header'],
  [/<auction-footer/, 'footer'],
  [/<auction-(search|date-input|time-input|date-picker)/, 'panel'],
  [/<auction-(popover|time-picker|error-summary|form-field|text-input|newsletter|grid)/, 'field'],
] as const;

/** Markup that can be edited and is shown in use above; header and footer as on a desktop's page. */
export function example({ title, markup, up }: { title: string; markup: string; up: string }): Html {
  const isWide = /<auction-(header|footer)/.test(markup);
  const [, room = 'small'] = roomOf.find(([tags]) => tags.test(markup)) ?? [];
  return html`<figure class="example" ${isWide ? raw('data-wide') : ''}>
    <figcaption>${title}</figcaption>
    <div class="stage" data-room="${room}">
      <iframe title="${title}" data-src="${up}files/preview.html"></iframe>
    </div>
    <label>
      <span>Markup</span>
      <textarea
        spellcheck="false"
        autocapitalize="none"
        autocomplete="off"
        rows="${Math.min(markup.split('\n').length, 14)}"
      >
${markup}</textarea>
    </label>
    <div class="tools">
      <auction-button size="small" variant="plain" data-act="scheme">Dark or light</auction-button>
      <auction-button size="small" variant="plain" data-act="direction">Right to left</auction-button>
      ${isWide ? html`<auction-button size="small" variant="plain" data-act="width">Phone</auction-button>` : ''}
      <auction-button size="small" variant="plain" data-act="reset">Reset</auction-button>
      <output aria-label="Events"></output>
    </div>
  </figure>`;
}

/** Rows under headings; nothing at all when there are none. */
export const table = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html | '' =>
  rows.length === 0
    ? ''
    : html`<h2 id="${idOf(title)}">${title}</h2>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="${idOf(title)}">
          <table>
            <thead>
              <tr>
                ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ([first = '', ...rest]) =>
                  html`<tr>
                    <th scope="row">${first}</th>
                    ${rest.map((cell) => html`<td>${cell}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface Picture {
  /** Its file in docs/screenshots, without `.png`; one for the dark scheme may lie beside it. */
  name: string;
  hasDark?: boolean;
  /** px */
  width: number;
  height: number;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  caption: string;
}

/** What a reader will see; for pages in the folder of the docs. */
export const picture = ({ name, hasDark = false, width, height, alt, caption }: Picture): Html =>
  html`<figure class="picture">
    <picture>
      ${
        hasDark
          ? html`<source srcset="files/screenshots/${name}-dark.png" media="(prefers-color-scheme: dark)" />`
          : ''
      }
      <img
        src="files/screenshots/${name}.png"
        width="${width}"
        height="${height}"
        alt="${alt}"
        loading="lazy"
      />
    </picture>
    <figcaption>${caption}</figcaption>
  </figure>`;

/** Descriptions with `code` in them. */
export const prose = (text = ''): Html =>
  html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;

export { html, raw };
