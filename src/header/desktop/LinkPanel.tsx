import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { type ReactNode, useRef } from 'react';
import type { Link } from '../../site/links.ts';
import { panelMark } from '../useHeaderMenus.ts';
import type { PanelProps } from './MenuItem.tsx';
import { LinkPanelFrame } from './panelStyles.ts';
import { usePanelSpace } from './usePanelSpace.ts';

interface LinkPanelProps extends PanelProps {
  links: readonly Link[];
  /** Further items, each an `<li>`. */
  children?: ReactNode;
}

/** A short list of links: Browse By, About Auctions, the account. */
export function LinkPanel({ id, labelledBy, links, children }: LinkPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePanelSpace(panel);
  return (
    <LinkPanelFrame
      ref={panel}
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      part="panel"
      {...{ [panelMark]: '' }}
    >
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </LinkPanelFrame>
  );
}
