import { startLoader } from './loader.ts';
import { prerender } from './prerender.ts';
import { importTag, loadsAll, tags, watch } from './siteScript.ts';

export { load } from './loader.ts';

// Script of a site. It inserts the HTML of the header, footer, search, and newsletter, and loads the elements of the page.
startLoader({ tags, importTag, watch, prerender, loadsAll });
