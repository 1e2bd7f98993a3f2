import { startLoader } from './early/loader.ts';
import { tagImporters } from './generated/tagImporters.ts';

export { load } from './early/loader.ts';

/** Loads the elements in the document. Prerendered elements load when the browser is idle, the user interacts, or they need React. */
startLoader({
  tags: Object.keys(tagImporters),
  importTag: (tag) => tagImporters[tag]!(),
  watch: () => import('./early/watchRoot.ts'),
});
