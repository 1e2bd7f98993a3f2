import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { installFromApt } from '../../scripts/findBrowser.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { root } from '../support/servers.mjs';
import { hostileLabel, makeSiteFolder } from './siteFolder.mjs';

/**
 * Template languages without their shops and frameworks, in their own engines. `values` are `isBidder`,
 * `path`, and `productName`.
 */
const engines = {
  liquid: {
    files: ['auction-header.liquid', 'auction-footer.liquid'],
    async render(files, { isBidder, path, productName }) {
      const { Liquid } = createRequire(`${root}test/servers/package.json`)('liquidjs');
      const given = {
        request: { path },
        customer: isBidder ? {} : undefined,
        auction_product_name: productName,
      };
      const texts = files.map((file) => new Liquid().parseAndRender(readFileSync(file, 'utf8'), given));
      return (await Promise.all(texts)).join('');
    },
  },
  twig: {
    files: ['header.html.twig', 'footer.html.twig'],
    async render(files, { isBidder, path, productName }) {
      if (!['/usr/bin/php', '/usr/share/php/Twig/autoload.php'].every(existsSync))
        installFromApt('php-cli', 'php-twig');
      const script = `require '/usr/share/php/Twig/autoload.php';
$values = json_decode($argv[1]);
$app = (object) ['request' => (object) ['requestUri' => $values->path], 'user' => $values->isBidder ? (object) [] : null];
foreach (array_slice($argv, 2) as $file) {
  $twig = new \\Twig\\Environment(new \\Twig\\Loader\\FilesystemLoader(dirname($file)), ['strict_variables' => true]);
  echo $twig->render(basename($file), ['app' => $app] + (isset($values->productName) ? ['auction_product_name' => $values->productName] : []));
}`;
      const values = JSON.stringify({ isBidder, path, productName });
      return execFileSync('php', ['-r', script, '--', values, ...files], { encoding: 'utf8' });
    },
  },
};

describe('template languages in their engines', () => {
  before(() => ensureInstalled({ folder: `${root}test/servers` }));

  for (const [name, { files, render }] of Object.entries(engines))
    describe(name, () => {
      const site = makeSiteFolder({ name, pages: { page: '/lots' } });
      before(() => site.render('partials', '--template', name));
      after(() => rmSync(site.folder, { recursive: true }));
      const get = (values) =>
        render(
          files.map((file) => join(site.folder, 'partials', file)),
          { isBidder: false, path: '/lots', ...values },
        );

      it('renders visitors and bidders', async () => {
        const visitor = await get({});
        assert.match(visitor, /session="visitor"/);
        assert.match(visitor, /class="sign-in" [^>]*d=%2Flots"/);
        assert.doesNotMatch(visitor, /\/sign-out/);
        const bidder = await get({ isBidder: true });
        assert.match(bidder, /session="bidder"/);
        assert.doesNotMatch(bidder, /class="sign-in"/);
        assert.match(bidder, /\/sign-out/);
      });

      it('returns only to this host', async () => {
        for (const path of ['//other.example/', String.raw`/\other.example/`, '///other.example/'])
          assert.match(await get({ path }), /class="sign-in" [^>]*d=%2Fother.example%2F"/, path);
      });

      it('sets aria-current on the current link, and escapes the product name', async () => {
        const silver = await get({ path: '/silver', productName: '<b>A & "B"</b> & sons' });
        assert.match(silver, /<a href="\/silver" aria-current="page">/);
        assert.match(
          silver,
          /<span data-long="true">&lt;b&gt;A &amp; &#?\w+;B&#?\w+;&lt;\/b&gt; &amp; sons</,
        );
        assert.doesNotMatch(await get({}), /<a [^>]*aria-current="page"/);
      });

      it('keeps the site’s strings unchanged, and shows the year', async () => {
        const html = await get({});
        const text = html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
        const escaped = hostileLabel.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        assert.ok(text.includes(escaped));
        assert.match(text, new RegExp(`© ${new Date().getFullYear()} Gavel`));
      });
    });
});
