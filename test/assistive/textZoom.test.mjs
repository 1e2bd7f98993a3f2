import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { states } from '../support/adaptedStates.mjs';
import { appears, until } from '../support/browser.mjs';
import { sharedDemo } from '../support/servers.mjs';
import { textFits } from '../support/textFits.mjs';
import { textOverlaps } from '../support/textOverlaps.mjs';
import { startDesktop } from './desktop.mjs';

/**
 * Tests “Zoom text only” in Firefox through the user’s keys (WCAG 1.4.4). It doubles the text size and
 * changes nothing else.
 */

const factor = 2;
/** The desktop header fits at this width and wider. Media queries in `em` follow the text size. */
const desktopWidth = 1104 * factor;

describe(`with text of ${factor * 100}%`, () => {
  let demo;
  let desktop;
  let browser;
  let page;
  before(async () => {
    demo = await sharedDemo();
    desktop = await startDesktop({ xdotool: '/usr/bin/xdotool' });
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: false,
      env: desktop.env,
      extraPrefsFirefox: {
        'browser.zoom.full': false,
        'ui.prefersReducedMotion': 1,
        'ui.useOverlayScrollbars': 1,
      },
    });
    [page] = await browser.pages();
    await page.goto(`${demo.origin}/controls`);
    // Without a window manager, the window has no focus.
    await act('mousemove', '400', '600', 'click', '1');
    await until(() => page.evaluate(() => document.hasFocus()), 'the focus');
    const before = await measureText();
    await until(async () => {
      if ((await measureText()) > before * (factor - 0.05)) return true;
      await act('key', 'ctrl+plus');
      return false;
    }, 'the text to be as large');
  });
  after(async () => {
    await browser?.close();
    desktop?.end();
    await demo?.end();
  });

  const act = (...args) => once(desktop.start('/usr/bin/xdotool', args, { env: desktop.env }), 'exit');
  /** Measures the width of text in a given font size. */
  const measureText = () =>
    page.evaluate(() => {
      const text = document.createElement('span');
      text.textContent = 'Auctions';
      text.style.cssText = 'position: absolute; font: 100px sans-serif';
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
  const open = async (path, width) => {
    await page.setViewport({ width, height: 900 });
    await page.goto(demo.origin + path);
    await appears(page, 'auction-header >>> [part=header]');
  };
  const fits = async (width) => {
    await textFits(page, width);
    assert.deepEqual(await page.evaluate(textOverlaps), []);
  };

  const narrowest = [320, desktopWidth];
  const widths = [320, 768, 1104, 1440, desktopWidth];
  for (const name of ['the start page', 'the controls'])
    it(`clips or covers no text at ${widths.join(', ')} px: ${name}`, async () => {
      await open(states[name].path, widths[0]);
      for (const width of widths) {
        await page.setViewport({ width, height: 900 });
        await fits(width);
      }
    });

  for (const [name, { path, phone, act: reach }] of Object.entries(states))
    for (const width of narrowest) {
      if (!reach || phone === width >= desktopWidth) continue;
      it(`clips or covers no text at ${width} px: ${name}`, async () => {
        await open(path, width);
        await reach(page);
        await fits(width);
      });
    }
});
