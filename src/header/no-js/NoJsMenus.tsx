import type { ReactNode } from 'react';
import { SiteProvider } from '../../hooks/SiteProvider.tsx';
import { WatchlistCountContext } from '../count/watchlistCount.ts';
import { HeaderSiteContext, useSite } from '../siteContext.ts';
import { useLateMessages } from '../useLateMessages.ts';
import type { SiteProps } from '../../hooks/useMountedSite.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { fill } from '../../site/core/texts.ts';
import { getCategoryItems, getToolItems, type MenuItem } from '../../site/navigation/navigation.ts';
import type { Session } from '../../site/account/session.ts';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { ItemLink } from '../links/ItemLink.tsx';
import { MenuPanel } from '../panels/MenuPanel.tsx';
import { getNoJsId } from '../menus/useNoJsMenus.ts';

interface NoJsMenusProps {
  site: SiteProps;
  session: Session;
  isMinimal: boolean;
  watchlistCount: number | undefined;
}

/**
 * All menus of the header as native popovers, for as long as there is no script: under their buttons on wide screens,
 * sheets on narrow ones, where one more sheet holds the buttons of all. Only servers render them.
 */
export const NoJsMenus = ({ site, watchlistCount, ...header }: NoJsMenusProps) => (
  <SiteProvider context={HeaderSiteContext} site={site} texts={headerMessages} pending={null}>
    <WatchlistCountContext value={watchlistCount}>
      <Sheets {...header} />
    </WatchlistCountContext>
  </SiteProvider>
);

function Sheets({ session, isMinimal }: Omit<NoJsMenusProps, 'site' | 'watchlistCount'>) {
  const { site, messages } = useSite();
  const categories = isMinimal ? [] : getCategoryItems(site);
  const { main, links, account } = getToolItems(site, session, messages, isMinimal);
  const lists = [categories, [...main, ...links, ...account]].filter((list) => list.length > 0);
  return (
    <>
      {isMinimal ? null : (
        <Sheet menu="all" title={messages.categories}>
          {lists.map((items, index) => (
            <ul key={index}>
              {items.map((item, place) => (
                <li key={place}>{'menu' in item ? <OpenButton item={item} /> : <ItemLink item={item} />}</li>
              ))}
            </ul>
          ))}
          <slot name="menu-end" />
        </Sheet>
      )}
      {lists.flat().map((item) =>
        'menu' in item ? (
          <Sheet
            key={item.menu}
            menu={item.menu}
            title={item.title}
            className={item.kind === 'category' ? 'sheet wide' : 'sheet'}
          >
            <MenuPanel item={item} hasNarrowItems attributes={{ 'aria-label': item.title }} />
          </Sheet>
        ) : null,
      )}
    </>
  );
}

interface SheetProps {
  menu: string;
  title: string;
  className?: string;
  children: ReactNode;
}

function Sheet({ menu, title, className = 'sheet', children }: SheetProps) {
  const messages = useLateMessages();
  const id = getNoJsId(menu);
  return (
    <div id={id} popover="auto" className={className}>
      <div className="narrow title-row">
        <h2>{title}</h2>
        <button
          type="button"
          className="close"
          aria-label={fill(messages.close, { title })}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <ControlIcon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

const OpenButton = ({ item: { menu, title } }: { item: MenuItem }) => (
  <button type="button" popoverTarget={getNoJsId(menu)}>
    <span>{title}</span>
    <ControlIcon name="chevronEnd" />
  </button>
);
