import { ensureInstalled } from './install.mjs';

/** `npm start`: installs packages, builds the library, and serves the demo site. */

ensureInstalled();
console.log('Building …');
await import('./build.mjs');
await import('./serve.mjs');
