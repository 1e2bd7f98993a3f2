import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import axe from 'axe-core';
import { importSource } from '../../../scripts/importSource.mjs';
import { collectErrors, until } from '../../support/browser.mjs';
import { itDaily, sample } from '../../support/sample.mjs';
import { root, serveFiles } from '../../support/servers.mjs';
import { siteEditor } from './editorPage.mjs';

const { siteLanguages } = await importSource('/docs/editor/texts/languages.ts');
const { allTexts } = await importSource('/src/site/languages/allLanguages.ts');

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const config = {
  productName: 'Gavel',
  browse: [
    { label: 'Live', href: '/live', count: 3 },
    { label: 'Über uns', href: 'https://gavel.example/' },
  ],
  categories: [
    { label: 'Coins' },
    {
      label: 'Maps',
      href: '/maps',
      subGroups: [{ label: 'Old', links: [{ label: 'Charts', href: '/charts' }] }],
    },
  ],
};

/** Runs the command in the README of a download, and compares its files with the download's. Returns their names. */
function checkPartials(files) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  try {
    writeFileSync(join(folder, 'site.json'), files['site.json']);
    const [command] = /npx auction-elements render .*/.exec(files['README.md']);
    execFileSync(
      'sh',
      ['-c', command.replace('npx auction-elements', `"${process.execPath}" "${root}dist/cli.js"`)],
      { cwd: folder },
    );
    const names = readdirSync(join(folder, 'partials'));
    for (const name of names)
      assert.ok(files[`partials/${name}`] === readFileSync(join(folder, 'partials', name), 'utf8'), name);
    return names;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('site editor', () => {
  const editor = siteEditor();

  it('opens the default configuration, shows a change, and undoes, redoes, and restores it on the next visit', async () => {
    await editor.open();
    await editor.unfold('Footer groups');
    await editor.unfold('Company');
    assert.equal(await editor.valueOf('Text'), 'About Us');
    await editor.keepFooter();
    await editor.fill('Text', 'Who we are');
    await editor.sees('auction-footer', 'Who we are');
    assert.ok(await editor.isKept(), 'the footer is another one after a change');
    await editor.press('Undo');
    await editor.sees('auction-footer', 'About Us');
    assert.equal(await editor.valueOf('Text'), 'About Us');
    await editor.page.keyboard.down('Control');
    await editor.page.keyboard.down('Shift');
    await editor.page.keyboard.press('z');
    await editor.page.keyboard.up('Shift');
    await editor.sees('auction-footer', 'Who we are');
    await editor.page.keyboard.press('z');
    await editor.page.keyboard.up('Control');
    await editor.sees('auction-footer', 'About Us');
    await editor.press('Redo');
    await editor.sees('auction-footer', 'Who we are');
    await editor.open({ isReturning: true });
    await editor.sees('auction-footer', 'Who we are');
    await editor.press('Undo');
    await editor.sees('auction-footer', 'About Us');
    assert.deepEqual(editor.errors, []);
  });

  itDaily(
    'shows each error of a file next to its field, links to the field, and keeps all valid entries',
    async () => {
      await editor.open();
      const broken = {
        productName: 'Gavel',
        nonsense: 1,
        browse: [
          { label: 'Live', href: '/live' },
          { label: '', href: '/timed' },
          { label: 'Trick', href: 'javascript:alert(1)' },
        ],
        categories: [{ label: 'Maps', subGroups: [{ label: 'Old', links: [{ label: 'Charts' }] }] }],
      };
      await editor.openFile('site.json', json(broken));
      await until(() => editor.focused().then((text) => text === '4 errors'));
      const listed = await editor.page.$$eval('.errors li p', (all) =>
        all.map(({ textContent }) => textContent),
      );
      for (const path of [
        'nonsense',
        'browse[1].label',
        'browse[2].href',
        'categories[0].subGroups[0].links[0].href',
      ])
        assert.ok(
          listed.some((text) => text.endsWith(` ${path}`)),
          `${path}: ${listed.join('\n')}`,
        );
      assert.ok(listed.some((text) => text.includes('Enter a value.')));
      await editor.press('Categories, “Maps”, Link groups, “Old”, Links, “Charts”, URL');
      await until(() => editor.focused().then((text) => text.startsWith('URL')));
      await editor.page.keyboard.type('/charts');
      await editor.press('Browse menu, link 2, Text');
      await until(() => editor.focused().then((text) => text.startsWith('Text')));
      await editor.page.keyboard.type('Timed');
      await editor.press('Browse menu, “Trick”, URL');
      await until(() => editor.focused().then((text) => text.startsWith('URL')));
      await editor.page.keyboard.press('End');
      await editor.page.keyboard.down('Shift');
      await editor.page.keyboard.press('Home');
      await editor.page.keyboard.up('Shift');
      await editor.page.keyboard.type('/trick');
      await editor.press('Remove nonsense');
      await until(() => editor.page.evaluate(() => document.querySelector('.errors') === null));
      await editor.sees('auction-header', 'Maps');
      const { nonsense: _, ...rest } = broken;
      rest.browse[1].label = 'Timed';
      rest.browse[2].href = '/trick';
      rest.categories[0].subGroups[0].links[0].href = '/charts';
      assert.deepEqual(JSON.parse(await editor.download('Save site.json', 'site.json')), rest);
    },
  );

  itDaily('rejects a file that is not a configuration, and keeps the open configuration', async () => {
    await editor.open();
    for (const [text, said] of [
      ['{"productName": ', "site.json isn't valid JSON"],
      ['[]', 'Couldn’t open site.json. It must be an object in braces, not a list.'],
    ]) {
      await assert.rejects(
        Promise.race([
          editor.openFile('site.json', text),
          editor.hears(said).then(() => Promise.reject(new Error('said'))),
        ]),
        /said/,
      );
      await editor.sees('auction-header', 'Construction');
    }
  });

  itDaily('removes unknown names, even with dots', async () => {
    await editor.open();
    await editor.openFile('site.json', json({ 'links.home': '/start', 'a.0.b': 1, productName: 'Gavel' }));
    await editor.press('Remove ["links.home"]');
    await editor.press('Remove ["a.0.b"]');
    await until(() => editor.page.evaluate(() => document.querySelector('.errors') === null));
    assert.equal(
      String(await editor.download('Save site.json', 'site.json')),
      json({ productName: 'Gavel' }),
    );
  });

  itDaily('names each invalid string and color, and keeps the site', async () => {
    await editor.open();
    await editor.openFile(
      'messages.json',
      json({ signIn: 5, nonsense: 'x' }),
      'Couldn’t open messages.json. “signIn” must be text. “nonsense” isn’t a message of the header or footer.',
    );
    await editor.openFile(
      'theme.css',
      ':root { --auction-color-accent: rgb(1 2 3); --auction-color-ink: tomato; --auction-color-inkk: #123456; --auction-text-scale: big }',
      'Couldn’t open theme.css. --auction-color-accent must be a color such as #8a651a, or light-dark() with two such colors, not rgb(1 2 3). ' +
        '--auction-color-ink must be a color such as #8a651a, or light-dark() with two such colors, not tomato. ' +
        'The editor doesn’t support --auction-color-inkk. --auction-text-scale must be a number greater than 0, not big.',
    );
    await editor.sees('auction-header', 'Sign In');
    await editor.openFile('theme.css', ':root { --auction-color-accent: #0a5 }');
    await until(() =>
      editor.inPreview(
        () => document.documentElement.style.getPropertyValue('--auction-color-accent') === '#00aa55',
      ),
    );
  });

  /** Adds a group to Coins and returns its inputs. The first input, the name, has focus. */
  const addGroup = async () => {
    await editor.open();
    await editor.unfold('Categories');
    await editor.unfold('Coins');
    await editor.press('Add group');
    const row = await until(
      () =>
        editor.page
          .evaluateHandle(
            () => document.activeElement?.matches('input') && document.activeElement.closest('li'),
          )
          .then((handle) => handle.asElement()),
      'the new group',
    );
    const getInput = (label) =>
      until(async () => {
        for (const input of await row.$$('input'))
          if (await input.evaluate(({ labels }, text) => labels[0]?.textContent.includes(text), label))
            return input;
        return undefined;
      }, label);
    const fill = async (label, text) => (await getInput(label)).type(text);
    return { fill };
  };
  const saveGroup = async (name) => {
    const { categories } = JSON.parse(await editor.download('Save site.json', 'site.json'));
    return categories.find(({ label }) => label === 'Coins').subGroups.find(({ label }) => label === name);
  };

  it('publishes a new group and its link only under the name and URL that the user enters', async () => {
    const { fill } = await addGroup();
    await fill('URL', '/tokens/casino');
    await fill('Text', 'Casino tokens');
    await fill('Heading', 'Tokens');
    assert.deepEqual(await saveGroup('Tokens'), {
      label: 'Tokens',
      links: [{ label: 'Casino tokens', href: '/tokens/casino' }],
    });
  });

  it('keeps the URL of a named group that the user renames', async () => {
    const { fill } = await addGroup();
    await fill('Heading', 'Tokens');
    await fill('URL', '/tokens/casino');
    await fill('Heading', ' and more');
    const { all } = await saveGroup('Tokens and more');
    assert.deepEqual(all, { href: '/for-sale/coins/tokens' });
  });

  it('shows all valid entries in the preview while a URL is missing', async () => {
    await addGroup();
    await editor.fill('Name', 'Gavel');
    await editor.sees('auction-header', 'Gavel');
  });

  itDaily('keeps the links and URLs of a category and its groups when they are renamed', async () => {
    await editor.open();
    await editor.unfold('Categories');
    await editor.unfold('Coins');
    await editor.replace('Coins', 'Money');
    await editor.unfold('Bullion');
    await editor.replace('Bullion', 'Bars');
    const { categories } = JSON.parse(await editor.download('Save site.json', 'site.json'));
    const money = categories.find(({ label }) => label === 'Money');
    assert.equal(money.href, '/for-sale/coins');
    const getAll = (name) => money.subGroups.find(({ label }) => label === name).all;
    assert.deepEqual(getAll('Bars'), { href: '/for-sale/coins/bullion' });
    assert.deepEqual(getAll('US Coins'), { href: '/for-sale/coins/us-coins' });
  });

  itDaily('previews phone, tablet, and desktop, light and dark, visitor and bidder', async () => {
    await editor.open();
    for (const [label, width] of [
      ['Phone', 390],
      ['Tablet', 768],
      ['Desktop', 1440],
    ]) {
      await editor.choose(label);
      await until(async () => (await editor.inPreview(() => innerWidth)) === width, label);
    }
    for (const scheme of ['Dark', 'Light']) {
      await editor.choose(scheme);
      await until(
        async () =>
          (await editor.inPreview(() => getComputedStyle(document.documentElement).colorScheme)) ===
          scheme.toLowerCase(),
        scheme,
      );
    }
    await editor.sees('auction-header', 'Sign In');
    await editor.choose('Bidder');
    await until(() =>
      editor.inPreview(
        () => !document.querySelector('auction-header').shadowRoot.textContent.includes('Sign In'),
      ),
    );
    await editor.choose('Visitor');
    await editor.sees('auction-header', 'Sign In');
  });

  itDaily(
    'opens a dropped file, and shows its utility links, languages, and the promotion of a category',
    async () => {
      await editor.open();
      const dropped = {
        tools: [{ label: 'Messages', href: '/messages', count: 2 }],
        languages: [
          { label: 'English', lang: 'en', href: '/' },
          { label: 'Deutsch', lang: 'de', href: '/de' },
        ],
        categories: [
          {
            label: 'Maps',
            href: '/maps',
            subGroups: [{ label: 'Old', links: [{ label: 'Charts', href: '/charts' }] }],
            promotion: {
              image: { src: '/some/where/files/icon.svg', width: 320, height: 180 },
              text: 'The Ortelius sale',
              href: '/ortelius',
            },
          },
        ],
      };
      await editor.dropFile('site.json', json(dropped), '.form');
      await editor.sees('auction-header', 'Messages');
      await editor.unfold('Categories');
      await editor.unfold('Maps');
      await editor.replace('The Ortelius sale', 'Atlases');
      await editor.unfold('Extra links');
      await editor.replace('Messages', 'Inbox');
      await editor.sees('auction-header', 'Inbox');
      await editor.unfold('Languages');
      await editor.replace('English', 'British');
      const saved = JSON.parse(await editor.download('Save site.json', 'site.json'));
      assert.equal(saved.categories[0].promotion.text, 'Atlases');
      assert.equal(saved.tools[0].label, 'Inbox');
      assert.equal(saved.languages[0].label, 'British');
      assert.deepEqual(editor.errors, []);
    },
  );

  itDaily('opens a file dropped onto the preview as soon as the preview shows a site', async () => {
    await editor.open({ late: '/sitePreview.js' });
    const address = editor.page.url();
    await editor.dropFile(
      'site.json',
      json({ productName: 'Gavel', about: [{ label: 'Fees', href: '/fees' }] }),
      'iframe',
    );
    await editor.hears('Opened site.json');
    await editor.sees('auction-footer', 'Gavel');
    assert.equal(await editor.inPreview(() => document.body.inert), false);
    assert.equal(editor.page.url(), address);
    assert.deepEqual(editor.errors, []);
  });

  itDaily(
    'downloads the same bytes that the commands write, in the language of the site and with its messages, and opens them again',
    async () => {
      assert.deepEqual(siteLanguages.toSorted(), ['en', ...Object.keys(allTexts)].toSorted());
      await editor.open();
      await editor.select('Site language', 'de');
      await editor.sees('auction-header', 'Anmelden');
      await editor.unfold('Header text');
      await until(() =>
        editor.page.$$eval('.form input', (inputs) =>
          inputs.some(({ placeholder }) => placeholder === 'Anmelden'),
        ),
      );
      await editor.fill('Sign in', 'Einloggen');
      await editor.sees('auction-header', 'Einloggen');
      const zip = await editor.download('Download', 'auction-site.zip');
      const files = editor.readZip(zip);
      checkPartials(files);
      assert.match(files['partials/header.visitor.html'], /lang="de"[\s\S]*Einloggen/);
      assert.match(files['README.md'], /<auction-header lang="de" messages="\{&quot;signIn/);
      await editor.press('Reset to default');
      await editor.sees('auction-header', 'Sign In');
      await editor.openFile('auction-site.zip', zip);
      await editor.sees('auction-header', 'Einloggen');
      assert.equal(await editor.inPreview(() => document.documentElement.lang), 'de');
    },
  );

  itDaily('saves the opened file unchanged', async () => {
    await editor.open();
    await editor.openFile('site.json', json(config));
    assert.equal(String(await editor.download('Save site.json', 'site.json')), json(config));
    await editor.press('Reset to default');
    assert.equal(String(await editor.download('Save site.json', 'site.json')), json({}));
    await editor.press('Undo');
    await editor.sees('auction-footer', 'Gavel');
  });

  it('downloads the same bytes that the commands write', async () => {
    await editor.open();
    await editor.openFile('site.json', json(config));
    const files = editor.readZip(await editor.download('Download', 'auction-site.zip'));
    const folder = mkdtempSync(join(tmpdir(), 'editor-'));
    try {
      writeFileSync(join(folder, 'site.json'), files['site.json']);
      for (const command of [
        ['render', '--config', 'site.json', '--out', 'partials'],
        ['bundle', '--config', 'site.json', '--out', 'auction-elements/auction-site.js'],
      ])
        execFileSync(process.execPath, [`${root}dist/cli.js`, ...command], { cwd: folder });
      const read = (name) => readFileSync(join(folder, name), 'utf8');
      const partials = readdirSync(join(folder, 'partials')).map((name) => `partials/${name}`);
      assert.deepEqual(
        Object.keys(files)
          .filter((name) => name.startsWith('partials/'))
          .toSorted(),
        partials.toSorted(),
      );
      for (const name of [...partials, 'auction-elements/auction-site.js', 'site.json'])
        assert.ok(files[name] === read(name), name);
      assert.ok(files['auction-elements/loader.js']);
      assert.match(files['README.md'], /<script type="module" src="\/auction-elements\/auction-site\.js">/);
    } finally {
      rmSync(folder, { recursive: true });
    }
    assert.deepEqual(editor.errors, []);
  });

  /** Sets a color as a native color picker does. */
  const setColor = (selector, color) =>
    editor.page.$eval(
      selector,
      (input, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      color,
    );

  itDaily('includes messages and colors in the download, and opens it again', async () => {
    await editor.open();
    await editor.unfold('Header text');
    await editor.fill('Sign in', 'Log in');
    await editor.sees('auction-header', 'Log in');
    await editor.unfold('Colors');
    await setColor('.colors input', '#eeeeee');
    await until(() =>
      editor.page.$eval('fieldset:has([aria-label^=Reset]) .warnings', ({ textContent }) =>
        textContent.includes('contrast ratio of 1.'),
      ),
    );
    const zip = await editor.download('Download', 'auction-site.zip');
    const files = editor.readZip(zip);
    assert.equal(files['theme.css'], ':root {\n  --auction-color-accent: light-dark(#eeeeee, #d9b35f);\n}\n');
    assert.match(
      files['partials/header.visitor.html'],
      /messages="\{&quot;signIn&quot;:&quot;Log in&quot;\}"/,
    );
    assert.match(files['README.md'], /<auction-header messages="\{&quot;signIn/);
    await editor.press('Reset to default');
    await editor.sees('auction-header', 'Sign In');
    await editor.openFile('auction-site.zip', zip);
    await editor.sees('auction-header', 'Log in');
  });

  it('sets all accent colors from a brand color, with sufficient contrast', async () => {
    await editor.open();
    await editor.unfold('Colors');
    await setColor('.brand input', '#ffee00');
    await until(() =>
      editor.inPreview(() => {
        const { shadowRoot } = document.querySelector('auction-header');
        return [...shadowRoot.querySelectorAll('a, button')].some(
          (link) =>
            link.textContent.trim() === 'Sign In' &&
            getComputedStyle(link).backgroundColor === 'rgb(255, 238, 0)',
        );
      }),
    );
    const files = editor.readZip(await editor.download('Download', 'auction-site.zip'));
    const names = [...files['theme.css'].matchAll(/--auction-color-([\w-]+)/g)].map(([, name]) => name);
    assert.deepEqual(names.toSorted(), [
      'accent',
      'accent-hover',
      'on-accent',
      'on-top-accent',
      'top-accent',
      'top-accent-hover',
    ]);
    assert.equal(await editor.page.$('.warnings'), null);
    assert.equal(await editor.page.$eval('.brand input', ({ value }) => value), '#ffee00');
  });

  it('counts colors with low contrast next to Download and in its message, and leads to the first', async () => {
    await editor.open();
    await editor.unfold('Colors');
    const [ratio] = await editor.page.$$eval('.colors small', (ratios) =>
      ratios.map(({ textContent }) => textContent.trim()),
    );
    assert.match(ratio, /^\d+\.\d:1$/);
    await setColor('.colors input', '#ffee00');
    await editor.unfold('Colors');
    await editor.press('2 warnings');
    await until(() =>
      editor.page.evaluate(() => document.activeElement.querySelector('.warnings')?.children.length === 2),
    );
    await editor.download('Download', 'auction-site.zip');
    await editor.hears('The contrast of 2 pairs of colors is too low.');
  });

  it('opens the menu of the category that is edited', async () => {
    await editor.open();
    await editor.unfold('Categories');
    await editor.unfold('Coins');
    await editor.unfold('Bullion');
    const isOpen = () =>
      editor.inPreview(() =>
        [...document.querySelector('auction-header').shadowRoot.querySelectorAll('[aria-expanded=true]')]
          .map(({ textContent }) => textContent.trim())
          .join(),
      );
    await editor.replace('Bullion', 'Bars');
    await until(async () => (await isOpen()) === 'Coins', 'the menu');
    await editor.sees('auction-header', 'Bars');
    assert.match(await editor.focused(), /^Heading/);
    await editor.fill('Name', 'Gavel');
    await editor.sees('auction-header', 'Gavel');
    assert.deepEqual(editor.errors, []);
  });

  const setPage = async () => {
    await editor.open();
    await editor.fill('Logo', 'javascript:alert(1)');
    await editor.fill('Base path', 'shop/');
    await editor.press('2 errors');
    await editor.press('Logo');
    await editor.fill('Logo', '/logo.svg');
    await editor.fill('Base path', '/shop');
  };

  it('downloads a site with a logo for a folder of a server, whose files load from this folder', async () => {
    await setPage();
    await until(() =>
      editor.inPreview(
        () => document.querySelector('auction-header').getAttribute('logo-src') === '/logo.svg',
      ),
    );
    const zip = await editor.download('Download', 'auction-site.zip');
    const { 'README.md': readme, ...files } = editor.readZip(zip);
    const [, lines] = /```html\n(<link[^]*?)```/.exec(readme);
    const [, included] = /```html\n(<link[^]*auction-elements\/loader[^]*?)```/.exec(
      readme.split('## If your server')[1],
    );
    const folder = mkdtempSync(join(tmpdir(), 'editor-'));
    try {
      const pages = {
        'script.html': lines,
        'partials.html': included
          .replace(/<!-- partials\/header.*?-->/, files['partials/header.visitor.html'])
          .replace(/<!-- partials\/footer.*?-->/, files['partials/footer.html']),
      };
      const css = Object.keys(files).find((name) => /^partials\/.*\.css$/.test(name));
      for (const [name, text] of Object.entries({
        ...files,
        [css.replace('partials/', '')]: files[css],
        'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"/>',
        ...Object.fromEntries(
          Object.entries(pages).map(([name, text]) => [
            name,
            `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">${text}`,
          ]),
        ),
      })) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const shop = await serveFiles(folder, { base: '/shop/' });
      try {
        for (const name of Object.keys(pages)) {
          const page = await editor.page.browser().newPage();
          const errors = collectErrors(page);
          await page.goto(`${shop.address}${name}`, { waitUntil: 'networkidle0' });
          const { logo, link } = await page.$eval('auction-header', ({ shadowRoot }) => ({
            logo: shadowRoot.querySelector('[part~=logo] img, img').naturalWidth,
            link: shadowRoot.querySelector('[part=sign-in]').getAttribute('href'),
          }));
          assert.equal(logo, 90, name);
          assert.match(link, /^\/shop\/asp\//, name);
          assert.deepEqual(errors, [], name);
          await page.close();
        }
      } finally {
        shop.close();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('downloads template files for a server as the command writes them, and opens them again', async () => {
    await setPage();
    await editor.select('Server files', 'php');
    const zip = await editor.download('Download', 'auction-site.zip');
    const files = editor.readZip(zip);
    assert.match(files['README.md'], /include.*header\.php/);
    assert.ok(files['partials/header.php'].includes('logo-src="/logo.svg"'));
    assert.ok(checkPartials(files).includes('footer.php'));
    await editor.press('Reset to default');
    await editor.openFile('auction-site.zip', zip);
    assert.equal(await editor.valueOf('Logo'), '/logo.svg');
    assert.equal(await editor.valueOf('Base path'), '/shop');
    assert.equal(await editor.page.$eval('.form option[value=php]', ({ selected }) => selected), true);
  });

  it('separates its fields by 24 px, and its toolbar by a line across the page', async () => {
    for (const width of [1440, 820]) {
      await editor.open({ width });
      const { gaps, line, panes } = await editor.page.evaluate(() => {
        const fields = [...document.querySelectorAll('.form > .field')].map((each) =>
          each.getBoundingClientRect(),
        );
        return {
          gaps: fields.slice(1).map(({ top }, index) => Math.round(top - fields[index].bottom)),
          line: document.querySelector('.status').getBoundingClientRect().width,
          panes: document.querySelector('.panes').getBoundingClientRect().width,
        };
      });
      assert.deepEqual(gaps, [24, 24]);
      assert.equal(line, panes);
    }
  });

  it('shows the form on the first screen of a phone', async () => {
    await editor.open({ width: 390, height: 844 });
    const [toolbar, field] = await Promise.all(
      ['.toolbar', '.form input'].map((selector) =>
        editor.page.$eval(selector, (element) => element.getBoundingClientRect().toJSON()),
      ),
    );
    assert.ok(toolbar.height < 80, `${toolbar.height}`);
    assert.ok(field.bottom < 844, `${field.bottom}`);
  });

  it('works by keyboard: changes a link, adds and moves a category, and downloads the site', async () => {
    await editor.open();
    const { keyboard } = editor.page;
    const tabTo = async (name, { isBack = false } = {}) => {
      for (let count = 0; count < 60; count += 1) {
        if (isBack) await keyboard.down('Shift');
        await keyboard.press('Tab');
        if (isBack) await keyboard.up('Shift');
        if ((await editor.focused()).startsWith(name)) return;
      }
      assert.fail(`no way to ${name}`);
    };
    await tabTo('Skip');
    await keyboard.press('Enter');
    await tabTo('Footer groups');
    await keyboard.press('Enter');
    await tabTo('Company');
    await keyboard.press('Enter');
    await tabTo('Text');
    await keyboard.type('Who we are');
    await editor.sees('auction-footer', 'Who we are');
    await tabTo('Browse menu', { isBack: true });
    await tabTo('Categories', { isBack: true });
    await keyboard.press('Enter');
    await tabTo('Browse menu');
    await tabTo('Add category', { isBack: true });
    await keyboard.press('Enter');
    await until(() => editor.focused().then((text) => text === 'Name'));
    await keyboard.type('Maps');
    await editor.sees('auction-header', 'Maps');
    await tabTo('Move “Maps” up');
    await keyboard.press('Enter');
    await editor.hears('Moved “Maps” to position 11 of 12.');
    assert.equal(await editor.focused(), 'Move “Maps” up');
    await tabTo('Move “Maps” down');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await editor.hears('Can’t move “Maps”. It’s already last.');
    await tabTo('Download', { isBack: true });
    const files = editor.readZip(await editor.download('Download', 'auction-site.zip'));
    const { categories, footer } = JSON.parse(files['site.json']);
    assert.equal(categories.at(-1).label, 'Maps');
    assert.equal(footer[0].links[0].label, 'Who we are');
    assert.deepEqual(editor.errors, []);
  });

  itDaily('works by pointer: changes and drags a link, adds a category, and downloads the site', async () => {
    await editor.open({ height: 1800 });
    const { mouse, keyboard } = editor.page;
    await editor.unfold('Browse menu');
    await editor.fill('Text', 'Today');
    const middleOf = async (index) => {
      const handle = (await editor.page.$$('.list li .handle'))[index];
      const { x, y, width, height } = await handle.boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await mouse.move(...(await middleOf(0)));
    await mouse.down();
    await mouse.move(...(await middleOf(1)), { steps: 5 });
    await mouse.move(...(await middleOf(2)), { steps: 5 });
    await mouse.up();
    await editor.hears('Moved “Today” to position 3 of 7.');
    await mouse.move(...(await middleOf(4)));
    await mouse.down();
    await mouse.move(...(await middleOf(3)), { steps: 5 });
    await mouse.up();
    await editor.hears('Moved “Auction Houses” to position 4 of 7.');
    await mouse.down();
    await mouse.move(...(await middleOf(0)), { steps: 5 });
    await keyboard.press('Escape');
    await mouse.up();
    await editor.unfold('Browse menu');
    await editor.unfold('Categories');
    await editor.press('Add category');
    await keyboard.type('Maps');
    await editor.press('Remove “Coins”');
    await editor.press('Remove “Other”');
    const files = editor.readZip(await editor.download('Download', 'auction-site.zip'));
    const { browse, categories } = JSON.parse(files['site.json']);
    assert.deepEqual(
      browse.slice(0, 4).map(({ label }) => label),
      ['Live Auctions', 'Timed Auctions', 'Today', 'Auction Houses'],
    );
    assert.deepEqual(categories.map(({ label }) => label).slice(-3), ['Firearms', 'Art & Antiques', 'Maps']);
    assert.deepEqual(editor.errors, []);
  });

  const cases = [
    ['light', 1440],
    ['dark', 320],
  ];
  for (const [scheme, width] of sample(cases, ([scheme]) => scheme === 'dark'))
    it(`is accessible in the ${scheme} scheme and fits ${width} px`, async () => {
      await editor.open({ scheme, width });
      for (const name of ['Colors', 'Footer text', 'Browse menu', 'Categories', 'Construction'])
        await editor.unfold(name);
      await editor.page.evaluate(axe.source);
      const { violations } = await editor.page.evaluate(() =>
        globalThis.axe.run(document, { iframes: false, resultTypes: ['violations'] }),
      );
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`),
        [],
      );
      assert.ok((await editor.page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    });
});
