import type { Link } from '../core/links.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { filterAddress, type SiteOptions } from './site.ts';

/** Links whose address is not let through are left out, with a warning. */
export const filterLinks = (links: readonly Link[], options: SiteOptions): Link[] =>
  links.flatMap((link) => {
    const href = filterAddress(link.label, link.href, options);
    return href === undefined ? [] : [ownOnly({ ...link, href })];
  });
