/** The path of a value in JSON: keys of objects, and indexes of lists. */
export type Path = readonly (string | number)[];

type Container = Record<string | number, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

export const getAt = (value: unknown, [first, ...rest]: Path): unknown =>
  first === undefined ? value : isContainer(value) ? getAt(value[first], rest) : undefined;

/** Returns a copy with a new value at a path, and creates missing objects. `undefined` removes the property. */
export function setAt(value: unknown, [first, ...rest]: Path, next: unknown): unknown {
  if (first === undefined) return next;
  const copy: Container = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Container)
    : isContainer(value)
      ? { ...value }
      : {};
  const own = setAt(copy[first], rest, next);
  if (own === undefined) delete copy[first];
  else copy[first] = own;
  return copy;
}

export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && startsWith(one, other);

export const startsWith = (path: Path, start: Path): boolean =>
  start.every((part, index) => part === path[index]);
