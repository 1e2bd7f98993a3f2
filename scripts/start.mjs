import { ensureInstalled } from './install.mjs';

/** `npm start`: everything from a fresh clone to the running demo site. */

ensureInstalled();
console.log('Building …');
await import('./build.mjs');
await import('./serve.mjs');
