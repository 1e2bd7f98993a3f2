import { placeholderOrigin, isCurrentPage } from '../../../src/site/core/urls.ts';
import { parseReturnUrl } from '../../../src/site/account/session.ts';
import { decodeCharacters } from './escape.ts';

export const currentAttribute = ' aria-current="page"';

/** Matches a link of the site. In other `<a>` elements, `href` isn't the first attribute. */
export const linkPattern = /<a href="([^"]*)"/g;

/** Inserts the result of `format` after the `href` attribute of each link. */
export const addToLinks = (html: string, format: (href: string) => string): string =>
  html.replaceAll(linkPattern, (start, href: string) => start + format(decodeCharacters(href)));

/** Sets `aria-current="page"` on links to the current page. In pages without prerendering, the script does this. */
export function markCurrent(html: string, page: string | undefined): string {
  if (page === undefined) return html;
  const address = placeholderOrigin + parseReturnUrl(page);
  return addToLinks(html, (href) => (isCurrentPage(href, address) ? currentAttribute : ''));
}
