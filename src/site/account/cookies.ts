/** The cookie's value, decoded where it can be; `undefined` when there is none or cookies are refused. */
export function getCookie(name: string): string | undefined {
  const pair = readAll()
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

/** Removes a cookie at path `/`, for the host itself and for each of the domains. */
export function removeCookie(name: string, domains: readonly string[]): void {
  const gone = `${name}=; Max-Age=0; Path=/`;
  for (const cookie of [gone, ...domains.map((domain) => `${gone}; Domain=${domain}`)]) {
    try {
      Reflect.set(Document.prototype, 'cookie', cookie, document);
    } catch {
      return; // A sandboxed page has no cookies to remove.
    }
  }
}

/** Not the document's own property, which an `<img name="cookie">` hides. */
function readAll(): string {
  try {
    return Reflect.get(Document.prototype, 'cookie', document);
  } catch {
    return '';
  }
}
