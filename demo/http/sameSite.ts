/** Returns a safe target for a redirect: the path of a URL on this site, or `/` for any other input. */
export function sameSite(address: string | undefined, origin: string): string {
  // oxlint-disable-next-line no-control-regex -- browsers ignore some control characters in URLs
  if (!address || /[\u0000-\u001f\u007f\\]/.test(address) || !/^(\/(?!\/)|https?:)/i.test(address))
    return '/';
  try {
    const url = new URL(address, origin);
    if (url.origin !== origin || url.username || url.password) return '/';
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  } catch {
    return '/';
  }
}
