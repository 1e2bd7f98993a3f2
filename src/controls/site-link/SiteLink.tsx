import { type AnchorHTMLAttributes, useContext } from 'react';
import { PageContext } from '../../hooks/pageContext.tsx';
import { isCurrentPage } from '../../site/core/urls.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Renders a link. Sets `aria-current="page"` if it leads to the current page. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { address } = useContext(PageContext);
  return (
    <a href={href} aria-current={isCurrentPage(href, address) ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
