import { addParameter, anywhere, parseUrl, webSchemes } from '../core/urls.ts';

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

/** The parts of the page's address that a return address is made of: never another origin. */
type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Path, query and hash; leading slashes collapse so that it can never be read as another host. */
export const getReturnAddress = ({ pathname, search, hash }: PageAddress): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

/** The sign-in link, with the address to return to as `d`. */
export const getSignInUrl = (signIn: string, page: PageAddress): string =>
  addParameter(signIn, 'd', getReturnAddress(page));

/** The same from an address as servers have it: a path, or an address of which the path is taken. Anything else leads to the front page. */
export function parseReturnAddress(address: string): string {
  const page = parseUrl(address.replace(/^[/\\]+/, '/'), anywhere);
  return page && webSchemes.includes(page.protocol) ? getReturnAddress(page) : '/';
}

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
