import { startLoader } from './loader.ts';
import { importers, watch } from './siteScript.ts';

export { load } from './loader.ts';

/** The script of pages whose server renders the site: loads all tags that pages have, and inserts nothing. */
startLoader({ importers, watch });
