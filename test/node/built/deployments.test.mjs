import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { renderElement, renderHeader } from '../../../dist/server.js';
import { appears, collectErrors, endVisit, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

const layout = (body) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title>${body}
   <script type="module" src="/autoload.js"></script>`;

describe('a page opened before a deployment', () => {
  let page;
  let errors;

  const site = hostInBrowser(
    {
      '/': ({ searchParams }) =>
        layout(`<auction-header session="${searchParams.get('session') ?? 'visitor'}"></auction-header>
        <main><auction-date-input label="Viewing on" locale="en-US"></auction-date-input></main>`),
      '/prerendered': () => layout(renderHeader({}, { session: 'bidder' })),
      '/field': () => layout(renderElement('auction-text-input', { attributes: { label: 'Lot' } })),
      '/for-sale/coins/gold-coins': () => layout('<auction-header></auction-header><h1>Coins</h1>'),
    },
    { watchesNetwork: true },
  );
  beforeEach(() => {
    site.host.restore();
    site.host.redeploy();
  });
  afterEach(() => endVisit(page));

  const open = async (path, { width = 1440, from = 'chunks' } = {}) => {
    page = await site.browser.newPage();
    await page.setViewport({ width, height: 900 });
    // Ignore 404 responses that the browser logs.
    errors = collectErrors(page, { ignore: /Failed to load resource/ });
    await page.evaluateOnNewDocument(() => {
      globalThis.loadErrors = [];
      document.addEventListener('auction-error', ({ target, detail }) =>
        globalThis.loadErrors.push(`${target.localName} ${detail.code} ${detail.error instanceof Error}`),
      );
    });
    await page.goto(site.host.origin + path);
    if (from === 'chunks') {
      await hydrated();
      await page.waitForNetworkIdle({ idleTime: 200 });
      removeChunks();
    }
  };
  /** Hovers over the header. Before hydration, its menus are native popovers. */
  const hydrated = () =>
    until(() =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('auction-header');
        shadowRoot?.dispatchEvent(new Event('pointerover'));
        return Boolean(shadowRoot?.querySelector('button[aria-expanded]'));
      }),
    );
  const removeChunks = () => site.host.remove((path) => path.startsWith('/chunks/'));
  const control = (role, name, tag = 'auction-header') =>
    appears(page, `${tag} >>> ::-p-aria([name="${name}"][role="${role}"])`);
  const press = async (...place) => (await control(...place)).click();
  const hrefOf = (link) => link.evaluate(({ href }) => new URL(href).pathname);
  const loadErrors = () => page.evaluate(() => globalThis.loadErrors);
  /** Asserts one warning with the cause and the fix, and one event. */
  const assertOneFailure = async (tag) => {
    assert.deepEqual(await loadErrors(), [`${tag} load-failed true`]);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0], new RegExp(`^${tag}: A script couldn't be loaded .+ Retrying when next needed`));
  };

  it('opens menus, whatever files are missing', async () => {
    await open('/');
    await press('button', 'Coins');
    await control('link', 'All Gold Coins');
    assert.deepEqual(errors, []);
  });

  it('loads the new release when a link is followed', async () => {
    await open('/', { from: 'release' });
    await hydrated();
    await page.waitForNetworkIdle({ idleTime: 200 });
    site.host.deploy('9.0.0');
    await press('button', 'Coins');
    const link = await control('link', 'All Gold Coins');
    await Promise.all([page.waitForNavigation(), link.click()]);
    assert.deepEqual(errors, []);
    await hydrated();
    await press('button', 'Coins');
    await control('link', 'All Gold Coins');
    assert.equal(await page.evaluate(() => customElements.get('auction-header').version), '9.0.0');
  });

  for (const width of [1440, 390])
    it(`lets a bidder sign out at ${width} px`, async () => {
      await open('/?session=bidder', { width });
      const name = width === 390 ? 'My Auctions' : 'Account';
      await press('button', name);
      assert.equal(await hrefOf(await control('link', 'Sign Out')), '/sign-out');
      assert.equal(await hrefOf(await control('link', 'My Auctions')), '/asp/Bidder/BidderHome.asp');
      if (width === 1440) return assert.deepEqual(errors, []);
      await assertOneFailure('auction-header');
      await page.keyboard.press('Escape');
      site.host.restore();
      await press('button', name);
      await appears(page, 'auction-header >>> dialog a[href="/sign-out"]');
    });

  it('opens menus as sheets instead of the mobile menu', async () => {
    await open('/', { width: 390 });
    await press('button', 'Open menu');
    await press('button', 'Jewelry');
    await control('link', 'Ladies’ Watches');
    await assertOneFailure('auction-header');
  });

  it('reports that the calendar is missing, accepts a typed date, and shows the calendar once it is back', async () => {
    await open('/');
    const field = 'auction-date-input';
    await press('button', 'Open Calendar', field);
    const alert = await appears(page, `${field} >>> [role=alert]`);
    assert.match(
      await alert.evaluate((each) => each.textContent),
      /calendar failed to load.+enter the date/i,
    );
    await until(async () => (await alert.boundingBox())?.height > 0 && alert.isVisible(), 'the message');
    await until(
      () => alert.evaluate((each) => each.checkVisibility({ opacityProperty: true })),
      'its opacity',
    );
    await page.keyboard.press('Escape');
    const input = await control('textbox', 'Viewing on', field);
    await input.type('12/5/2026');
    await page.keyboard.press('Tab');
    assert.equal(await page.$eval(field, ({ value }) => value), '2026-12-05');
    assert.ok((await loadErrors()).every((each) => each === `${field} load-failed true`));
    site.host.restore();
    await (await appears(page, `${field} >>> [part=picker-button]`)).click();
    await appears(page, `${field} >>> table`);
    assert.ok(
      errors.every((text) => text.startsWith(`${field}: A script couldn't be loaded`)),
      errors.join('\n'),
    );
  });

  it('searches without suggestions', async () => {
    await open('/');
    await (await control('combobox', 'Search lots, makers, places')).type('plow');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).searchParams.get('searchTerm'), 'plow');
  });

  it('keeps server-rendered content, and hydrates it once the files are back', async () => {
    removeChunks();
    await open('/prerendered', { from: 'start' });
    await press('button', 'Coins');
    await control('link', 'All Gold Coins');
    await until(() => errors.length > 0, 'the warning');
    await page.keyboard.press('Escape');
    assert.ok(
      errors.every((text) => text.startsWith("auction-elements: An element couldn't be loaded")),
      errors.join('\n'),
    );
    site.host.restore();
    await press('button', 'Jewelry');
    await until(() => page.$eval('auction-header', (header) => header.matches(':defined')), 'the script');
  });

  it('loads an empty element once the files are back', async () => {
    removeChunks();
    await open('/', { from: 'start' });
    await until(() => errors.length > 0, 'the warning');
    assert.ok(
      errors.every((text) => text.startsWith("auction-elements: An element couldn't be loaded")),
      errors.join('\n'),
    );
    assert.ok((await loadErrors()).length > 0);
    assert.ok((await loadErrors()).every((each) => each === 'undefined load-failed true'));
    const stored = await page.evaluate(() => globalThis.auctionErrors.map(({ tag, fix }) => [tag, fix]));
    assert.deepEqual(stored[0], ['auction-elements', 'Check that the file exists.']);
    site.host.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await appears(page, 'auction-header >>> [part=categories]');
  });

  it('renders content of another release again, with a warning', async () => {
    site.host.deploy('9.0.0');
    await open('/prerendered', { from: 'start' });
    await until(() => errors.length > 0, 'the warning');
    assert.match(
      errors[0],
      /^auction-header: The server-rendered HTML is from version .+\. Version 9\.0\.0 rendered it again/,
    );
    await control('button', 'Jewelry');
    assert.equal(errors.length, 1, errors.join('\n'));
  });

  for (const [path, tag] of [
    ['/prerendered', 'auction-header'],
    ['/field', 'auction-text-input'],
  ])
    it(`keeps the text and the focus of ${tag} when content of another release is rendered again`, async () => {
      site.host.deploy('9.0.0');
      site.host.hold((file) => file.endsWith('.js'));
      page = undefined;
      const opened = open(path, { from: 'start' });
      await until(() => page?.url().endsWith(path), 'the page');
      const input = () => appears(page, `${tag} >>> input:not([type=hidden])`);
      await (await input()).type('plow');
      site.host.release();
      await opened;
      await until(() => errors.length > 0, 'the warning');
      await until(() => page.$eval(tag, (element) => element.matches(':focus')), 'the focus');
      await page.keyboard.type('s');
      assert.equal(await (await input()).evaluate(({ value }) => value), 'plows');
      if (path === '/field') assert.equal(await page.$eval(tag, ({ value }) => value), 'plows');
    });
});
