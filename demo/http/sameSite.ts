/** Where a visitor may be sent back to: a path of this site, or its full address. Everything else becomes the front page. */
export function sameSite(address: string | undefined, origin: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what it is about
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
