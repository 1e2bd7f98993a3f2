export type Session = 'visitor' | 'bidder';

/** Any entry with `loggedIn` equal to the text 'True' means signed in. Junk among the entries is passed over. */
export function readSession(dataLayer: unknown): Session {
  return Array.isArray(dataLayer) && dataLayer.some(isSignedIn) ? 'bidder' : 'visitor';
}

function isSignedIn(entry: unknown): boolean {
  try {
    return (
      typeof entry === 'object' &&
      entry !== null &&
      Object.hasOwn(entry, 'loggedIn') &&
      (entry as { loggedIn: unknown }).loggedIn === 'True'
    );
  } catch {
    return false; // A getter that throws, a proxy that refuses.
  }
}
