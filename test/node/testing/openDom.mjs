/** Test environments that define the properties of a window globally, like Vitest and Jest. */

const html = '<!doctype html><html lang="en"><head><title>Test</title></head><body></body></html>';
const url = 'https://auctions.test/';

/** `TEST_DOM` names another version of jsdom. */
const { TEST_DOM: version } = process.env;

const environments = {
  jsdom: async () => {
    const { JSDOM } = await (version ? import(version) : import('jsdom'));
    return new JSDOM(html, { url, pretendToBeVisual: true }).window;
  },
  'happy-dom': async () => {
    const { Window } = await import('happy-dom');
    const window = new Window({ url });
    window.document.write(html);
    return window;
  },
};

/** Node.js globals that Vitest replaces with window properties. */
const replaced = new Set([
  'AbortController',
  'AbortSignal',
  'CustomEvent',
  'Event',
  'EventTarget',
  'FormData',
  'KeyboardEvent',
]);

/** Makes the window of an environment global. */
export async function openDom(name) {
  const window = await environments[name]();
  const names = Object.getOwnPropertyNames(window).filter((key) => replaced.has(key) || !(key in globalThis));
  for (const key of [...names, 'document', 'navigator'])
    Object.defineProperty(globalThis, key, { value: window[key], configurable: true, writable: true });
  globalThis.window = window;
  return window;
}
