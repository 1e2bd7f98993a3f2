import type { Importer } from './early/loadTag.ts';

/** Import what every tag needs, in parts: React, then the element layer, then what has React render once. */
export const importSteps: readonly Importer[] = [
  () => import('./core/hydrate.ts'),
  () => import('./core/elementTree.tsx'),
  () => import('./core/firstRender.tsx'),
];
