import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Versions of React in whose source the patterns below have been looked for, one by one. */
const knownReact = /^19\.3\./;

interface Replacement {
  pattern: string | RegExp;
  replacement: string;
}

/**
 * Old libraries replace `Function.prototype.bind` with a function that loses arguments, and React binds everywhere; some scripts add `get` or
 * `passive` to `Object.prototype`, and every property descriptor and every listener's options inherit it.
 */
const inReact: readonly Replacement[] = [
  { pattern: /([\w$.]+)\.bind\(/g, replacement: 'bindOwn($1, ' },
  { pattern: 'Object.defineProperty(', replacement: 'defineOwn(' },
  { pattern: /\{(?=(\s+capture: !0,)?\s+passive: listenerWrapper)/g, replacement: '{ __proto__: null,' },
];

/** What the replacements call. */
const ownFunctions = `
function bindOwn(f, self, ...first) {
  return function (...rest) { return Reflect.apply(f, self, [...first, ...rest]); };
}
function defineOwn(object, name, descriptor) {
  return Object.defineProperty(object, name, Object.assign(Object.create(null), descriptor));
}
`;

/** The bundler's helpers do the same. */
const inHelpers: readonly Replacement[] = [
  { pattern: '((k) => from[k]).bind(null, key)', replacement: '() => from[key]' },
  // A name for each turn: the minifier of SWC, which Next runs over packages, takes one that all turns share into the getters.
  {
    pattern:
      /for \(var keys = __getOwnPropNames\(from\), i = 0, n = keys\.length, key; i < n; i\+\+\) \{\s+key = keys\[i\];/g,
    replacement: 'for (const key of __getOwnPropNames(from)) {',
  },
  { pattern: 'for (var name in all)', replacement: 'for (var name of Object.keys(all))' },
  {
    pattern: 'var __defProp = Object.defineProperty;',
    replacement:
      'var __defProp = (object, name, descriptor) => Object.defineProperty(object, name, Object.assign(Object.create(null), descriptor));',
  },
];

/**
 * Keeps React working in pages that have replaced built-in functions: the files of the tags contain a React that does not call them. The
 * components without custom elements leave React to the app, and have no such guarantee. A build fails if React has another version than
 * the known ones, or if a pattern is found nowhere: then this file has to follow.
 */
export function hardenReact(): Plugin {
  const unused = new Set<Replacement>();
  const apply = (code: string, replacements: readonly Replacement[]) =>
    replacements.reduce((text, each) => {
      const replaced = text.replaceAll(each.pattern, each.replacement);
      if (replaced !== text) unused.delete(each);
      return replaced;
    }, code);
  return {
    name: 'harden-react',
    apply: 'build',
    buildStart() {
      for (const each of [...inReact, ...inHelpers]) unused.add(each);
      const { version } = JSON.parse(
        readFileSync(new URL('node_modules/react/package.json', import.meta.url), 'utf8'),
      ) as { version: string };
      if (!knownReact.test(version)) this.error(`vite.react.ts does not know React ${version}.`);
    },
    transform(code, id) {
      if (!/\/node_modules\/(react|react-dom|@r2wc)\//.test(id)) return null;
      const own = apply(code, inReact);
      return own === code ? null : { code: own + ownFunctions, map: null };
    },
    renderChunk: (code) => ({ code: apply(code, inHelpers), map: null }),
    generateBundle() {
      for (const { pattern } of unused) this.error(`vite.react.ts found ${String(pattern)} nowhere.`);
    },
  };
}
