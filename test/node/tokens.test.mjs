import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { importSource } from '../../scripts/importSource.mjs';
import { states } from '../support/adaptedStates.mjs';
import { appears, demoInBrowser } from '../support/browser.mjs';

const { iconSizes, sizes, spaceScale, textSizes, weights } = await importSource('/src/design/tokens.ts');
const { motion } = await importSource('/src/design/sharedStyles.ts');
const { dayPeriodSlide } = await importSource('/src/site/timings.ts');

/** Allowed values by property, in px or ms. */
const scales = {
  // The title of the front page is larger.
  'font size': [...textSizes, 40],
  'font weight': Object.values(weights),
  spacing: [0, 1, ...spaceScale],
  radius: [0, ...Object.values(sizes.radius)],
  icon: iconSizes,
  duration: [0, motion.duration, dayPeriodSlide, dayPeriodSlide / 5],
};

/** Differences of two values, such as between an edge and a border, by a selector of their elements. */
const differences = {
  '[part=social] > ul': 12,
  '.columns': 23,
  '[part=suggestions]': 3,
  'input, select, textarea, .row, .sign-in, .logo': 12,
};

const pages = {
  ...states,
  'a lot': { path: '/lots/12' },
  'all categories': { path: '/all-categories' },
};

describe('design tokens', () => {
  const site = demoInBrowser();
  let page;
  afterEach(() => page?.close());

  for (const [name, { path, phone, act }] of Object.entries(pages))
    for (const width of [390, 1440]) {
      if (phone === width > 1000) continue;
      it(`style ${name} at ${width} px`, async () => {
        page = await site.browser.newPage();
        await page.setViewport({ width, height: 900 });
        await page.goto(site.demo.origin + path);
        await appears(page, 'auction-header >>> [part=header]');
        await act?.(page);
        assert.deepEqual(await page.evaluate(findOthers, scales, differences), []);
      });
    }
});

/** Returns the values of visible elements that are not on a scale. Runs in the page. */
function findOthers(scales, differences) {
  const found = new Set();
  const sides = ['top', 'right', 'bottom', 'left'];
  const spaces = [...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`]), 'row-gap', 'column-gap'];
  const isDifference = (element, number) =>
    Object.entries(differences).some(([selector, each]) => each === number && element.matches(selector));
  const check = (element, kind, property, value, unit = 1) => {
    const number = Math.abs(parseFloat(value)) * unit;
    if (
      Number.isNaN(number) ||
      value.includes('%') ||
      scales[kind].includes(number) ||
      isDifference(element, number)
    )
      return;
    const host = element.getRootNode().host?.localName ?? 'page';
    found.add(
      `${host} ${element.localName}.${element.className} [part=${element.part}] ${property}: ${value}`,
    );
  };
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      const { width } = element.getBoundingClientRect();
      // Visually hidden texts are 1 px wide.
      if (!element.checkVisibility() || width < 2) continue;
      const style = getComputedStyle(element);
      // Contains `auto`, whose computed length depends on the layout.
      const specified = element.computedStyleMap();
      if (element.localName === 'svg' && element.dataset.icon) check(element, 'icon', 'width', style.width);
      if (element.closest('svg')) continue;
      if ([...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim())) {
        check(element, 'font size', 'font-size', style.fontSize);
        check(element, 'font weight', 'font-weight', style.fontWeight);
      }
      for (const property of spaces) {
        if (String(specified.get(property)) === 'auto') continue;
        check(element, 'spacing', property, style.getPropertyValue(property));
      }
      check(element, 'radius', 'border-radius', style.borderTopLeftRadius);
      for (const property of ['transition-duration', 'transition-delay'])
        for (const value of style.getPropertyValue(property).split(', '))
          check(element, 'duration', property, value, 1000);
    }
  };
  visit(document);
  return [...found];
}
