/**
 * Properties that the page set before the tag was defined are own properties, which hide the accessors: they are set once more. The
 * constructor is too early for that: an attribute that it sets calls nothing back, and those of the markup are called back after it.
 */
export function upgradeProperties(element: HTMLElement): void {
  const own = element as unknown as Record<string, unknown>;
  for (const property of Object.keys(element)) {
    if (!(property in Object.getPrototypeOf(element))) continue;
    const value = own[property];
    delete own[property];
    Reflect.set(element, property, value);
  }
}
