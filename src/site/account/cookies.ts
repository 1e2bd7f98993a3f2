/** All cookies of the page; none where a sandbox refuses them. Not the document's own property, which an `<img name="cookie">` hides. */
export function readCookies(): string {
  try {
    return Reflect.get(Document.prototype, 'cookie', document);
  } catch {
    return '';
  }
}

/** The cookie's value, decoded where it can be; `undefined` when there is none or cookies are refused. */
export function getCookie(name: string): string | undefined {
  const pair = readCookies()
    .split('; ')
    .find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // A legacy server wrote a bare percent sign.
  }
}

/**
 * A browser overwrites a cookie only by one of its kind: a `Secure` one, and those named `__Host-` or `__Secure-`, by a `Secure` one, a partitioned
 * one by a partitioned one.
 */
const kinds = ['', '; Secure; SameSite=None', '; Secure; SameSite=None; Partitioned'];

/** Removes a cookie at path `/`, for the host itself and for each of the domains. */
export function removeCookie(name: string, domains: readonly string[]): void {
  for (const place of ['', ...domains.map((domain) => `; Domain=${domain}`)])
    for (const kind of isSecureContext ? kinds : [''])
      try {
        Reflect.set(Document.prototype, 'cookie', `${name}=; Max-Age=0; Path=/${place}${kind}`, document);
      } catch {
        return; // A sandboxed page has no cookies to remove.
      }
}
