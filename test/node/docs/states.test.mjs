import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { collectErrors, launchBrowser, until } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import { root, serveFiles } from '../../support/servers.mjs';

const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
const controls = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ attributes }) => attributes.some(({ name }) => name === 'disabled'));

describe('states page', () => {
  let server;
  let browser;
  let page;
  let errors;
  before(async () => {
    server = await serveFiles(join(root, 'dist/docs'));
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
  afterEach(() => page?.close());

  const open = async (search) => {
    page = await browser.newPage();
    errors = collectErrors(page);
    await page.setViewport({ width: 1440, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${server.address}states.html${search}`, { waitUntil: 'networkidle0' });
    await page.addStyleTag({ content: picturesCss });
    await until(() =>
      page.$$eval('.cell:is([data-state=hover], [data-state=focus])', (cells) =>
        cells.every(({ firstElementChild: control }) => control.shadowRoot?.querySelector('[data-show]')),
      ),
    );
  };
  /** Shows one cell instead of the page, so that all pictures show the same place. */
  const show = (id) =>
    page.evaluate((wanted) => {
      document.querySelector('[data-shown]')?.removeAttribute('data-shown');
      document.getElementById(wanted).dataset.shown = '';
    }, id);
  /** Takes a picture of a control with its focus ring. */
  const takePicture = async (id, act = () => page.mouse.move(0, 0)) => {
    await show(id);
    await act();
    const clip = await page.$eval(`[id="${id}"]`, ({ firstElementChild: control }) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return { x: left - 4, y: top - 4, width: width + 8, height: height + 8 };
    });
    return page.screenshot({
      clip,
      encoding: 'base64',
      captureBeyondViewport: false,
      optimizeForSpeed: true,
    });
  };
  /** Returns whether two pictures are the same, except for the smoothing of curves. */
  const looksLike = (one, other) =>
    page.evaluate(
      async (...pictures) => {
        const [first, second] = await Promise.all(
          pictures.map(async (base64) => {
            const image = new Image();
            image.src = `data:image/png;base64,${base64}`;
            await image.decode();
            const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, image.width, image.height);
          }),
        );
        return (
          first.width === second.width &&
          first.data.every((value, index) => Math.abs(value - second.data[index]) <= 8)
        );
      },
      one,
      other,
    );
  /** Lists the cells in the light scheme and left-to-right. */
  const listCells = () =>
    page.$$eval('.cell[id$=light-ltr]', (cells) => cells.map(({ id, dataset }) => ({ id, ...dataset })));

  it('contains each control with each of its sizes', async () => {
    await open('');
    const cells = await listCells();
    assert.ok(controls.length >= 7);
    for (const { tagName, attributes } of controls) {
      const sizes = attributes.find(({ name }) => name === 'size')?.type.text ?? "''";
      for (const [, size] of sizes.matchAll(/'([^']*)'/g))
        for (const state of ['rest', 'disabled'])
          assert.ok(
            cells.some(
              (cell) => cell.element === tagName && cell.look.endsWith(size) && cell.state === state,
            ),
            `${tagName} ${size} ${state}`,
          );
    }
    assert.deepEqual(errors, []);
  });

  for (const { tagName } of sample(controls, (_, index) => index % 3 === 0))
    it(`shows each state of ${tagName} differently, and hover and focus like the pointer and the keyboard`, async () => {
      await open(`?element=${tagName}`);
      const cells = (await listCells()).filter(
        ({ element, state }) => element === tagName && state !== 'open',
      );
      const looks = [...new Set(cells.map(({ look }) => look))];
      for (const place of ['light-ltr', 'dark-rtl']) {
        const pictures = new Map();
        for (const { id, look, state } of cells) {
          // Colors and directions don’t depend on the size.
          if (place === 'dark-rtl' && look !== looks.at(-1)) continue;
          const picture = `${look} ${await takePicture(id.replace('light-ltr', place))}`;
          assert.ok(!pictures.has(picture), `${place} ${look}: ${state} looks like ${pictures.get(picture)}`);
          pictures.set(picture, `${look} ${state}`);
        }
        if (place !== 'light-ltr') continue;
        const [{ id, look }] = cells;
        const target = `[id="${id}"] > ${tagName}`;
        const act = {
          hover: async () => {
            const { x, y } = await page.$eval(target, findCenter);
            await page.mouse.move(x, y);
          },
          focus: async () => {
            await page.mouse.move(0, 0);
            await page.keyboard.press('Shift');
            await page.$eval(target, findCenter, true);
          },
        };
        for (const state of Object.keys(act)) {
          const [picture] = [...pictures].find(([, each]) => each === `${look} ${state}`);
          assert.ok(
            await looksLike(picture.replace(`${look} `, ''), await takePicture(id, act[state])),
            state,
          );
        }
      }
    });

  it('filters by the URL', async () => {
    await open('?element=auction-button');
    const shown = () =>
      page.$$eval('.cell', (cells) => [
        ...new Set(
          cells
            .filter((cell) => cell.checkVisibility())
            .map(({ dataset: { element, state } }) => `${element} ${state}`),
        ),
      ]);
    assert.ok((await shown()).length > 4);
    await Promise.all([page.waitForNavigation(), page.select('[name=state]', 'loading')]);
    assert.equal(new URL(page.url()).search, '?element=auction-button&state=loading');
    assert.deepEqual(await shown(), ['auction-button loading']);
  });

  for (const id of ['date-input-small', 'time-input-small', 'popover', 'tooltip'])
    it(`opens the control of the link to ${id}`, async () => {
      await open(`?element=auction-${id.replace('-small', '')}#${id}-open-dark-rtl`);
      await until(() =>
        page.$eval(`#${id}-open-dark-rtl`, ({ firstElementChild: { shadowRoot } }) =>
          [...shadowRoot.querySelectorAll(':popover-open')].some((panel) =>
            panel.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          ),
        ),
      );
    });
});

const picturesCss = `body { caret-color: transparent }
.wall:has([data-shown]) { position: fixed; inset: 0; z-index: 10; align-content: start }
.wall:has([data-shown]) > .cell:not([data-shown]) { display: none }`;

/** Runs in the page: returns the center of the part of a control that shows hover and focus. Focuses it on request. */
function findCenter({ localName, shadowRoot }, isFocused) {
  const part = shadowRoot.querySelector('td [tabindex="0"]') ?? shadowRoot.querySelector('input, button, a');
  const target = localName === 'auction-time-picker' ? shadowRoot.querySelector('button') : part;
  if (isFocused) target.focus();
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
