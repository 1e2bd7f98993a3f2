import { JSDOM } from 'jsdom';
import { register } from 'node:module';
import 'tsx';

/**
 * Runs tests of modules without a page in Node.js, where a mutation takes milliseconds. Node.js itself
 * changes the time zone, and jsdom provides the few page features that they use.
 */

const { window } = new JSDOM('<!doctype html><title>Tests</title>', {
  url: 'http://localhost:8000/',
  pretendToBeVisual: true,
});
Object.assign(window, { fetch });
Object.assign(globalThis, { window });
for (const name of ['document', 'location', 'requestAnimationFrame']) globalThis[name] = window[name];

const stands = {
  '@open-wc/testing': new URL('./expect.mjs', import.meta.url).href,
  '@web/test-runner-commands': new URL('./commands.mjs', import.meta.url).href,
};
register(
  `data:text/javascript,${encodeURIComponent(`
    const stands = ${JSON.stringify(stands)};
    export const resolve = (name, context, next) =>
      stands[name] ? { url: stands[name], shortCircuit: true } : next(name, context);
  `)}`,
);

/** Some Node.js versions have English day periods for Korean, unlike browsers. */
const hasKorean = new Intl.DateTimeFormat('ko', { hour: '2-digit', hour12: true })
  .format(new Date(0))
  .match(/오/);

export const mochaHooks = {
  beforeEach() {
    this.currentTest.timeout(15_000);
    if (!hasKorean && /[가-힣]/.test(this.currentTest.title)) this.skip();
  },
};
