import { startLoader } from './loader.ts';
import { coreSteps, importers, prerender } from './siteScript.ts';

export { load } from './loader.ts';

/** The script of a whole site: inserts the header and the rest of its markup, and loads all tags that pages have. */
startLoader({ importers, steps: coreSteps, prerender });
