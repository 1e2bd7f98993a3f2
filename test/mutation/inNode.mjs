import { JSDOM } from 'jsdom';
import { register } from 'node:module';
import 'tsx';

/**
 * Lets tests of modules that need no page run in Node, where a mutation takes milliseconds: Node itself takes another time zone,
 * and a document stands for the little that they ask the page.
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

/** Some Node's data have English day periods for Korean; browsers have not. */
const hasKorean = new Intl.DateTimeFormat('ko', { hour: '2-digit', hour12: true })
  .format(new Date(0))
  .match(/오/);

export const mochaHooks = {
  beforeEach() {
    this.currentTest.timeout(15_000);
    if (!hasKorean && /[가-힣]/.test(this.currentTest.title)) this.skip();
  },
};
