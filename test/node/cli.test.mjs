import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../support/servers.mjs';

/** Tests `npx auction-elements render`. */
describe('the render command', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (...args) =>
    spawnSync(process.execPath, [`${root}dist/cli.js`, ...args], { cwd: folder, encoding: 'utf8' });
  const writeInput = (name, text) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const read = (...path) => readFileSync(join(folder, ...path), 'utf8');

  it('writes the header, the footer, CSS, and instructions', () => {
    const config = writeInput('site.json', '{"productName":"Gavel"}');
    const { status, stdout } = run('render', '--config', config, '--out', 'partials/a', '--year', '2026');
    assert.equal(status, 0);
    assert.match(stdout, /Wrote header\.visitor\.html.* to partials\/a/);
    const names = readdirSync(join(folder, 'partials/a'));
    const css = names.find((name) => /^auction-elements\.[0-9a-f]{8}\.css$/.test(name));
    assert.deepEqual(
      new Set(names),
      new Set(['README.md', css, 'footer.html', 'header.bidder.html', 'header.visitor.html']),
    );
    const visitor = read('partials/a/header.visitor.html');
    assert.match(visitor, /session="visitor"/);
    assert.match(visitor, /<span>Gavel<\/span>/);
    assert.ok(visitor.includes(`<link rel="stylesheet" href="/${css}">`));
    assert.ok(visitor.includes('?d=%2F"'));
    assert.match(read('partials/a/header.bidder.html'), /session="bidder"/);
    assert.match(read('partials/a/footer.html'), /&#169; 2026 Gavel/);
    for (const language of ['php', 'asp', 'razor'])
      assert.ok(
        read('partials/a/README.md').includes(
          `npx auction-elements render --config site.json --out partials/a --year 2026 --template ${language}`,
        ),
      );
  });

  it('inserts a template expression for the search term into the search', () => {
    for (const { name, more } of [
      { name: 'header.visitor.html', more: [] },
      { name: 'header.php', more: ['--template', 'php'] },
    ]) {
      run('render', '--out', 'term', '--search-term', '<?= term ?>', ...more);
      assert.match(read('term', name), /<input [^>]*name="searchTerm"[^>]* value="<\?= term \?>"/);
    }
    run('render', '--out', 'no-term', '--template', 'php');
    assert.doesNotMatch(read('no-term', 'header.php'), /AUCTION_|name="searchTerm"[^>]* value=/);
  });

  it('writes the same bytes again', () => {
    const readAll = () => readdirSync(join(folder, 'same')).map((name) => read('same', name));
    run('render', '--out', 'same');
    const first = readAll();
    run('render', '--out', 'same');
    assert.deepEqual(readAll(), first);
  });

  it('inlines or links the CSS, as requested', () => {
    run('render', '--out', 'inline', '--styles', 'inline');
    assert.match(read('inline/footer.html'), /<style>:host\{/);
    run('render', '--out', 'nonce', '--styles', 'nonce');
    assert.match(read('nonce/footer.html'), /<style nonce="AUCTION_NONCE">/);
    run('render', '--out', 'link', '--css-path', '/assets', '--attribute', 'base-url=/shop');
    assert.match(
      read('link/footer.html'),
      /base-url="\/shop".*href="\/assets\/auction-elements\.[0-9a-f]{8}\.css"/,
    );
  });

  it('writes placeholders for server templates', () => {
    const address = '<?= rawurlencode($_SERVER["REQUEST_URI"]) ?>';
    const nonce = "<?= $nonce ?> $& '";
    run('render', '--out', 'php', '--styles', 'nonce', '--return-address', address, '--nonce', nonce);
    const visitor = read('php/header.visitor.html');
    assert.ok(visitor.includes(`href="/asp/LoginBidder.asp?d=${address}"`));
    for (const file of ['header.visitor.html', 'header.bidder.html', 'footer.html'])
      assert.ok(read('php', file).includes(`<style nonce="${nonce}">`), file);
    assert.doesNotMatch(visitor, /AUCTION_/);
  });

  it('keeps the given options in the commands of the README', () => {
    const config = writeInput('of it’s.json', '{}');
    run('render', '--out', 'kept', '--config', config, '--css-path', '/partials/', '--styles', 'link');
    assert.match(
      read('kept/README.md'),
      /^npx auction-elements render --out kept --config 'of it’s\.json' --css-path \/partials\/ --styles link --template php$/m,
    );
    assert.match(read('kept/README.md'), /^Serve `auction-elements\.\w+\.css` from `\/partials\/`\./m);
  });

  for (const { what, args, message } of [
    {
      what: 'a configuration that is not there',
      args: ['--config', 'none.json'],
      message: /none\.json couldn't be read/,
    },
    {
      what: 'one that is no JSON',
      args: ['--config', 'broken.json'],
      message: /broken\.json isn't valid JSON/,
    },
    {
      what: 'one with invalid entries',
      args: ['--config', 'wrong.json'],
      message:
        /^auction-elements: wrong\.json has 2 invalid entries\. Nothing was written\.\n- `about\[1\]\.href` is missing\. Add it\.\n- `catgories` is not a known key\. Did you mean `categories`\?$/m,
    },
    {
      what: 'one that is a list',
      args: ['--config', 'list.json'],
      message: /list\.json .*must be an object in braces, not a list\./,
    },
    {
      what: 'an attribute without a value',
      args: ['--attribute', 'base-url'],
      message: /`--attribute base-url` has no value/,
    },
    {
      what: 'an attribute that makes no sense',
      args: ['--attribute', 'base-url=javascript:x'],
      message: /`base-url="javascript:x"` isn't/,
    },
    {
      what: 'unknown styles',
      args: ['--styles', 'none'],
      message: /`--styles none` isn't valid.* Use `link`, `inline`, `nonce`/,
    },
    { what: 'an unknown option', args: ['--stiles', 'none'], message: /--stiles/ },
    { what: 'a year that is none', args: ['--year', 'now'], message: /`--year now` isn't a year/ },
  ])
    it(`rejects ${what}, and writes no files`, () => {
      writeInput('broken.json', '{"productName":');
      writeInput('wrong.json', '{"about":[{"label":"A","href":"/a"},{"label":"B"}],"catgories":[]}');
      writeInput('list.json', '[]');
      const { status, stderr } = run('render', '--out', 'refused', ...args);
      assert.equal(status, 1);
      assert.match(stderr, message);
      assert.doesNotMatch(stderr, /\n\s+at /);
      assert.equal(existsSync(join(folder, 'refused')), false);
    });

  it('reads a configuration with a byte order mark, or from the standard input', () => {
    const json = '{"productName":"Gavel"}';
    const { status } = run('render', '--config', writeInput('bom.json', `\uFEFF${json}`), '--out', 'bom');
    assert.equal(status, 0);
    const args = [`${root}dist/cli.js`, 'render', '--config', '-', '--out', 'input'];
    assert.equal(spawnSync(process.execPath, args, { cwd: folder, input: json }).status, 0);
    for (const name of ['bom', 'input'])
      assert.match(read(name, 'header.visitor.html'), /<span>Gavel<\/span>/);
  });

  it('rejects a configuration that is not in UTF-8', () => {
    const latin = writeInput('latin.json', Buffer.from('{"productName":"Café"}', 'latin1'));
    const { status, stderr } = run('render', '--config', latin, '--out', 'latin');
    assert.equal(status, 1);
    assert.match(stderr, /latin\.json isn't in UTF-8\. Nothing was written\. Save it in UTF-8\./);
    assert.equal(existsSync(join(folder, 'latin')), false);
  });

  it('writes the same folder several times at once', async () => {
    const runs = Array.from({ length: 8 }, async () => {
      const child = spawn(process.execPath, [`${root}dist/cli.js`, 'render', '--out', 'shared'], {
        cwd: folder,
      });
      return (await once(child, 'exit'))[0];
    });
    assert.deepEqual(new Set(await Promise.all(runs)), new Set([0]));
    assert.equal(readdirSync(join(folder, 'shared')).length, 5);
  });

  it('replaces symbolic links to files, and never writes to their targets', () => {
    const victim = writeInput('victim.txt', 'untouched');
    run('render', '--out', 'linked');
    rmSync(join(folder, 'linked/footer.html'));
    symlinkSync('../victim.txt', join(folder, 'linked/footer.html'));
    // A link with the name of the temporary file. The shell passes its process ID on to Node.js.
    const script = 'ln -s ../victim.txt linked/.footer.html.$$; exec "$0" "$@"';
    const args = [`${root}dist/cli.js`, 'render', '--out', 'linked'];
    assert.equal(spawnSync('sh', ['-c', script, process.execPath, ...args], { cwd: folder }).status, 0);
    assert.equal(read(victim), 'untouched');
    assert.equal(lstatSync(join(folder, 'linked/footer.html')).isSymbolicLink(), false);
    assert.equal(readdirSync(join(folder, 'linked')).length, 5);
  });

  it('writes only into the given folder, whatever paths the configuration and the options contain', () => {
    const path = '../../escaped';
    const config = writeInput('paths.json', JSON.stringify({ productName: path, help: { baseUrl: path } }));
    const args = ['--css-path', `/${path}`, '--attribute', `logo-src=${path}`, '--config', config];
    assert.equal(run('render', '--out', 'paths/../inside', ...args).status, 0);
    assert.equal(readdirSync(join(folder, 'inside')).length, 5);
    assert.equal(existsSync(join(folder, '../../escaped')), false);
    assert.equal(existsSync(join(folder, '../escaped')), false);
  });

  it('keeps the previous files on a full disk and on a read-only disk', (t) => {
    if (spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status !== 0)
      return t.skip('Needs Linux and the permission to mount a disk.');
    mkdirSync(join(folder, 'disk'));
    const script = `
      mount -t tmpfs -o size=600k none disk && "$0" "$1" render --out disk/site && cat disk/site/* | sha256sum
      head -c 1m /dev/zero > disk/filler 2> /dev/null
      for out in 'render --out disk/site --styles inline' 'bundle --out disk/site/footer.html'; do "$0" "$1" $out; echo "status $?"; done
      cat disk/site/* | sha256sum; ls -A disk/site | wc -l
      rm disk/filler; mount -o remount,ro disk
      "$0" "$1" render --out disk/site; echo "status $?"
      cat disk/site/* | sha256sum`;
    const args = ['--map-root-user', '--mount', 'sh', '-c', script, process.execPath, `${root}dist/cli.js`];
    const { stdout, stderr } = spawnSync('unshare', args, { cwd: folder, encoding: 'utf8' });
    const hashes = stdout.match(/[\da-f]{64}/g);
    assert.equal(hashes.length, 3, stderr);
    assert.equal(new Set(hashes).size, 1);
    assert.deepEqual(stdout.match(/status \d/g), ['status 1', 'status 1', 'status 1']);
    assert.match(stdout, /^5$/m);
    for (const cause of ['ENOSPC', 'EROFS'])
      assert.match(stderr, new RegExp(`disk/site couldn't be written \\(${cause}.*\\)\\. Check the path`));
    assert.doesNotMatch(stderr, /\n\s+at /);
  });

  for (const [what, json] of Object.entries({
    'an empty file': '',
    null: 'null',
    'a number that is too large': '1e999',
    'a list that is 200,000 levels deep': '['.repeat(200_000) + ']'.repeat(200_000),
    'an object that is 100,000 levels deep': '{"productName":'.repeat(100_000) + '1' + '}'.repeat(100_000),
    'names of Object.prototype': '{"__proto__":{"productName":"X"},"constructor":{}}',
    '2,000 invalid entries': JSON.stringify({
      about: Array.from({ length: 2000 }, () => ({ lable: 'A' })),
    }),
  }))
    it(`rejects ${what} as a configuration`, () => {
      const config = writeInput('odd.json', json);
      for (const args of [
        ['render', '--out', 'odd'],
        ['bundle', '--out', 'odd/site.js'],
      ]) {
        const { status, stderr } = run(...args, '--config', config);
        assert.equal(status, 1);
        assert.match(stderr, /^auction-elements: odd\.json /);
        assert.doesNotMatch(stderr, /\n\s+at /);
        assert.equal(existsSync(join(folder, 'odd')), false);
      }
    });

  it('renders a configuration with 10,000 links', () => {
    const about = Array.from({ length: 10_000 }, (_, index) => ({
      label: `Lot ${index}`,
      href: `/${index}`,
    }));
    const config = writeInput('large.json', JSON.stringify({ about }));
    assert.equal(run('render', '--out', 'large', '--template', 'php', '--config', config).status, 0);
    assert.match(read('large/header.php'), />Lot 9999</);
  });

  it('prints its version', () => {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    assert.equal(run('--version').stdout, `${version}\n`);
  });

  it('prints its options', () => {
    assert.match(run('--help').stdout, /render --config site\.json --out partials\//);
    assert.equal(run('rendr').status, 1);
    assert.match(run('render').stderr, /`--out` is missing/);
  });

  it('is executable', () => {
    assert.match(execFileSync(`${root}dist/cli.js`, ['--help'], { encoding: 'utf8' }), /render/);
  });
});
