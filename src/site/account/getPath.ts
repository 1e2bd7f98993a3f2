import { anywhere, parseUrl, webSchemes } from '../core/safeUrl.ts';

/**
 * The path of an http(s) or root-relative address, to be requested from the page's own origin: host, user info,
 * query and fragment are dropped, leading slashes collapse to one, so that `https://e.example//evil.example/x` cannot
 * become another host.
 */
export function getPath(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const url = address.startsWith('/') ? parseUrl(address, anywhere) : parseUrl(address);
  if (!url || !webSchemes.includes(url.protocol)) return undefined;
  return url.pathname.replace(/^\/+/, '/');
}
