import { startLoader } from './early/loader.ts';
import { tagImporters } from './generated/tagImporters.ts';

export { load } from './early/loader.ts';

/** Loads the tags that a page has; those that are prerendered not before they can be needed. */
startLoader({ importers: tagImporters, watch: () => import('./early/watchRoot.ts') });
