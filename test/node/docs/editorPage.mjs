import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { unzipSync } from 'fflate';
import { collectErrors, interceptAt, launchBrowser, pause, until } from '../../support/browser.mjs';
import { root, serveFiles } from '../../support/servers.mjs';

/** The strictest CSP that a host of the docs may have. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Delays a file of a page by half a second. */
const holdBack = (page, name) =>
  interceptAt(page, name, async (send) => {
    await pause(500);
    await send('continueRequest');
  });

/**
 * Gives the calling suite the site editor as a user operates it: by roles and names, with pointer and keys.
 */
export function siteEditor() {
  const editor = { page: undefined, errors: [] };
  const downloads = mkdtempSync(join(tmpdir(), 'editor-'));
  let completed = 0;
  let server;
  let browser;
  let kept;
  before(async () => {
    server = await serveFiles(join(root, 'dist/docs'), {
      base: '/some/where/',
      headers: { 'content-security-policy': policy },
    });
    browser = await launchBrowser();
    const session = await browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      eventsEnabled: true,
    });
    session.on('Browser.downloadProgress', ({ state }) => {
      if (state === 'completed') completed++;
    });
  });
  after(async () => {
    await browser?.close();
    server?.close();
    rmSync(downloads, { recursive: true });
  });

  const button = (name) => editor.page.locator(`::-p-aria(${name}[role="button"])`);
  const field = (name) => editor.page.locator(`::-p-aria(${name}[role="textbox"])`);

  return Object.assign(editor, {
    /** Opens the editor as a new or returning user. The file `late` loads late. */
    async open({ width = 1440, height = 900, scheme = 'light', isReturning = false, late } = {}) {
      await editor.page?.close();
      const page = await browser.newPage();
      editor.page = page;
      editor.errors = collectErrors(page);
      await page.setViewport({ width, height });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      if (!isReturning) {
        await page.goto(`${server.address}files/icon.svg`);
        await page.evaluate(() => localStorage.clear());
      }
      if (late) await holdBack(page, late);
      await page.goto(`${server.address}editor/index.html`);
      await page.waitForSelector('.editor');
      await editor.sees('auction-footer', 'Careers');
    },
    press: (name) => button(name).click(),
    /** Opens or closes a section of the form. */
    unfold: (name) =>
      editor.page.locator(`::-p-xpath(//summary[starts-with(normalize-space(), "${name}")])`).click(),
    field,
    async fill(name, text) {
      await field(name).click({ count: 3 });
      await editor.page.keyboard.type(text);
    },
    /** Replaces the text of the first field with a given text. */
    async replace(from, to) {
      const input = await editor.page.waitForSelector(`.form input[value="${from}"]`);
      await input.click({ count: 3 });
      await editor.page.keyboard.type(to);
    },
    valueOf: (name) =>
      field(name)
        .map((input) => input.value)
        .wait(),
    async openFile(name, text, said = `Opened ${name}`) {
      const path = join(downloads, name);
      writeFileSync(path, text);
      const [chooser] = await Promise.all([editor.page.waitForFileChooser(), editor.press('Open file')]);
      await chooser.accept([path]);
      await editor.hears(said);
    },
    /** Waits until a downloaded file is complete, because it exists before all of it is written. */
    async download(buttonName, fileName) {
      rmSync(join(downloads, fileName), { force: true });
      const earlier = completed;
      await editor.press(buttonName);
      await until(() => completed > earlier, fileName);
      return readFileSync(join(downloads, fileName));
    },
    readZip: (bytes) =>
      Object.fromEntries(
        Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
      ),
    /** Waits for a status message of the editor. */
    hears: (text) =>
      until(
        () => editor.page.$eval('.status', ({ textContent }, part) => textContent.includes(part), text),
        text,
      ),
    /** Waits for text in the header or the footer of the preview. */
    sees: (tag, text) =>
      until(async () => {
        const frame = await (await editor.page.$('iframe')).contentFrame();
        return frame.$eval(tag, ({ shadowRoot }, part) => shadowRoot.textContent.includes(part), text);
      }, `${text} in ${tag}`),
    /** Remembers the footer element of the preview, to detect whether a change replaces it. */
    keepFooter: async () => {
      const frame = await (await editor.page.$('iframe')).contentFrame();
      kept = await frame.evaluateHandle(() =>
        document.querySelector('auction-footer').shadowRoot.querySelector('footer'),
      );
    },
    /** Drops a file onto an element, as from a file manager: the pointer enters from outside the window. */
    async dropFile(name, text, selector) {
      const path = join(downloads, name);
      writeFileSync(path, text);
      const element = await editor.page.$(selector);
      const target = (await element.contentFrame()) ?? editor.page.mainFrame();
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      const session = await editor.page.createCDPSession();
      const drag = async (type) => {
        const { x, y } = await element.boundingBox();
        await session.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 40, data });
      };
      await drag('dragEnter');
      // The system keeps reporting the dragged files. A user drops them once the target shows that it accepts
      // them.
      await target.evaluate(() => {
        window.takesFiles = false;
        addEventListener('dragover', (event) => {
          window.takesFiles = event.defaultPrevented;
        });
      });
      await until(async () => {
        await drag('dragOver');
        return target.evaluate(() => window.takesFiles);
      }, `a place for ${name}`);
      await drag('dragOver');
      await drag('drop');
      await session.detach();
    },
    choose: (label) => editor.page.locator(`::-p-xpath(//label[normalize-space()="${label}"]/span)`).click(),
    select: async (label, value) => {
      const element = await editor.page.waitForSelector(`::-p-aria(${label}[role="combobox"])`);
      await element.select(value);
    },
    /** Evaluates a function in the page of the preview. */
    inPreview: async (probe) => (await (await editor.page.$('iframe')).contentFrame()).evaluate(probe),
    isKept: () => kept.evaluate((footer) => footer.isConnected),
    /** Returns the name of the focused element. */
    focused: () =>
      editor.page.evaluate(() => {
        const { activeElement: element } = document;
        return element.ariaLabel ?? (element.labels?.[0] ?? element).textContent;
      }),
  });
}
