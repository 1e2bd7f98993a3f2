/** URL schemes that links can have. Requests and images can only have the web schemes. */
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
export const webSchemes = linkSchemes.slice(0, 2);

/** Placeholder base URL for parsing relative URLs if the page URL isn't available. */
export const placeholderOrigin = 'https://relative.invalid';

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const unsafeCharacters = /[\u0000-\u001f\u007f\\]/;

/** Kind of URL. Links can also be email or telephone links. Requests, scripts, and images require http(s). */
export type UrlKind = 'link' | 'web';

/** Returns the URL, with `baseUrl` if it is root-relative. Returns `undefined` for other schemes, credentials, control characters, or backslashes. */
export function filterUrl(input: unknown, kind: UrlKind = 'link', baseUrl = ''): string | undefined {
  // Every URL from a configuration, page, or server must pass this filter.
  if (typeof input !== 'string' || unsafeCharacters.test(input)) return undefined;
  const trimmed = input.trim();
  if (trimmed === '') return undefined;
  // A URL with a scheme is parsed without a base, so that `https:` without a host is rejected.
  const url = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? parseUrl(trimmed) : parseUrl(trimmed, placeholderOrigin);
  if (
    !url ||
    !(kind === 'link' ? linkSchemes : webSchemes).includes(url.protocol) ||
    url.username ||
    url.password
  )
    return undefined;
  return isRootRelative(trimmed) ? baseUrl + trimmed : trimmed;
}

export const isRootRelative = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** Returns `base-url`, a path or an http(s) URL, without trailing slashes. Returns `undefined` if it is unsafe. */
export function filterBaseUrl(url: string | undefined): string | undefined {
  return url === undefined || url.trim() === ''
    ? ''
    : // The lookbehind avoids quadratic time for many consecutive slashes.
      filterUrl(url, 'web')?.replace(/(?<!\/)\/+$/, '');
}

export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Adds a query parameter before the fragment, and after any existing parameters. */
export function addParameter(url: string, name: string, value: string): string {
  const [path = '', fragment] = url.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Names of campaign parameters, which don't identify a page. */
const campaignParameters = /^(utm_|gclid$|fbclid$|msclkid$)/;

/** Returns whether a link has the same origin, path, and query as the URL `page`, except for campaign parameters. An empty `page` never matches. */
export function isCurrentPage(href: string, page: string): boolean {
  if (page === '') return false;
  const current = parsePage(page);
  // Panels check every link, so most links are compared as strings, without parsing the URL.
  const path = plainPath.exec(href)?.[0];
  if (!current || (path !== undefined && path !== current.pathname)) return false;
  try {
    const target = new URL(href, current);
    return getPageKey(target) === getPageKey(current);
  } catch {
    return false;
  }
}

/** Matches the path of a root-relative URL if parsing the URL wouldn't change the path. */
const plainPath = /^\/(?![/\\])(?!.*\/\.)[\w\-./]*(?=$|[?#])/;

let last: { address: string; url: URL | undefined } = { address: '', url: undefined };

function parsePage(address: string): URL | undefined {
  if (last.address !== address) last = { address, url: URL.canParse(address) ? new URL(address) : undefined };
  return last.url;
}

/** Identifies a page: URLs with the same key lead to the same page. */
export function getPageKey({ origin, pathname, searchParams }: URL): string {
  const parameters = new URLSearchParams(
    [...searchParams].filter(([name]) => !campaignParameters.test(name)),
  );
  parameters.sort();
  return `${origin}${pathname}?${parameters}`;
}

/** Navigates to a filtered URL like a link, so that `<base target>` applies. All navigation by scripts of the library uses this function. */
export function navigate(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

/** Click event of React or of the browser. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click would follow a link in this window: primary button, no Ctrl, Cmd, Shift, or Alt, and not prevented. */
export const isPlainClick = (event: Click): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
