/** Schemes that a link may have. Calls and images take the web ones only. */
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
export const webSchemes = linkSchemes.slice(0, 2);

/** A base whose origin is made up, so that a relative address can be parsed where there is no page. */
export const anywhere = 'https://relative.invalid';

// oxlint-disable-next-line no-control-regex -- these are what it is about
const trick = /[\u0000-\u001f\u007f\\]/;

/** A link can also be a mail address or a telephone number. Requests, scripts, and pictures need http(s). */
export type UrlKind = 'link' | 'web';

/**
 * The one filter that every address from a configuration, a page or a server goes through. Gives the address back,
 * root-relative ones with `baseUrl` in front, or `undefined` if it is not let through: another scheme than http(s)
 * (for links also mailto and tel), user name or password in it, control characters, backslashes.
 */
export function filterUrl(address: unknown, kind: UrlKind = 'link', baseUrl = ''): string | undefined {
  if (typeof address !== 'string' || trick.test(address)) return undefined;
  const trimmed = address.trim();
  if (trimmed === '') return undefined;
  // With a scheme it has to stand by itself: `https:` alone is none.
  const url = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? parseUrl(trimmed) : parseUrl(trimmed, anywhere);
  if (
    !url ||
    !(kind === 'link' ? linkSchemes : webSchemes).includes(url.protocol) ||
    url.username ||
    url.password
  )
    return undefined;
  return isRootRelative(trimmed) ? baseUrl + trimmed : trimmed;
}

export const isRootRelative = (address: string): boolean =>
  address.startsWith('/') && !address.startsWith('//');

/** `base-url` without its last slashes: a path, or an http(s) address. */
export function filterBaseUrl(address: string | undefined): string | undefined {
  return address === undefined || address.trim() === ''
    ? ''
    : // The search begins once for a row of slashes, not at each.
      filterUrl(address, 'web')?.replace(/(?<!\/)\/+$/, '');
}

export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Adds a query parameter in front of the fragment, whatever the address already has. */
export function addParameter(address: string, name: string, value: string): string {
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Query parameters that say where a visitor came from, not which page it is. */
const tracking = /^(utm_|gclid$|fbclid$|msclkid$)/;

/**
 * Whether a link leads to the page that is shown: same origin, path and query, campaign parameters aside. `page` is the
 * page's address; an empty one is no page. A panel asks this of every link it has, so most are answered by their text.
 */
export function isCurrentPage(href: string, page: string): boolean {
  if (page === '') return false;
  const here = parsePage(page);
  const path = plainPath.exec(href)?.[0];
  if (!here || (path !== undefined && path !== here.pathname)) return false;
  try {
    const there = new URL(href, here);
    return getPageKey(there) === getPageKey(here);
  } catch {
    return false;
  }
}

/** The path of a root-relative address in which nothing would be changed by parsing it. */
const plainPath = /^\/(?![/\\])(?!.*\/\.)[\w\-./]*(?=$|[?#])/;

let last: { address: string; url: URL | undefined } = { address: '', url: undefined };

function parsePage(address: string): URL | undefined {
  if (last.address !== address) last = { address, url: URL.canParse(address) ? new URL(address) : undefined };
  return last.url;
}

/** Identifies a page: URLs with the same key lead to the same page. */
export function getPageKey({ origin, pathname, searchParams }: URL): string {
  const own = new URLSearchParams([...searchParams].filter(([name]) => !tracking.test(name)));
  own.sort();
  return `${origin}${pathname}?${own}`;
}

/**
 * Leaves for an address that has passed the URL filter, as a link to it does: in the window or frame that a `<base target>` names. The one
 * place from which a script of the library does so.
 */
export function navigate(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

/** Of React or of the browser. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click that would follow a link in this window: no other button, no Ctrl, Cmd, Shift or Alt. */
export const isPlainClick = (event: Click): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
