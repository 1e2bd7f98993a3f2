import { flushSync } from 'react-dom';
import type { DrawnTree } from './elementTree.tsx';

const waiting = new Set<DrawnTree>();

/** Trees whose tags change in one task are drawn anew in one go, before that task's frame. */
export function drawSoon(tree: DrawnTree): void {
  if (waiting.size === 0) queueMicrotask(() => flushSync(drawAll));
  waiting.add(tree);
}

function drawAll(): void {
  for (const tree of waiting) tree.draw();
  waiting.clear();
}
