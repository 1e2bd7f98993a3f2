import { flushSync } from 'react-dom';
import type { MountedTree } from './elementTree.tsx';

const scheduled = new Set<MountedTree>();

/** Renders the trees whose elements change in one task together, before that task's frame. */
export function scheduleRender(tree: MountedTree): void {
  if (scheduled.size === 0) queueMicrotask(() => flushSync(renderScheduled));
  scheduled.add(tree);
}

function renderScheduled(): void {
  for (const tree of scheduled) tree.update();
  scheduled.clear();
}
