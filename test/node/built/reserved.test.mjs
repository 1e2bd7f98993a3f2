import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement } from '../../../dist/server.js';
import { appears, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

const form = `<auction-grid style="--auction-grid-span: 6">
    <auction-form-field label="Full name" help="As on your card"><auction-text-input required></auction-text-input></auction-form-field>
    <auction-form-field label="Highest bid"><auction-text-input size="small"><span slot="prefix">$</span></auction-text-input></auction-form-field>
    <auction-form-field label="Paddle" error error-text="This paddle is taken"><auction-text-input character-limit="9"></auction-text-input></auction-form-field>
    <auction-form-field label="Card" secure><auction-text-input character-limit="9"></auction-text-input></auction-form-field>
    <auction-form-field label="Message"><auction-text-input><input><small>Read by the auctioneer</small></auction-text-input></auction-form-field>
    <auction-date-input label="Collected on" locale="en-US"><input name="collected" type="date" required></auction-date-input>
    <auction-form-field label="Note"><auction-text-input><textarea rows="3"></textarea></auction-text-input></auction-form-field>
    <auction-date-input label="Viewing on" locale="en-US" required></auction-date-input>
    <auction-date-input label="Until" locale="en-US" help="Not on Sundays" size="small"></auction-date-input>
    <auction-time-input label="At" locale="en-US"></auction-time-input>
    <auction-time-input label="At" locale="en-US" error error-text="We close at five"></auction-time-input>
  </auction-grid>
  <p><auction-text-input aria-label="Lot" character-limit="9"></auction-text-input></p>
  <p><auction-date-picker value="2026-11-02" locale="en-US"></auction-date-picker></p>
  <div><auction-time-picker locale="en-US"></auction-time-picker></div>
  <p><auction-button>Place bid</auction-button> <auction-button size="small" variant="secondary">Watch the lot</auction-button></p>
  <p style="display: flex; align-items: start"><auction-icon-button icon="close" label="Close"></auction-icon-button> <auction-icon-button icon="close" label="Close" size="20"></auction-icon-button></p>
  <div><auction-popover><auction-button slot="trigger">Filter</auction-button><label><input type="checkbox"> Timed auctions only</label></auction-popover>
    <auction-tooltip text="Added to the hammer price"><a href="#premium">Premium</a></auction-tooltip></div>
  <p><auction-button hidden>Bid</auction-button><auction-text-input hidden></auction-text-input></p>
  <p>After the form</p>`;

/** Content of a page, all of it hidden. */
const hidden = `<auction-header><p slot="banner" hidden>Sale</p><p slot="after-categories" hidden>News</p></auction-header>
  <auction-text-input><input aria-label="Lot"><small hidden>No such lot</small></auction-text-input>
  <auction-date-input label="Day"><input><small hidden>No such day</small></auction-date-input>
  <auction-form-field><label hidden for="lot">Lot</label><input id="lot"></auction-form-field>
  <auction-form-field><label hidden><input type="checkbox"> Agreed</label></auction-form-field>
  <auction-form-field><fieldset><legend hidden>Sale</legend><label><input type="radio"> Live</label></fieldset></auction-form-field>
  <auction-error-summary><ul hidden></ul></auction-error-summary>
  <auction-grid hidden></auction-grid><auction-button hidden>Bid</auction-button><auction-footer hidden></auction-footer>`;

const layout = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A form</title>
   <link rel="stylesheet" href="/auction-elements.css">${body}`;

/** Elements that the page positions, sizes, and hides. */
const styled = `<style>
    *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0 }
    auction-header { max-width: 900px; margin: 8px auto 40px; padding: 8px; position: sticky }
    .row { display: flex; gap: 16px } .row auction-header { flex: 1; margin: 0 }
    auction-footer, auction-search { display: none }
    auction-grid { max-width: 700px; margin-block: 16px; margin-inline: 24px }
    auction-date-input, auction-text-input, auction-form-field { margin-bottom: 24px; max-width: 300px }
    auction-button { display: block; width: 320px }
    auction-icon-button { margin-inline-start: 40px }
    auction-popover { display: none }
  </style>
  <auction-header><p slot="banner">Closed today</p><p slot="after-categories">Sale of the week</p></auction-header>
  <div class="row"><auction-header variant="minimal"></auction-header><p>Beside the header</p></div>
  <auction-search></auction-search><p>Below the headers</p>
  <auction-grid><auction-form-field label="Lot"><auction-text-input></auction-text-input></auction-form-field>
    <auction-text-input><input aria-label="Name"></auction-text-input><auction-date-input label="Day" locale="en-US"></auction-date-input></auction-grid>
  <p><auction-button>Place bid</auction-button></p>
  <p style="display: flex"><auction-icon-button icon="close" label="Close"></auction-icon-button></p>
  <p><auction-popover><auction-button slot="trigger">Filter</auction-button>Timed auctions</auction-popover></p>
  <auction-footer></auction-footer><p>Below the footer</p>`;

const tags = [
  'grid',
  'form-field',
  'text-input',
  'date-input',
  'time-input',
  'date-picker',
  'time-picker',
  'button',
  'icon-button',
  'popover',
  'tooltip',
];

/** Shows each element for some frames before the next one loads. */
const loadInTurn = (names) => `<script type="module">
    for (const name of ${JSON.stringify(names)}) {
      await import('/elements/auction-' + name + '.js');
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  </script>`;

/** Tests pages with only the elements, where loading scripts must not cause layout shift. */
describe('auction-elements.css', () => {
  const prerendered = `<p>${renderElement('auction-button', { content: 'Place bid' })}</p>
    <p>${renderElement('auction-date-picker', { value: '2026-08-03' })}</p>`;
  const site = hostInBrowser(
    {
      '/without': () => layout(form),
      '/with': () => layout(`${form}<script type="module" src="/autoload.js"></script>`),
      '/many': () => layout(`${form.repeat(6)}<script type="module" src="/autoload.js"></script>`),
      '/outer-first': () => layout(form.repeat(2) + loadInTurn(tags)),
      '/inner-first': () => layout(form.repeat(2) + loadInTurn(tags.toReversed())),
      '/hidden': () => layout(hidden),
      '/hidden-with': () => layout(`${hidden}<script type="module" src="/autoload.js"></script>`),
      '/styled': () => layout(styled),
      '/styled-with': () => layout(`${styled}<script type="module" src="/autoload.js"></script>`),
      '/prerendered': () => layout(prerendered),
      '/prerendered-with': () => layout(`${prerendered}<script type="module" src="/autoload.js"></script>`),
    },
    { watchesNetwork: true },
  );

  const measure = async (path, width, hasTouch = false) => {
    const page = await site.browser.newPage();
    await page.setViewport({ width, height: 900, hasTouch, isMobile: hasTouch });
    await page.goto(site.host.origin + path);
    if (path.endsWith('with')) {
      if (path === '/with') await appears(page, 'auction-time-input >>> input');
      // The header and the footer are defined when the user interacts with them.
      await until(
        () =>
          page.evaluate(
            () =>
              ![...document.querySelectorAll(':not(:defined)')].some(
                (element) => !element.shadowRoot && element.checkVisibility(),
              ),
          ),
        'the scripts',
      );
      await page.waitForNetworkIdle();
    }
    const places = await page.$$eval('auction-grid > *, p, p > *', (elements) =>
      elements.map((element) => {
        const { left, top, width: inline, height } = element.getBoundingClientRect();
        return `${element.localName} ${element.textContent.trim()}: ${[left, top, inline, height].map(Math.round).join(' ')}`;
      }),
    );
    await page.close();
    return places;
  };

  for (const [width, hasTouch] of [
    [1440, false],
    [390, false],
    [390, true],
  ])
    it(`reserves the final space of fields and buttons at ${width} px${hasTouch ? ', on a phone' : ''}`, async () =>
      assert.deepEqual(await measure('/without', width, hasTouch), await measure('/with', width, hasTouch)));

  for (const [path, when] of [
    ['/many', 'later than others'],
    ['/outer-first', 'after the form fields around them'],
    ['/inner-first', 'before the form fields around them'],
  ])
    it(`reserves the space of fields that are rendered ${when}`, async () => {
      const page = await site.browser.newPage();
      await page.setViewport({ width: 390, height: 6000 });
      const throttling = await page.createCDPSession();
      await throttling.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluateOnNewDocument(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries())
            globalThis.shifts.push([value, ...sources.map(({ node }) => node?.localName)].join(' '));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.host.origin + path);
      await until(
        () =>
          page.$$eval('auction-text-input, auction-date-input, auction-time-input', (fields) =>
            fields.every((field) => field.shadowRoot?.querySelector('[data-auction-container] > *')),
          ),
        'all fields',
      );
      await page.waitForNetworkIdle();
      const shifts = await page.evaluate(() => globalThis.shifts);
      await page.close();
      assert.deepEqual(shifts, []);
    });

  for (const path of ['/hidden', '/hidden-with'])
    it(`keeps hidden content hidden ${path === '/hidden' ? 'before the scripts load' : 'after the scripts have loaded'}`, async () => {
      const page = await site.browser.newPage();
      await page.goto(site.host.origin + path, { waitUntil: 'networkidle0' });
      const shown = await page.$$eval('[hidden]', (elements) =>
        elements.filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
      await page.close();
      assert.deepEqual(shown, []);
    });

  for (const width of [1440, 390])
    it(`reserves the final space of elements with CSS of the page at ${width} px`, async () =>
      assert.deepEqual(await measure('/styled', width), await measure('/styled-with', width)));

  it('shows the frames of fields and the surfaces of buttons before the script loads', async () => {
    const page = await site.browser.newPage();
    const find = (path, selector, property) =>
      page
        .goto(site.host.origin + path)
        .then(() =>
          page.$$eval(
            selector,
            (elements, name) => elements.map((each) => getComputedStyle(each)[name]),
            property,
          ),
        );
    const fields =
      ':is(auction-text-input, auction-date-input, auction-time-input):not([hidden], :has(input, textarea))';
    for (const image of await find('/without', fields, 'backgroundImage'))
      assert.match(image, /linear-gradient/);
    assert.deepEqual(
      await find('/without', 'auction-button:not([hidden], [variant], [slot])', 'backgroundColor'),
      ['rgb(138, 101, 26)'],
    );
    assert.deepEqual(await find('/prerendered', 'auction-button', 'backgroundColor'), ['rgba(0, 0, 0, 0)']);
    await page.close();
  });

  it('does not affect server-rendered elements', async () =>
    assert.deepEqual(await measure('/prerendered', 390), await measure('/prerendered-with', 390)));
});
