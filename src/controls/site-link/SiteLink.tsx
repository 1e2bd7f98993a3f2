import { type AnchorHTMLAttributes, useContext } from 'react';
import { PageContext } from '../../hooks/pageContext.tsx';
import { isCurrentPage } from '../../site/core/urls.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that says so when it leads to the page that is shown. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { address } = useContext(PageContext);
  return (
    <a href={href} aria-current={isCurrentPage(href, address) ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
