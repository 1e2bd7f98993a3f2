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
      document.cookie = cookie;
    } catch {
      return; // A sandboxed page has no cookies to remove.
    }
  }
}

function readAll(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
