import { startLoader } from './loader.ts';
import { importTag, tags, watch } from './siteScript.ts';

export { load } from './loader.ts';

// Script for pages with server-rendered headers and footers. It loads the elements of the page, and inserts no HTML.
startLoader({ tags, importTag, watch });
