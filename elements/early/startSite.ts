import { startLoader } from './loader.ts';
import { prerender } from './prerender.ts';
import { importers, loadsAll, watch } from './siteScript.ts';

export { load } from './loader.ts';

/** The script of a site: inserts the header and the other elements of a site, and loads the tags that the page has. */
startLoader({ importers, watch, prerender, loadsAll });
