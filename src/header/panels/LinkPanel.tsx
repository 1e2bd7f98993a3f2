import { useContext } from 'react';
import { WatchlistCountContext } from '../count/watchlistCount.ts';
import { useSite } from '../siteContext.ts';
import { getListMenuItems } from '../../site/navigation/listMenuItems.ts';
import type { ListMenu } from '../../site/navigation/navigation.ts';
import { ItemLink } from '../links/ItemLink.tsx';
import { getPanelProps, type PanelProps } from './getPanelProps.ts';
import { LinkPanelFrame } from './panelStyles.ts';

interface LinkPanelProps extends PanelProps {
  menu: ListMenu;
  /** Whether it shows the items for narrow screens too, which rules then hide on wide ones. */
  hasNarrowItems?: boolean;
}

/** A short list of links. */
export function LinkPanel({ menu, hasNarrowItems = false, ...panel }: LinkPanelProps) {
  const items = getListMenuItems(menu, useSite(), useContext(WatchlistCountContext));
  return (
    <LinkPanelFrame {...getPanelProps(panel)}>
      <ul>
        {items
          .filter(({ isNarrowOnly }) => hasNarrowItems || !isNarrowOnly)
          .map((item, index) => (
            <li key={index} className={item.isNarrowOnly ? 'narrow' : undefined}>
              <ItemLink item={item} />
            </li>
          ))}
      </ul>
    </LinkPanelFrame>
  );
}
