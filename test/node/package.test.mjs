import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { answerAt, demoInBrowser, collectErrors } from '../support/browser.mjs';
import { root } from '../support/servers.mjs';

const read = (file) => readFileSync(`${root}${file}`);
const json = (file) => JSON.parse(read(file).toString());

describe('package', () => {
  it('contains the files in its exports and no development files', () => {
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, stdio: 'pipe' }),
    );
    const paths = files.map(({ path }) => path);
    for (const path of [
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'custom-elements.json',
      'dist/web-types.json',
      'SECURITY.md',
      'dist/THIRD-PARTY-NOTICES.txt',
      'dist/sbom.cdx.json',
    ])
      assert.ok(paths.includes(path), path);
    assert.deepEqual(
      paths.filter((path) => /^(src|elements|test|demo|bench|scripts)\//.test(path)),
      [],
    );
    const wanted = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(wanted));
    for (const path of wanted(json('package.json').exports).filter((each) => !each.includes('*')))
      assert.ok(paths.includes(path.slice(2)), path);
  });

  it('describes its elements to editors', () => {
    const tags = json('custom-elements.json').modules.map(({ declarations: [{ tagName }] }) => tagName);
    assert.deepEqual(
      json('dist/vscode.html-custom-data.json').tags.map(({ name }) => name),
      tags,
    );
    const { elements } = json('dist/web-types.json').contributions.html;
    assert.deepEqual(
      elements.map(({ name }) => name),
      tags,
    );
    const header = elements.find(({ name }) => name === 'auction-header');
    assert.ok(header.js.events.some(({ name }) => name === 'auction-sign-out'));
    assert.equal(header.attributes.find(({ name }) => name === 'session').value.type, "'visitor' | 'bidder'");
  });
});

describe('third-party notices', () => {
  const built = readdirSync(`${root}dist`, { recursive: true, encoding: 'utf8' });
  /** Returns the folder of each package in a source map. */
  const packagesIn = (map) =>
    json(`dist/${map}`).sources.flatMap(
      (source) => /node_modules\/.*/.exec(source)?.[0].match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? [],
    );
  for (const [folder, file] of [
    ['package', 'dist/THIRD-PARTY-NOTICES.txt'],
    ['docs', 'dist/docs/THIRD-PARTY-NOTICES.txt'],
  ])
    it(`includes the license of every package in the source maps of the ${folder}`, () => {
      const notices = read(file).toString();
      const maps = built.filter(
        (name) => name.endsWith('.map') && (folder === 'docs' || !name.startsWith('docs')),
      );
      const packages = new Set(maps.flatMap(packagesIn));
      assert.ok(packages.size >= 17);
      for (const each of packages) {
        const { name, version } = json(`${each}/package.json`);
        assert.ok(notices.includes(`\n${name} ${version} (`), each);
        const license = readdirSync(root + each).find((entry) => /^licen[cs]e/i.test(entry));
        if (license) assert.ok(notices.includes(read(`${each}/${license}`).toString().trim()), each);
      }
      assert.match(notices, /\n@r2wc\/core [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Bitovi\n/);
    });

  it('has an SBOM that lists every package in the source maps, and no other', () => {
    const maps = built.filter((name) => name.endsWith('.map') && !name.startsWith('docs'));
    const packages = [...new Set(maps.flatMap(packagesIn))].map((each) => json(`${each}/package.json`));
    const sbom = json('dist/sbom.cdx.json');
    assert.equal(sbom.metadata.component.purl, `pkg:npm/auction-elements@${json('package.json').version}`);
    assert.deepEqual(
      sbom.components
        .map(({ name, purl, licenses }) => `${name} ${purl} ${licenses[0].license.id}`)
        .toSorted(),
      packages
        .map(
          ({ name, version, license }) => `${name} pkg:npm/${name.replace('@', '%40')}@${version} ${license}`,
        )
        .toSorted(),
    );
  });

  it('is named in every script that contains code of packages', () => {
    const maps = built.filter((name) => name.endsWith('.js.map') && !name.startsWith('docs'));
    const scripts = maps.filter((map) => packagesIn(map).length > 0).map((map) => map.replace(/\.map$/, ''));
    assert.ok(scripts.length > 10);
    assert.deepEqual(
      scripts.filter((name) => !read(`dist/${name}`).includes('/*! Licenses: THIRD-PARTY-NOTICES.txt */')),
      [],
    );
  });

  it('covers every script: scripts without a source map contain only code of the library', () => {
    const unmapped = built.filter(
      (name) => /^(?!docs).*\.js$/.test(name) && !existsSync(`${root}dist/${name}.map`),
    );
    for (const name of unmapped)
      assert.ok(
        // Such files re-export, contain bundler helpers, or are generated from the folder `early`.
        read(`dist/${name}`).length < 1500 ||
          /^(autoload|loader|early\/\w+|chunks\/watchRoot-[\w-]+|elements\/auction-(header|footer|search|newsletter))\.js$/.test(
            name,
          ),
        name,
      );
  });

  it('is next to the library that the docs serve and the site editor packs', () => {
    assert.ok(existsSync(`${root}dist/docs/lib/THIRD-PARTY-NOTICES.txt`));
    assert.ok(json('dist/docs/editor/library.json').library.includes('THIRD-PARTY-NOTICES.txt'));
  });
});

describe('files for apps', () => {
  it('includes its own React, so apps need no other package and can use any React version', () => {
    const { dependencies, peerDependenciesMeta } = json('package.json');
    assert.equal(dependencies, undefined);
    assert.deepEqual(
      new Set(Object.values(peerDependenciesMeta).map(({ optional }) => optional)),
      new Set([true]),
    );
    const seen = new Set();
    const follow = (file) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, path] of read(file)
        .toString()
        .matchAll(/(?:\bfrom|\bimport\(?)\s*["`']([^"`']+)["`']/g)) {
        assert.match(path, /^\./, `${file} imports ${path}`);
        follow(join(file, '..', path));
      }
    };
    for (const name of readdirSync(`${root}dist/package/elements`).filter((each) => each.endsWith('.js')))
      follow(`dist/package/elements/${name}`);
    follow('dist/package/autoload.js');
    assert.ok(seen.size > 60, String(seen.size));
  });

  it('defines no elements on a server', () => {
    const script = `
      globalThis.customElements = { get() {}, define(tag) { console.log(tag); } };
      await import('auction-elements');
      await import('auction-elements/react');
      await import('auction-elements/vue');
      const { auctionHeader } = await import('auction-elements/elements/auction-header.js');
      console.log(auctionHeader.definition.tag, auctionHeader.element);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(stdout + stderr, 'auction-header undefined\n');
  });
});

describe('entry points imported on a server', () => {
  const { exports } = json('package.json');
  const entryPoints = [
    ...Object.values(exports)
      .map((entry) => entry.default)
      .filter((path) => path?.endsWith('.js') && !path.includes('*')),
    ...readdirSync(`${root}dist/package/elements`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `./dist/package/elements/${name}`),
    './dist/autoload.js',
    './dist/auction-elements.single.js',
  ];
  /** Runs all of them in one process after this script. */
  const importEach = (before) => {
    const script = `${before}; for (const path of ${JSON.stringify(entryPoints)})
      await import(${JSON.stringify(root)} + path).catch((error) => console.log(path, error));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    assert.equal(stderr + stdout, '');
  };

  it('includes all entry points', () => {
    assert.ok(entryPoints.length > 20, String(entryPoints.length));
    assert.ok(entryPoints.includes('./dist/package/autoload.js'));
    assert.ok(entryPoints.includes('./dist/npm/src/react/index.js'));
    assert.ok(entryPoints.includes('./dist/react.js'));
    assert.ok(entryPoints.includes('./dist/vue.js'));
    assert.ok(entryPoints.includes('./dist/server.js'));
  });

  it('does not throw without a DOM', () => importEach(''));

  it('does not throw when a script has added properties to Object.prototype', () =>
    importEach(`
      for (const name of ['foo', 'key', 'props', 'children'])
        Object.prototype[name] = function () {};
    `));

  it('does not throw with DOM classes but without a registry, as on Angular servers', () =>
    importEach(`
      for (const name of ['Node', 'Element', 'HTMLElement', 'HTMLInputElement', 'CustomEvent'])
        globalThis[name] = class {};
    `));

  it('does not throw with a partial DOM, as on servers of other custom elements', () =>
    importEach(`
      globalThis.window = globalThis;
      globalThis.Element = class {};
      globalThis.HTMLElement = class extends Element {};
      globalThis.CustomEvent = class extends Event {};
      const defined = new Map();
      globalThis.customElements = { get: (tag) => defined.get(tag), define: (tag, of) => void defined.set(tag, of) };
    `));
});

describe('files for pages', () => {
  const integrity = json('dist/integrity.json');
  const site = demoInBrowser();

  /** Opens a page with only the given content, at a URL of the demo. */
  const open = async (html) => {
    const page = await site.browser.newPage();
    const errors = collectErrors(page);
    await answerAt(page, '/blank', `<title>Blank</title>${html}`);
    await page.goto(`${site.demo.origin}/blank`, { waitUntil: 'networkidle0' });
    return { page, errors };
  };
  const isRendered = (page) =>
    page.evaluate(
      () => document.querySelector('auction-header').shadowRoot?.querySelector('[part=categories]') !== null,
    );

  it('has a list of hashes for all files', () => {
    assert.ok(Object.keys(integrity).length > 50);
    for (const [file, hash] of Object.entries(integrity)) {
      assert.ok(existsSync(`${root}dist/${file}`), file);
      assert.equal(
        hash,
        `sha384-${createHash('sha384')
          .update(read(`dist/${file}`))
          .digest('base64')}`,
      );
    }
  });

  it('loads with an import map of these hashes', async () => {
    const map = {
      integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [`/${file}`, hash])),
    };
    const { page, errors } = await open(
      `<script type="importmap">${JSON.stringify(map)}</script>
       <script type="module" src="/elements/auction-header.js" integrity="${integrity['elements/auction-header.js']}"></script>
       <auction-header></auction-header>`,
    );
    assert.ok(await isRendered(page));
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('does not run a file whose hash differs', async () => {
    const core = Object.keys(integrity).find((file) => file.startsWith('chunks/base-'));
    const map = { integrity: { [`/${core}`]: integrity['autoload.js'] } };
    const { page, errors } = await open(
      `<script type="importmap">${JSON.stringify(map)}</script>
       <script type="module" src="/elements/auction-header.js" data-hydrate="idle"></script>
       <auction-header></auction-header>`,
    );
    assert.equal(await page.evaluate(() => customElements.get('auction-header') === undefined), true);
    assert.match(errors.join(' '), /integrity/);
    await page.close();
  });

  it('works as a classic script in a page from a folder', async () => {
    const file = join(tmpdir(), 'auction-elements-page.html');
    writeFileSync(
      file,
      `<!doctype html><script src="file://${root}dist/auction-elements.single.js" defer></script>
       <auction-header></auction-header><auction-date-input label="Day" value="2030-01-02"></auction-date-input>`,
    );
    const { page, errors } = await open('');
    await page.goto(`file://${file}`);
    assert.ok(await isRendered(page));
    assert.equal(await page.$eval('auction-date-input', (each) => each.valueAsDate.getUTCFullYear()), 2030);
    assert.deepEqual(errors, []);
    await page.close();
    rmSync(file);
  });

  it('needs one request for the single file, and loads no chunk before it may be needed', async () => {
    const { page, errors } = await open(
      `<script type="module" src="/auction-elements.single.js"></script>
       <auction-header></auction-header><auction-date-input label="Day"></auction-date-input>`,
    );
    assert.ok(await isRendered(page));
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    assert.deepEqual(scripts, ['/auction-elements.single.js']);
    assert.deepEqual(errors, []);
    await page.close();
  });
});
