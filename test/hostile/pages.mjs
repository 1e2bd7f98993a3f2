import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installFromApt } from '../../scripts/findBrowser.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';

/**
 * Pages with unusual scripts that run before all others, by name. `npm test -- --page name,name` runs the
 * browser tests in a page with them. Prototype and MooTools break the test tools, so the built library is
 * tested in those pages instead.
 */

const { resolve } = createRequire(import.meta.url);
const shared = '/usr/share/javascript';

/** Debian’s packages contain libraries that no registry has anymore. */
const fromDebian = (file, install = installFromApt) => {
  const path = `${shared}/${file}`;
  if (!existsSync(path)) install('libjs-prototype', 'libjs-mootools');
  if (!existsSync(path))
    throw new Error(
      `${path} is missing: on Debian, "apt-get install libjs-prototype libjs-mootools" installs it.`,
    );
  return readFileSync(path, 'utf8');
};
/** Reads a file of an installed package. */
export const fromNpm = (file) => readFileSync(resolve(file), 'utf8');

const own = (file) => () => [readFileSync(file, 'utf8')];

const librariesFolder = fileURLToPath(new URL('libraries', import.meta.url));

/** Sources of the scripts, by page. */
export const hostileScripts = {
  prototype: (install) => [fromDebian('prototype/prototype.js', install)],
  mootools: (install) => [fromDebian('mootools/mootools-core-nc.js', install)],
  jquery: () => [fromNpm('jquery/dist/jquery.js'), fromNpm('jquery-migrate/dist/jquery-migrate.js')],
  frozen: own(new URL('frozen.js', import.meta.url)),
  broken: own(new URL('broken.js', import.meta.url)),
  careless: own(new URL('careless.js', import.meta.url)),
};

/** URLs of old libraries in their latest and oldest versions. `findLibrary` returns the responses. */
export const libraryUrls = {
  // The core without the DOM part. The registry has nothing else of this version.
  'mootools 1.5': '/libraries/mootools/lib/mootools-core-1.5.2-server.js',
  'dojo 1.17': '/libraries/dojo/dojo.js',
  'dojo 1.6': '/libraries/dojo-1/dojo.js',
  'yui 3.18': '/libraries/yui/yui/yui.js',
  'yui 3.5': '/libraries/yui-3-5/yui/yui.js',
  'yui 2.9': '/libraries/yui2/build/yuiloader-dom-event/yuiloader-dom-event.js',
};

/** Returns a file of the old libraries, which are installed on first use. */
export function findLibrary(url) {
  ensureInstalled({ folder: librariesFolder, flags: ['--ignore-scripts'] });
  const { pathname } = new URL(url);
  return readFileSync(`${librariesFolder}/node_modules/${pathname.slice('/libraries/'.length)}`);
}

/** Installs old libraries that no registry has anymore unless they are installed, or throws. */
export function findOldLibraries({ install } = {}) {
  hostileScripts.prototype(install);
  hostileScripts.mootools(install);
}

/** Returns script elements for the sources. */
export const scriptTags = (texts) =>
  texts.map((text) => `<script>${text.replaceAll('</script', '<\\/script')}</script>`).join('');

/**
 * Returns the test document with the scripts of the pages in `hostile`. `end` is inserted at the end of its
 * body.
 */
export function testPage(testFramework, { hostile = [], end = '' } = {}) {
  const scripts = hostile.flatMap((name) => {
    if (hostileScripts[name]) return hostileScripts[name]();
    throw new Error(
      `--page has ${name}, which is no page; use some of ${Object.keys(hostileScripts).join(', ')}.`,
    );
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${scriptTags(scripts)}</head>
<body><script type="module" src="${testFramework}"></script>${end}</body></html>`;
}
