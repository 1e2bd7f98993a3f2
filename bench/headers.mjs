import { readFileSync } from 'node:fs';
import { createSite, formatSiteScript, renderHeader, siteCss } from '../dist/server.js';
import { headerPeers } from './peers/headers.mjs';

/** Half of all first frames come more than a tenth before or after the median: of 15 rounds, the ratio of two medians differed by 0.1 from run to run. */
const rounds = 25;
/** Peers are far enough away for fewer. */
const peerRounds = 3;
const cssPath = 'site.css';

const content = '<main><h1>Lots</h1><p>What a header that comes late pushes down.</p></main>';

const reserve = '<link rel="stylesheet" href="auction-header.css">';
const tag = (attributes = '') => `<auction-header${attributes}></auction-header>`;
const config = { productName: 'Gavel', about: [{ label: 'Terms', href: '/terms' }] };

/** What `auction-elements bundle` writes for a configuration. */
function formatScript() {
  const read = (name) => readFileSync(new URL(`../dist/early/${name}`, import.meta.url), 'utf8');
  return formatSiteScript({
    code: read('startSite.js'),
    site: createSite(config),
    files: JSON.parse(read('files.json')),
    folder: './',
  });
}

/** Header of the page by itself, in the ways that a page can have it, and peers' with the same links. */
export async function headers() {
  const css = siteCss();
  const rendered = renderHeader({}, { styles: { mode: 'link', href: cssPath } });
  const [, markup] = /<div data-auction-container="[^"]*">(.*)<\/div><\/template>/s.exec(rendered);
  const inShadow = (selector) =>
    `host.querySelector('auction-header')?.shadowRoot?.querySelector('${selector}')`;
  const own = { visible: inShadow('[part=categories]'), rounds };
  const all = [
    {
      name: 'static HTML and CSS',
      head: `<link rel="stylesheet" href="${cssPath}">`,
      body: `<div id="host"><div data-auction-container>${markup}</div></div>`,
      files: { [`/${cssPath}`]: css.replaceAll(':host(auction-header)', '#host') },
      visible: "host.querySelector('[part=categories]')",
      rounds,
    },
    {
      name: 'prerendered',
      script: 'loader.js',
      body: rendered,
      files: { [`/${cssPath}`]: css },
      ...own,
    },
    {
      name: 'tag alone',
      head: reserve,
      script: 'elements/auction-header.js',
      body: tag(),
      ...own,
      button: inShadow('[part=categories] button'),
      opened: inShadow('[aria-expanded=true] + [role=group] a'),
    },
    {
      name: 'tag alone, autoload.js',
      head: reserve,
      script: 'autoload.js',
      body: tag(),
      ...own,
    },
    {
      name: 'site script',
      head: reserve,
      script: 'site.js',
      body: tag(),
      files: { '/site.js': formatScript() },
      ...own,
    },
    {
      name: 'config-src',
      head: reserve,
      script: 'autoload.js',
      body: tag(' config-src="site.json"'),
      files: { '/site.json': JSON.stringify(config) },
      ...own,
    },
    ...(await headerPeers()).map((peer) => ({ ...peer, rounds: peerRounds })),
  ];
  return all.map((each) => ({ ...each, body: each.body + content, site: `<div>${each.body}</div>` }));
}
