import { startLoader } from './loader.ts';
import { prerender } from './prerender.ts';
import { importers, watch } from './siteScript.ts';

export { load } from './loader.ts';

/** The script of a whole site: inserts the header and the rest of its markup, and loads all tags that pages have. */
startLoader({ importers, watch, prerender });
