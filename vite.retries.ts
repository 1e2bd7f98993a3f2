import type { Plugin } from 'vite';

const lazyImport = /(\bcreateLazyModule(?:\$\d+)?\(\s*)\(\) => import\((["'`])([^"'`]+)\2\)/g;

/**
 * Has what is loaded when it is needed imported by another address with each further attempt: Firefox never asks again for a file that it
 * could not load.
 */
export const retryImports = (): Plugin => ({
  name: 'retry-imports',
  renderChunk: (code) => ({
    code: code.replaceAll(
      lazyImport,
      (_, call: string, quote: string, path: string) =>
        `${call}(attempt) => import(attempt ? ${quote}${path}?${quote} + attempt : ${quote}${path}${quote})`,
    ),
    // No line is added.
    map: null,
  }),
});
