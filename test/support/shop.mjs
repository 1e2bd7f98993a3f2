import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderFooter, renderHeader } from '../../dist/server.js';
import { startHost } from './release.mjs';
import { root } from './servers.mjs';

/** A shop of five pages with a header and a footer, like sites that swap the content of their pages. */

/** Returns the file of a package as a script of the page. */
export const npmScript = (file, attributes = '') => `<script src="/npm/${file}" ${attributes}></script>`;

const suggestionsPath = '/catalog/catalog-browser/api/category/suggestions';
const configPath = '/site.json';

export const shopPaths = {
  home: '/',
  category: '/for-sale/coins/dimes',
  lot: '/lots/7',
  watchlist: '/asp/Bidder/PrebidManage.asp?opt=1',
  results: '/asp/SearchAdvanced_i.asp?searchTerm=dime',
};
const names = Object.keys(shopPaths);

/** Each page has a link in the header’s category bar, next to two mega-menus. */
const siteConfig = {
  categories: [
    { label: 'Coins' },
    { label: 'Jewelry' },
    ...names.map((label) => ({ label, href: shopPaths[label] })),
  ],
};

const contents = {
  home: '<h1>Home</h1><p>Welcome to the saleroom.</p>',
  category: '<h1>Dimes</h1><ul><li>Lot 6</li><li>Lot 7</li></ul>',
  lot: `<h1>Lot 7</h1>
    <form action="/bid">
      <label>Note <auction-text-input name="note"></auction-text-input></label>
      <auction-text-input aria-label="Paddle"><input name="paddle"><i>As on your card</i></auction-text-input>
      <auction-date-input name="viewing" label="Viewing on" required></auction-date-input>
      <auction-time-input name="at" label="At"></auction-time-input>
      <auction-form-field label="Reason" help="Why?"><input name="reason"></auction-form-field>
      <auction-popover label="Fees"><button slot="trigger" type="button">Fees</button>20 %</auction-popover>
      <auction-button type="submit">Bid</auction-button>
    </form>`,
  watchlist: '<h1>Watchlist</h1><p>Two lots.</p>',
  results: '<h1>Results</h1><p>One lot.</p>',
};

/** Returns the header and the footer as empty elements, or as their servers render them. */
const parts = {
  tag: (attributes) => ({
    header: `<auction-header config-src="${configPath}" ${attributes}></auction-header>`,
    footer: `<auction-footer config-src="${configPath}"></auction-footer>`,
  }),
  prerendered: (attributes, page) => ({
    header: renderHeader(siteConfig, { page }).replace('<auction-header', `<auction-header ${attributes}`),
    footer: renderFooter(siteConfig, { page }),
  }),
};

/**
 * Starts the shop. `head` is added to the head of each page. `wrap` wraps the swapped content, and `isWhole`
 * includes the header and footer in it. `body` and `header` are attributes of these elements. `rendering`
 * selects how the header and footer are rendered.
 */
export function startShop({
  head = '',
  body = '',
  header = '',
  rendering = 'tag',
  script = '/autoload.js',
  wrap = (content) => `<main id="main">${content}</main>`,
  isWhole = false,
}) {
  const links = Object.entries(shopPaths)
    .map(([name, path]) => `<a href="${path.replaceAll('&', '&amp;')}" id="to-${name}">${name}</a>`)
    .join(' ');
  const renderPage = (name) => {
    const { header: top, footer } = parts[rendering](header, shopPaths[name]);
    const content = `${top}${wrap(`<nav>${links}</nav>${contents[name]}`)}${footer}`;
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <link rel="stylesheet" href="/auction-elements.css"><style>main { min-height: 600px }</style>
      ${head}<script type="module" src="${script}"></script></head>
      <body ${body}>${isWhole ? `<div id="page">${content}</div>` : content}</body></html>`;
  };
  const pages = {
    [configPath]: () => ({ type: 'application/json', body: JSON.stringify(siteConfig) }),
    [suggestionsPath]: () => ({ type: 'application/json', body: '{"data":[]}' }),
  };
  for (const [name, path] of Object.entries(shopPaths))
    pages[new URL(path, 'http://shop').pathname] = () => renderPage(name);
  for (const [, file] of head.matchAll(/"\/npm\/([^"]+)"/g))
    pages[`/npm/${file}`] = () => ({
      type: 'text/javascript',
      body: readFileSync(join(root, 'node_modules', file)),
    });
  return startHost(pages);
}
