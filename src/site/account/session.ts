import { addParameter, placeholderOrigin, parseUrl, webSchemes } from '../core/urls.ts';

export type Session = 'visitor' | 'bidder';

/** Returns `bidder` if `loggedIn` of an entry is the string `True`. Ignores invalid entries, and data layers that throw or that page scripts have broken. */
export const readSession = (getDataLayer: () => unknown): Session =>
  // Page scripts may have removed `some` from the array.
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

/** Returns `false` if the condition throws because of a getter, a proxy, a `null` entry, or the missing `window` of a server. */
function test(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    return false;
  }
}

/** Parts of the page URL that a return URL consists of. Excludes the origin. */
type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Returns path, query, and fragment. Collapses leading slashes, so that browsers can't interpret the path as another host. */
export const getReturnUrl = ({ pathname, search, hash }: PageLocation): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

/** Returns the sign-in URL with the return URL as the parameter `d`. */
export const getSignInUrl = (signIn: string, page: PageLocation): string =>
  addParameter(signIn, 'd', getReturnUrl(page));

/** Converts a path or http(s) URL, as servers receive it, to a return URL. Any other value becomes `/`, the home page. */
export function parseReturnUrl(url: string): string {
  const page = parseUrl(url.replace(/^[/\\]+/, '/'), placeholderOrigin);
  return page && webSchemes.includes(page.protocol) ? getReturnUrl(page) : '/';
}

/** Returns the object with the `cookie` property. An `<img name="cookie">` shadows `document.cookie`, and MooTools replaces `Document`. */
const getPrototype = (): object => Object.getPrototypeOf(document) as object;

/** Returns all cookies of the page, or an empty string if a sandbox denies access. */
function readCookies(): string {
  try {
    return Reflect.get(getPrototype(), 'cookie', document) as string;
  } catch {
    return '';
  }
}

/** Returns the value of a cookie, decoded if possible. Returns `undefined` if the cookie doesn't exist or a sandbox denies access. */
export function getCookie(name: string): string | undefined {
  const pair = readCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Legacy servers write unescaped percent signs.
  }
}

/** Attribute sets for removing cookies. Browsers overwrite `Secure`, `__Host-`, `__Secure-`, and partitioned cookies only with a cookie of the same kind. */
const kinds = ['', '; Secure; SameSite=None', '; Secure; SameSite=None; Partitioned'];

/** Removes a cookie with the path `/`, for the host and for each domain. */
export function removeCookie(name: string, domains: readonly string[]): void {
  for (const domainAttribute of ['', ...domains.map((domain) => `; Domain=${domain}`)])
    for (const kind of isSecureContext ? kinds : [''])
      try {
        Reflect.set(
          getPrototype(),
          'cookie',
          `${name}=; Max-Age=0; Path=/${domainAttribute}${kind}`,
          document,
        );
      } catch {
        return; // A sandboxed page can't access cookies.
      }
}
