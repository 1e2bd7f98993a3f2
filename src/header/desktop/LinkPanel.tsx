import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { ReactNode } from 'react';
import { useSite } from '../../hooks/siteContext.ts';
import type { Link } from '../../site/links.ts';
import { type LinkList, menuLinks } from '../../site/menuLinks.ts';
import { type PanelProps, panelProps } from './panelProps.ts';
import { LinkPanelFrame } from './panelStyles.ts';

interface LinkPanelProps extends PanelProps {
  links: readonly Link[];
  /** Further items, each an `<li>`. */
  children?: ReactNode;
}

/** Browse By, About Auctions. */
export const ListPanel = ({ list, ...panel }: PanelProps & { list: LinkList }) => (
  <LinkPanel links={menuLinks(list, useSite().site)} {...panel} />
);

/** A short list of links. */
export function LinkPanel({ links, children, ...panel }: LinkPanelProps) {
  return (
    <LinkPanelFrame {...panelProps(panel)}>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </LinkPanelFrame>
  );
}
