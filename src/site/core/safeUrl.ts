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
