import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Page {
  /** Path below the folder of the docs, such as `tags/auction-header.html`. */
  path: string;
  title: string;
  /** Description for search engines, the search of the docs, and `llms.txt`. */
  description: string;
  /** Heading in the list of pages. */
  group: (typeof groups)[number];
  content: Html;
  /** Script that only this page needs, below `files/`. */
  script?: string;
  /** Script and stylesheet of an app, relative to the page. An app fills the width of the window. */
  app?: { script: string; style: string };
}

/**
 * Renders a document. All links are relative, so that the site works in any folder. Blocks rendering until the page is parsed, because rows that
 * arrive later would change the column widths of a table.
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
        <nav aria-label="Skip"><a class="skip" href="#content">Skip to content</a></nav>
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
            ${page.content} ${renderPagination(page, pages, up)}
          </main>
        </div>
        <dialog class="search" aria-label="Search the docs" data-up="${up}">
          <form method="dialog">
            <label>
              <span>Search the docs</span>
              <input
                type="text"
                enterkeyhint="search"
                placeholder="Search elements, attributes, events…"
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

/** Hidden until `search.js` shows it. The page contains it twice: CSS shows one of the two, depending on the width of the window. */
const searchButton = html`<button type="button" class="open-search" hidden>Search <kbd>/</kbd></button>`;

/** Renders links to the previous page and the next page, in the order of the list. */
function renderPagination(page: Page, pages: readonly Page[], up: string): Html {
  const ordered = groups.flatMap((group) => pages.filter((each) => each.group === group));
  const at = ordered.indexOf(page);
  const link = (other: Page | undefined, rel: 'prev' | 'next', label: string) =>
    other ? html`<a rel="${rel}" href="${up}${other.path}"><span>${label}</span> ${other.title}</a>` : '';
  return html`<nav class="neighbours" aria-label="Pagination">
    ${link(ordered[at - 1], 'prev', 'Previous')} ${link(ordered[at + 1], 'next', 'Next')}
  </nav>`;
}

const menuNames = JSON.stringify({ browse: 'Elements', about: 'Getting started', categories: 'Guides' });

/** Headings of the list of pages, in display order. */
const groups = [
  'Getting started',
  'Elements',
  'Forms',
  'Frameworks',
  'Server rendering',
  'Servers',
  'Guides',
  'Reference',
] as const;

/** Groups in the category bar of the header. The first page of a group is an overview, and the “All …” link. */
const categoryGroups: readonly Page['group'][] = [
  'Forms',
  'Frameworks',
  'Server rendering',
  'Servers',
  'Guides',
  'Reference',
];

/** Creates the site configuration of the docs. The pages are the menus of the header and the groups of the footer. */
function siteConfig(up: string, pages: readonly Page[]): object {
  const links = (...names: Page['group'][]) =>
    names.flatMap((name) =>
      pages
        .filter(({ group }) => group === name)
        .map(({ title, path }) => ({ label: title, href: `${up}${path}` })),
    );
  return {
    links: { home: `${up}index.html` },
    browse: links('Elements'),
    about: links('Getting started'),
    categories: categoryGroups.map((label) => {
      const [first, ...others] = links(label);
      return { label, href: first!.href, subGroups: [{ label, links: others, all: first }] };
    }),
    footer: [
      { label: 'Getting started', links: links('Getting started') },
      { label: 'Elements', links: links('Elements') },
      { label: 'Frameworks and servers', links: links('Frameworks', 'Server rendering') },
      { label: 'Guides and reference', links: links('Guides', 'Forms', 'Reference') },
    ],
  };
}

/** Renders a block of code. */
export const code = (text: string): Html =>
  html`<pre tabindex="0"><code>${text.replace(/^\n|\s+$/g, '')}</code></pre>`;

/** Height of most examples in px. */
const stageHeight = 120;

interface Example {
  title: string;
  markup: string;
  /** Height in px. Reserves space, and grows if a menu or picker opens. */
  height?: number | undefined;
  /** Relative URL of the docs folder. */
  up: string;
}

/**
 * Renders editable HTML with a live preview above it. Examples of header and footer have the width of a desktop page, and a height that
 * depends on it.
 */
export function example({ title, markup, height = stageHeight, up }: Example): Html {
  const [, wide] = /<auction-(header|footer)/.exec(markup) ?? [];
  return html`<figure class="example" ${wide ? raw('data-wide') : ''}>
    <figcaption><h3>${title}</h3></figcaption>
    <div class="stage" ${wide ? html`data-room="${wide}"` : ''}>
      <iframe title="${title}" data-src="${up}files/preview.html" height="${height}" loading="lazy"></iframe>
    </div>
    <label>
      <span>HTML</span>
      <textarea
        spellcheck="false"
        autocapitalize="none"
        autocomplete="off"
        rows="${Math.min(markup.split('\n').length, 14)}"
      >
${markup}</textarea>
    </label>
    <div class="tools">
      <auction-button size="small" variant="plain" data-act="scheme">Toggle dark mode</auction-button>
      <auction-button size="small" variant="plain" data-act="direction">Toggle RTL</auction-button>
      ${wide ? html`<auction-button size="small" variant="plain" data-act="width">Mobile width</auction-button>` : ''}
      <auction-button size="small" variant="plain" data-act="reset">Reset</auction-button>
      <output aria-label="Events"></output>
    </div>
  </figure>`;
}

/** Renders a heading and a table. Renders nothing if there are no rows. */
export const table = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html | '' =>
  rows.length === 0
    ? ''
    : html`<h2 id="${idOf(title)}">${title}</h2>
        ${renderTable(html`aria-labelledby="${idOf(title)}"`, headings, rows)}`;

/** Renders a table without a heading. `label` is its accessible name. */
export const plainTable = (
  label: string,
  headings: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html => renderTable(html`aria-label="${label}"`, headings, rows);

/** `name` is the attribute that names the table. The roles apply on narrow screens, where CSS stacks the cells. */
const renderTable = (
  name: Html,
  headings: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html =>
  html`<div class="scroll" tabindex="0" role="region" ${name}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          ${headings.map((heading) => html`<th scope="col" role="columnheader">${heading}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          ([first = '', ...rest]) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">${first}</th>
              ${rest.map((cell, index) => html`<td role="cell" data-label="${headings[index + 1]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface Screenshot {
  /** Name of the file in `docs/screenshots`, without `.png`. */
  name: string;
  /** Whether a screenshot in dark mode exists, with the suffix `-dark`. */
  hasDark?: boolean;
  /** px */
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
  caption: string;
}

/** Renders a screenshot with a caption. Works only on pages in the root folder of the docs. */
export const screenshot = ({ name, hasDark = false, width, height, alt, caption }: Screenshot): Html =>
  html`<figure class="image">
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

/** Renders a description. Text in backticks becomes code. */
export const prose = (text = ''): Html =>
  html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;

export { html, raw };
