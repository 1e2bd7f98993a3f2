import { ownOnly } from './ownOnly.ts';

/** Schemes that a link may have. Calls and images take the web ones only. */
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const webSchemes = linkSchemes.slice(0, 2);

/** Only its origin is made up: it lets a relative address be parsed where no page is. */
const anywhere = 'https://relative.invalid';

// oxlint-disable-next-line no-control-regex -- these are what it is about
const trick = /[\u0000-\u001f\u007f\\]/;

/**
 * The one filter that every address from a configuration, a page or a server goes through. Gives the address back,
 * root-relative ones with `baseUrl` in front, or `undefined` if it is not let through: another scheme than http(s)
 * (for links also mailto and tel), user name or password in it, control characters, backslashes.
 */
export function safeUrl(
  address: unknown,
  options: { baseUrl?: string; kind?: 'link' | 'web' } = {},
): string | undefined {
  const { baseUrl = '', kind = 'link' } = ownOnly(options);
  if (typeof address !== 'string' || trick.test(address)) return undefined;
  const trimmed = address.trim();
  if (trimmed === '') return undefined;
  // With a scheme it has to stand by itself: `https:` alone is none.
  const url = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? parse(trimmed) : parse(trimmed, anywhere);
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

/** `base-url` without its last slash: a path, or an http(s) address. */
export function safeBaseUrl(address: string | undefined): string | undefined {
  return address === undefined || address.trim() === ''
    ? ''
    : safeUrl(address, { kind: 'web' })?.replace(/\/+$/, '');
}

/**
 * The path of an http(s) or root-relative address, to be asked for on the page's own origin (spec §7): host, user info,
 * query and fragment are dropped, leading slashes collapse to one, so that `https://e.example//evil.example/x` cannot
 * become another host.
 */
export function pathOnly(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const url = address.startsWith('/') ? parse(address, anywhere) : parse(address);
  if (!url || !webSchemes.includes(url.protocol)) return undefined;
  return url.pathname.replace(/^\/+/, '/');
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
