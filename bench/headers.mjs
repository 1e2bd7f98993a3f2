import { readFileSync } from 'node:fs';
import { createSite, formatSiteScript, renderHeader, siteCss } from '../dist/server.js';
import { headerPeers } from './peers/headers.mjs';

/** Rounds of our headers. Half of all first frames differ from the median by over 10%. With 15 rounds, ratios of two medians differed by 0.1 between runs. */
const rounds = 25;
/** Rounds of peers. Their results differ enough for fewer rounds. */
const peerRounds = 3;
const cssPath = 'site.css';

const content = '<main><h1>Lots</h1><p>What a header that comes late pushes down.</p></main>';

const reserve = '<link rel="stylesheet" href="auction-header.css">';
const tag = (attributes = '') => `<auction-header${attributes}></auction-header>`;
const config = { productName: 'Gavel', about: [{ label: 'Terms', href: '/terms' }] };

/** Returns the script that `auction-elements bundle` writes for a configuration. */
function formatScript() {
  const read = (name) => readFileSync(new URL(`../dist/early/${name}`, import.meta.url), 'utf8');
  return formatSiteScript({
    code: read('startSite.js'),
    site: createSite(config),
    files: JSON.parse(read('files.json')),
    folder: './',
  });
}

/** Returns a candidate for each way to add our header to a page, and headers of peers with the same links. */
export async function headers() {
  const css = siteCss();
  const rendered = renderHeader({}, { styles: { mode: 'link', href: cssPath } });
  const [, markup] = /<div data-auction-container="[^"]*">(.*)<\/div><\/template>/s.exec(rendered);
  const inShadow = (selector) =>
    `host.querySelector('auction-header')?.shadowRoot?.querySelector('${selector}')`;
  const ownOptions = { visible: inShadow('[part=categories]'), rounds };
  const candidates = [
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
      ...ownOptions,
    },
    {
      name: 'only the element',
      head: reserve,
      script: 'elements/auction-header.js',
      body: tag(),
      ...ownOptions,
      button: inShadow('[part=categories] button'),
      opened: inShadow('[aria-expanded=true] + [role=group] a'),
    },
    {
      name: 'only the element, autoload.js',
      head: reserve,
      script: 'autoload.js',
      body: tag(),
      ...ownOptions,
    },
    {
      name: 'site script',
      head: reserve,
      script: 'site.js',
      body: tag(),
      files: { '/site.js': formatScript() },
      ...ownOptions,
    },
    {
      name: 'config-src',
      head: reserve,
      script: 'autoload.js',
      body: tag(' config-src="site.json"'),
      files: { '/site.json': JSON.stringify(config) },
      ...ownOptions,
    },
    ...(await headerPeers()).map((peer) => ({ ...peer, rounds: peerRounds })),
  ];
  return candidates.map((candidate) => ({
    ...candidate,
    body: candidate.body + content,
    site: `<div>${candidate.body}</div>`,
  }));
}
