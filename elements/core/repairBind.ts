const count = (...values: unknown[]): number => values.length;

/** Repairs `bind()` for React. MooTools 1.2 and its compatibility build replace it with a function that takes only two arguments. */
export function repairBind(): void {
  if (count.bind(undefined, 1, 2)() === 2) return;
  const { bind } = Function.prototype;
  // oxlint-disable-next-line no-extend-native -- the page has replaced it
  Function.prototype.bind = function (
    this: (...values: unknown[]) => unknown,
    self: unknown,
    ...boundValues: unknown[]
  ) {
    // MooTools never passes more than two arguments, so its calls are passed to the page's function.
    return boundValues.length < 2
      ? (Reflect.apply(bind, this, [self, ...boundValues]) as unknown)
      : (...values: unknown[]) => Reflect.apply(this, self, [...boundValues, ...values]);
  } as typeof bind;
}
