import type { Importer } from './early/loadTag.ts';

/** Import what every tag needs, in parts: React, then the element layer. */
export const importSteps: readonly Importer[] = [
  () => import('./core/hydrate.ts'),
  () => import('./core/elementTree.tsx'),
];
