import { addParameter } from '../core/pageUrl.ts';
import { anywhere, parseUrl, webSchemes } from '../core/safeUrl.ts';

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
