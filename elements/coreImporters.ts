import type { CoreImporters } from './early/loadTag.ts';

export const coreImporters: CoreImporters = {
  // React, then the element layer.
  steps: [() => import('./core/hydrate.ts'), () => import('./core/elementTree.tsx')],
  firstRender: () => import('./core/firstRender.tsx'),
  watch: () => import('./early/watchRoot.ts'),
};
