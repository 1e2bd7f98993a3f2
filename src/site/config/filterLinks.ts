import type { Link } from '../core/links.ts';
import { filterAddress, type SiteOptions } from './site.ts';

/** Links whose address is not let through are left out, with a warning. */
export const filterLinks = (links: readonly Link[], options: SiteOptions): Link[] =>
  links.flatMap(({ label, href, count }) => {
    const safe = filterAddress(label, href, options);
    return safe === undefined ? [] : [{ label, href: safe, ...(count !== undefined && { count }) }];
  });
