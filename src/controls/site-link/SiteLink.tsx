import { type AnchorHTMLAttributes, useContext } from 'react';
import { PageAddress } from '../../hooks/pageAddress.ts';
import { isCurrentPage } from '../../site/core/isCurrentPage.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that says so when it leads to the page that is shown. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const page = useContext(PageAddress);
  return (
    <a href={href} aria-current={isCurrentPage(href, page) ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
