import type { AnchorHTMLAttributes } from 'react';
import { usePage } from '../hooks/usePage.ts';
import { isCurrentPage } from '../site/isCurrentPage.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that says so when it leads to the page that is shown. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const current = usePage(() => isCurrentPage(href, location), false);
  return (
    <a href={href} aria-current={current ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
