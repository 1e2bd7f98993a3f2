/** In px. */
interface Measured {
  /** Inline size of the list. 0 if it is not displayed. */
  available: number;
  /** Of the items. */
  sizes: readonly number[];
  /** Of the button that opens the rest. */
  more: number;
  gap: number;
}

export interface Overflow {
  /** How many items have room, from the start. `Infinity` if all of them have. */
  count: number;
  /** Inline size of all items, in px. */
  size: number;
}

/** Browsers round sizes. */
const tolerance = 0.1;

export function countFitting({ available, sizes, more, gap }: Measured): Overflow {
  const size = sizes.reduce((sum, each) => sum + each + gap, -gap);
  if (available === 0 || size <= available + tolerance) return { count: Infinity, size };
  let rest = available + tolerance - more;
  const count = sizes.findIndex((each) => {
    rest -= each + gap;
    return rest < 0;
  });
  return { count, size };
}
