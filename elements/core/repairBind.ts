/** Counts its arguments. */
const count = (...values: unknown[]): number => values.length;

/**
 * MooTools 1.2 and its compatibility build replace `Function.prototype.bind` with a function that takes two arguments. React binds more. On such
 * a page, calls with more than two arguments, which MooTools does not know, bind all of them. All other calls go to the function of the page.
 */
export function repairBind(): void {
  if (count.bind(undefined, 1, 2)() === 2) return;
  const { bind } = Function.prototype;
  // oxlint-disable-next-line no-extend-native -- the page has replaced it
  Function.prototype.bind = function (
    this: (...values: unknown[]) => unknown,
    self: unknown,
    ...first: unknown[]
  ) {
    return first.length < 2
      ? (Reflect.apply(bind, this, [self, ...first]) as unknown)
      : (...rest: unknown[]) => Reflect.apply(this, self, [...first, ...rest]);
  } as typeof bind;
}
