import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { renderFooter, renderHeader } from '../../../dist/server.js';
import { until } from '../../support/browser.mjs';
import { root } from '../../support/servers.mjs';
import {
  autoload,
  countUnmarked,
  compare,
  errors,
  host,
  hydrateNow,
  inRoot,
  isHydrated,
  isInserted,
  later,
  markNodes,
  open,
  openHost,
  pages,
  requests,
} from './earlyPage.mjs';

const config = {
  productName: 'Gavel',
  about: [{ label: 'Käufer’s Guide', href: '/guide' }],
  categories: [{ label: 'Coins' }, { label: 'Plain', href: '/plain' }],
  footer: [{ label: 'Help', links: [{ label: 'Call', href: 'tel:+15551234' }] }],
};
const folder = mkdtempSync(join(tmpdir(), 'auction-elements-bundle-'));
const configFile = join(folder, 'site.json');
writeFileSync(configFile, JSON.stringify(config));

const bundle = (...args) =>
  spawnSync(process.execPath, [`${root}dist/cli.js`, 'bundle', ...args], { encoding: 'utf8' });

/** The script that the command writes. */
function makeScript(...args) {
  const out = join(folder, 'site.js');
  const { status, stderr } = bundle('--out', out, ...args);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return readFileSync(out, 'utf8');
}
const serve = (path, body, type = 'text/javascript') => {
  pages[path] = () => ({ type, body });
};
const site = (src) => `<script type="module" src="${src}"></script>`;

describe('a script written by `auction-elements bundle`', () => {
  openHost();
  after(() => rmSync(folder, { recursive: true }));

  it('shows the configured site before React loads, and is hydrated in place', async () => {
    for (const [src, ...args] of [
      ['/site.js'],
      ['/assets/site.js', '--library', '..'],
      ['/assets/own.js', '--library', '/'],
    ]) {
      serve(src, makeScript('--config', configFile, ...args));
      await compare({ head: site(src), rendered: renderHeader(config) });
      const year = new Date().getFullYear();
      await compare({ tag: 'auction-footer', head: site(src), rendered: renderFooter(config, { year }) });
      const rendered = renderHeader(config, { attributes: { lang: 'de' } });
      assert.match(rendered, />Coins<.*>Live-Auktionen<|>Live-Auktionen<.*>Coins</s);
      await compare({ attributes: 'lang="de"', head: site(src), rendered });
      await open('<auction-header product-name="Own"></auction-header>', { head: site(src), hold: later });
      await isInserted();
      const name = () =>
        inRoot('auction-header', (shadow) => shadow.querySelector('[part=logo]').textContent);
      assert.equal(await name(), 'Own');
      await markNodes();
      host.release();
      await hydrateNow();
      assert.equal(await countUnmarked(), 0);
      assert.equal(await name(), 'Own');
      assert.deepEqual(errors, []);
    }
  });

  it('sets aria-current on the language of the page before and after React has loaded', async () => {
    const file = join(folder, 'languages.json');
    const languages = ['en', 'de', 'fr-CA'].map((lang) => ({ label: lang, href: `/${lang}`, lang }));
    writeFileSync(file, JSON.stringify({ languages }));
    serve('/site.js', makeScript('--config', file));
    for (const { attributes, expected } of [
      { attributes: '', expected: ['/en'] },
      { attributes: 'locale="de-CH"', expected: ['/de'] },
      { attributes: 'locale="fr"', expected: ['/fr-CA'] },
      { attributes: 'locale="ja"', expected: [] },
    ]) {
      await open(`<auction-header ${attributes}></auction-header>`, { head: site('/site.js'), hold: later });
      await isInserted();
      const readCurrent = () =>
        inRoot('auction-header', (shadow) =>
          [...shadow.querySelectorAll('[hreflang][aria-current=true]')].map((link) =>
            link.getAttribute('href'),
          ),
        );
      assert.deepEqual(await readCurrent(), expected, attributes);
      host.release();
      await hydrateNow();
      assert.deepEqual(await readCurrent(), expected, `${attributes} after hydration`);
    }
    assert.deepEqual(errors, []);
  });

  it('is hydrated in place when the configuration and the page have counts', async () => {
    const file = join(folder, 'counts.json');
    const tools = [{ label: 'Messages', href: '/messages', count: 3 }];
    writeFileSync(file, JSON.stringify({ tools }));
    serve('/site.js', makeScript('--config', file));
    await open('<auction-header session="bidder" watchlist-count="12"></auction-header>', {
      head: site('/site.js'),
      hold: later,
    });
    await isInserted();
    await inRoot('auction-header', (shadow) => {
      shadow.querySelector('header').marked = true;
    });
    host.release();
    await hydrateNow();
    const readBadges = () =>
      inRoot('auction-header', (shadow) =>
        [...shadow.querySelectorAll('.tools a.tool > * > [part=badge]')].map(
          ({ textContent }) => textContent,
        ),
      );
    await until(async () => String(await readBadges()) === '3,12');
    assert.ok(await inRoot('auction-header', (shadow) => shadow.querySelector('header').marked));
    assert.deepEqual(errors, []);
  });

  it('gives precedence to the configuration of a page', async () => {
    serve('/site.js', makeScript('--config', configFile));
    await open(`<auction-header config='{"productName":"Other"}'></auction-header>`, {
      head: site('/site.js'),
    });
    await isHydrated();
    assert.equal(
      await inRoot('auction-header', (shadow) => shadow.querySelector('[part=logo]').textContent),
      'Other',
    );
    assert.deepEqual(errors, []);
  });

  it('is ASCII, reproducible, and equal to autoload.js without a configuration', () => {
    const script = makeScript('--config', configFile);
    assert.ok(!/[^\0-\x7f]/.test(script));
    assert.ok(makeScript('--config', configFile) === script);
    assert.ok(makeScript() === readFileSync(`${root}dist/autoload.js`, 'utf8'));
  });

  it('is not written for invalid options', () => {
    for (const [args, message] of [
      [[], /`--out` is missing/],
      [
        ['--out', join(folder, 'no.js'), '--config', join(folder, 'none.json')],
        /none\.json couldn't be read/,
      ],
      [['--out', join(folder, 'no.js'), '--library', 'vendor'], /`--library vendor` isn't a path or a URL/],
      [['--out', join(folder, 'no.js'), '--what'], /--what/],
    ]) {
      const { status, stderr } = bundle(...args);
      assert.equal(status, 1);
      assert.match(stderr, message);
      assert.doesNotMatch(stderr, /\n\s+at /);
    }
    writeFileSync(join(folder, 'bad.json'), '{"links":{"home":5}}');
    assert.match(
      bundle('--config', join(folder, 'bad.json'), '--out', join(folder, 'no.js')).stderr,
      /links\.home/,
    );
  });
});

describe('config-src', () => {
  openHost();

  it('is requested once, together with the scripts that read it', async () => {
    serve('/config.json', JSON.stringify(config), 'application/json');
    const tags =
      '<auction-header config-src="/config.json"></auction-header><auction-footer config-src="/config.json"></auction-footer>';
    await open(tags, { head: autoload, hold: /chunks\/react-/ });
    const isRequested = (path) => requests.some((each) => each.includes(path));
    await until(() => isRequested('/config.json') && isRequested('resolveSite'));
    host.release();
    await isHydrated();
    assert.equal(
      await inRoot('auction-header', (shadow) => shadow.querySelector('[part=logo]').textContent),
      'Gavel',
    );
    assert.equal(requests.filter((path) => path === '/config.json').length, 1);
    assert.deepEqual(errors, []);
  });
});
