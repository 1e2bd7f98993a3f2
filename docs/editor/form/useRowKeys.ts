import { useState } from 'react';
import { moveItem } from '../state/paths.ts';

interface RowKeys {
  keys: readonly number[];
  /** The key of the next added row. */
  nextKey: number;
  add: () => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** Returns keys for the rows of a list, because JSON entries don't have IDs. A row that moves keeps its key, focus, and open disclosures. */
export function useRowKeys(count: number): RowKeys {
  const [{ keys, next }, setState] = useState(() => extend([], 0, count));
  // Undo, redo, and opened files also change the list.
  if (keys.length !== count) setState(extend(keys, next, count));
  return {
    keys: extend(keys, next, count).keys,
    nextKey: next,
    add: () => setState((state) => extend(state.keys, state.next, state.keys.length + 1)),
    remove: (index) =>
      setState((state) => ({ ...state, keys: state.keys.filter((_, each) => each !== index) })),
    move: (from, to) => setState((state) => ({ ...state, keys: moveItem(state.keys, from, to) })),
  };
}

function extend(keys: readonly number[], next: number, count: number) {
  const added = Math.max(0, count - keys.length);
  return {
    keys: [...keys, ...Array.from({ length: added }, (_, index) => next + index)].slice(0, count),
    next: next + added,
  };
}
