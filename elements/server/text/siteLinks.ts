import { anywhere, isCurrentPage } from '../../../src/site/core/urls.ts';
import { parseReturnAddress } from '../../../src/site/account/session.ts';
import { decodeCharacters } from './escape.ts';

export const currentAttribute = ' aria-current="page"';

/** A link of the site; other anchors begin with another attribute. */
export const linkPattern = /<a href="([^"]*)"/g;

/** Adds to each link what `format` makes of its address. */
export const addToLinks = (html: string, format: (href: string) => string): string =>
  html.replaceAll(linkPattern, (start, href: string) => start + format(decodeCharacters(href)));

/** Marks the links to a page, which the script does in pages that are not prerendered. */
export function markCurrent(html: string, page: string | undefined): string {
  if (page === undefined) return html;
  const address = anywhere + parseReturnAddress(page);
  return addToLinks(html, (href) => (isCurrentPage(href, address) ? currentAttribute : ''));
}
