import { startLoader } from './loader.ts';
import { core, importers } from './siteScript.ts';

export { load } from './loader.ts';

/** The script of pages whose server renders the site: loads all tags that pages have, and inserts nothing. */
startLoader({ importers, core });
