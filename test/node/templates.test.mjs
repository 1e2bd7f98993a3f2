import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../support/servers.mjs';
import { languages } from './templates/languages.mjs';

/** Tests `render --template` as text. The tests in test/servers run the languages. */

const cli = `${root}dist/cli.js`;

/** Code of every template language, and of HTML, JSON, and CSS. */
const hostile =
  String.raw`{{ 7*7 }} {% now %} {# x #} <?= 1 ?> <% x %> <%= x %> \${1} \#{1} #{1} @x ~/ <!--#echo var="x" --> $& </script><!-- ’😀 "'&amp;` +
  '`';
const makeSite = (text) => ({
  productName: text,
  categories: [
    {
      label: text,
      href: '/for-sale?a=1&b=2',
      subGroups: [{ label: text, links: [{ label: text, href: '/x' }] }],
    },
  ],
  about: [
    { label: text, href: '/for-sale?a=1&b=2' },
    // Paths that not every language can compare.
    ...["/it's", '/a?b={{c}}', '/a?b=${c}', '//other.example/', 'https://other.example/'].map((href) => ({
      label: text,
      href,
    })),
  ],
});

describe('render --template', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
    for (const [name, text] of Object.entries({ hostile, plain: 'Käufer’s long Guide' }))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(makeSite(text)));
  });
  after(() => rmSync(folder, { recursive: true }));

  /** Reuse renderings with the same arguments. */
  const rendered = new Set();
  /**
   * Runs the command in this process, because a new process takes most of the time. An error sets the exit
   * code, which fails the file.
   */
  const render = async (out, ...args) => {
    const command = ['render', '--out', out, ...args];
    if (!rendered.has(String(command))) {
      const { argv } = process;
      process.argv = [...argv.slice(0, 2), ...command];
      process.chdir(folder);
      await import(`${cli}?${rendered.size}`);
      process.argv = argv;
      rendered.add(String(command));
    }
    return (file) => readFileSync(join(folder, out, file), 'utf8');
  };

  for (const [name, language] of Object.entries(languages))
    describe(name, () => {
      const { files, code, values, current, collapses } = language;
      const [header, footer] = files;
      const nonce = ['--styles', 'nonce', '--attribute', 'style-overrides=a{color:red}'];

      it('writes one file each for the header and the footer, next to the stylesheet and instructions', async () => {
        const read = await render(name, '--template', name, '--config', 'plain.json');
        const names = readdirSync(join(folder, name));
        assert.deepEqual(
          new Set(names),
          new Set(['README.md', names.find((each) => each.endsWith('.css')), header, footer]),
        );
        assert.match(
          read('README.md'),
          new RegExp(`${header.replace(/^_|\..*$/g, '')}.*\\n.*${footer.replace(/^_|\..*$/g, '')}`, 'm'),
        );
        assert.ok(
          read('README.md').includes(
            `npx auction-elements render --out ${name} --template ${name} --config plain.json`,
          ),
        );
      });

      it('writes expressions for the return URL, the nonce, the year, and the current page', async () => {
        const read = await render(`${name}-values`, '--template', name, '--config', 'plain.json', ...nonce);
        const text = read(header);
        assert.equal(
          text.split(`?d=${values.returnAddress}`).length,
          3,
          'in the row of tools and in the menu of all',
        );
        for (const file of files) assert.ok(read(file).includes(`<style nonce="${values.nonce}">`), file);
        assert.ok(read(footer).includes(`&#169; ${values.year} `));
        assert.ok(text.includes(`<a href="/for-sale?a=1&amp;b=2"${current}`));
        assert.ok(text.includes(collapses));
        assert.doesNotMatch(text, /AUCTION_/);
        for (const path of ['/it&#x27;s', '//other', 'https://other'])
          assert.match(text, new RegExp(`<a href="${path}[^"]*"( class="[^"]*")?>`));
      });

      it('replaces its own expressions with values of the command line', async () => {
        const given = ['--return-address', '[D]', '--nonce', '[N]', '--year', '1999'];
        const read = await render(`${name}-given`, '--template', name, ...nonce, ...given);
        assert.ok(read(header).includes('?d=[D]"'));
        assert.ok(read(header).includes('<style nonce="[N]">'));
        assert.ok(read(footer).includes('&#169; 1999 '));
      });

      it('writes ASCII, without executable code from site strings', async () => {
        const count = async (config) => {
          const read = await render(
            `${name}-${config}`,
            '--template',
            name,
            '--config',
            `${config}.json`,
            '--styles',
            'inline',
            '--attribute',
            `style-overrides=${config === 'plain' ? 'a{}' : 'a::after{content:"{{x}}{%x%}<?<%${x}#{x}@x<!--#x"}b{#c{}}'}`,
          );
          for (const file of files) assert.match(read(file), /^[\0-\x7f]*$/, file);
          // Razor doubles the @ of CSS at-rules.
          return files.map(
            (file) => /<auction-[^]*/.exec(read(file))[0].replaceAll('@@', '').match(code).length,
          );
        };
        assert.deepEqual(await count('hostile'), await count('plain'));
      });

      for (const config of ['plain', 'hostile'])
        for (const session of ['visitor', 'bidder'])
          it(`equals the header of the HTML files for a ${session}, with ${config} strings`, async () => {
            const given = ['--config', `${config}.json`, '--return-address', '[D]', '--year', '1999'];
            const read = await render(`${name}-of-${config}`, '--template', name, ...given);
            const productName = config === 'plain' ? 'Käufer’s long Guide' : hostile;
            const html = await render(
              `html-${config}`,
              ...given,
              '--attribute',
              `product-name=${productName}`,
            );
            assert.equal(
              toCharacters(evaluate(read(header), language, session)),
              toCharacters(html(`header.${session}.html`)),
            );
            assert.equal(
              toCharacters(evaluate(read(footer), language, session)),
              toCharacters(html('footer.html')),
            );
          });
    });

  it('rejects an unknown language, and names the known ones', () => {
    const args = ['render', '--out', 'none', '--template', 'smarty'];
    const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
    assert.equal(status, 1);
    for (const name of Object.keys(languages)) assert.ok(stderr.includes(name), name);
  });
});

/** Evaluates a template: with a session, without a current page, and without a product name from the page. */
function evaluate(text, language, session) {
  const body =
    text.slice(text.indexOf('<auction-'), text.lastIndexOf('</auction-')) + /<\/auction-\w+>/.exec(text)[0];
  if (!language.if)
    return body
      .replaceAll(/@if \((!?)auctionBidder\) {(<[^]*?>)}(?=<|@)/g, (_, not, html) =>
        (not === '') === (session === 'bidder') ? html : '',
      )
      .replace(/@\(auctionBidder \? .*?\)/, session)
      .replaceAll(/ aria-current="@\(.*?\)"/g, '')
      .replaceAll(/ data-long="@\(.*?\)"/g, () =>
        JSON.parse(/\?\? (".*");/.exec(text)[1]).length > 16 ? ' data-long="true"' : '',
      )
      .replaceAll('@(auctionProductName)', () => escapeHtml(JSON.parse(/\?\? (".*");/.exec(text)[1])));
  const isTrue = (condition) =>
    condition === language[session] || (condition === language.bidder && session === 'bidder');
  const pattern = new RegExp(
    `(${[language.if, language.else, language.end].map(({ source }) => source.replaceAll(/(?<!\\)\(/g, '(?:')).join('|')})`,
  );
  /** Results of the `if` conditions around the current position. */
  const open = [];
  let html = '';
  for (const piece of body.split(pattern)) {
    const condition = language.if.exec(piece)?.[1];
    if (condition !== undefined) open.push(isTrue(condition));
    else if (language.else.test(piece)) open.push(!open.pop());
    else if (language.end.test(piece)) open.pop();
    else if (open.every(Boolean)) html += piece;
  }
  assert.deepEqual(open, []);
  return html.replaceAll(language.values.productName ?? /$^/g, '$1');
}

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Decodes escaped characters, because the languages escape more of them than HTML. */
const toCharacters = (text) =>
  text
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
