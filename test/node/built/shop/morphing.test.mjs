import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { collectErrors, endVisit, launchBrowser, until } from '../../../support/browser.mjs';
import { npmScript, startShop } from '../../../support/shop.mjs';

const fetchPage = `const text = await (await fetch(location.href)).text();
  const { body } = new DOMParser().parseFromString(text, 'text/html');`;

/** Fetches the current page again and morphs it in place. */
const libraries = {
  idiomorph: {
    head: npmScript('idiomorph/dist/idiomorph.js'),
    morph: `${fetchPage} Idiomorph.morph(document.body, body)`,
  },
  morphdom: {
    head: npmScript('morphdom/dist/morphdom-umd.js'),
    morph: `${fetchPage} morphdom(document.body, body)`,
  },
  Turbo: {
    head: `${npmScript('@hotwired/turbo/dist/turbo.es2017-umd.js')}
      <meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">`,
    morph: `await new Promise((resolve) => {
      addEventListener('turbo:morph', resolve, { once: true });
      Turbo.visit(location.href, { action: 'replace' });
    })`,
  },
};

/** Uses the form of a lot with all kinds of fields, with and without inputs of the page. */
describe('a morphed page', () => {
  let browser;
  let shop;
  let page;
  let errors;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());
  afterEach(async () => {
    await endVisit(page);
    shop?.end();
  });

  const control = (role, name) =>
    until(() => page.$(`::-p-aria([name="${name}"][role="${role}"])`), `${role} ${name}`);
  const morph = (library) => page.evaluate(`(async () => { ${library.morph} })()`);
  const open = async (library) => {
    shop = await startShop(library);
    page = await browser.newPage();
    errors = collectErrors(page, { ignore: /^Found declarative shadowrootmode/ });
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`${shop.origin}/lots/7`, { waitUntil: 'load' });
    await page.$eval('auction-header', ({ shadowRoot }) =>
      shadowRoot?.dispatchEvent(new Event('pointerover')),
    );
    await until(() => page.$('auction-header >>> button[aria-expanded]'), 'the header');
    await control('textbox', 'Viewing on');
  };
  const getTree = async () => {
    const { children } = await page.accessibility.snapshot();
    const describeNode = ({ role, name, value, description, invalid, expanded, children: inner = [] }) => [
      JSON.stringify({ role, name, value, description, invalid, expanded }),
      ...inner.flatMap(describeNode),
    ];
    return children.flatMap(describeNode);
  };

  for (const [name, library] of Object.entries(libraries))
    describe(`by ${name}`, () => {
      it('keeps an open menu', async () => {
        await open(library);
        await (await control('button', 'Coins')).click();
        await control('group', 'Coins');
        const before = await getTree();
        await morph(library);
        await morph(library);
        assert.deepEqual(await getTree(), before);
        assert.deepEqual(errors, []);
      });

      it('keeps typed text, errors, names, and descriptions', async () => {
        await open(library);
        await (await control('textbox', 'Note')).type('for Ann');
        await (await control('button', 'Bid')).click();
        await (await control('textbox', 'Note')).focus();
        await until(() => page.$('auction-date-input:state(user-invalid)'), 'the error');
        const before = await getTree();
        await morph(library);
        await morph(library);
        assert.deepEqual(await getTree(), before);
        const note = await page.$eval('form', (form) => new FormData(form).get('note'));
        assert.equal(note, 'for Ann');
        assert.deepEqual(errors, []);
      });

      it('keeps the inputs of the page in their fields', async () => {
        await open(library);
        const [paddle, reason] = [await control('textbox', 'Paddle'), await control('textbox', 'Reason')];
        await paddle.type('17');
        const isSlotted = (input) => input.evaluate(({ assignedSlot }) => assignedSlot !== null);
        const before = [await isSlotted(paddle), await isSlotted(reason)];
        await morph(library);
        assert.deepEqual(
          [
            await isSlotted(await control('textbox', 'Paddle')),
            await isSlotted(await control('textbox', 'Reason')),
          ],
          before,
        );
        assert.deepEqual(errors, []);
      });
    });
});
