export type Session = 'visitor' | 'bidder';

/**
 * Any entry with `loggedIn` equal to the text 'True' means signed in. Junk among the entries is passed over, and so is a data layer that
 * throws or that a page's scripts have broken: it is nobody's reason to lose the header.
 */
export const readSession = (getDataLayer: () => unknown): Session =>
  // The list may have lost its own `some`.
  test(() => {
    const dataLayer = getDataLayer();
    return Array.isArray(dataLayer) && [].some.call(dataLayer, isSignedIn);
  })
    ? 'bidder'
    : 'visitor';

const isSignedIn = (entry: unknown): boolean =>
  test(
    () =>
      typeof entry === 'object' &&
      Object.hasOwn(entry!, 'loggedIn') &&
      (entry as { loggedIn: unknown }).loggedIn === 'True',
  );

/** A getter may throw, a proxy refuse, an entry be null, and a server has no window. */
function test(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    return false;
  }
}
