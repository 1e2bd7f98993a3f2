import { type ReactNode, useContext } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { Count as CountComponent } from '../count/Count.tsx';
import { WatchlistCountContext } from '../count/watchlistCount.ts';
import { useSite } from '../siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { LinkItem, ListMenuItem, ToolItems } from '../../site/navigation/navigation.ts';
import { MenusControlContext } from './menusControl.ts';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { getNoJsId } from '../menus/useNoJsMenus.ts';
import { SignInLink } from '../links/SignInLink.tsx';
import { DisclosureItem } from './DisclosureItem.tsx';

interface ToolsProps {
  items: ToolItems;
  /** Opens what has no room. */
  more: ReactNode;
  /** Of the page, on wide screens. */
  start: ReactNode;
  end: ReactNode;
  /** Of the page, on narrow screens. */
  mobileEnd: ReactNode;
  /** Shows a count; undefined until it is loaded. */
  Count: typeof CountComponent | undefined;
  /** Opens the mobile menu. */
  onOpenView: (view: View) => void;
}

/** The end of the top row: browse menus, watchlist, and Sign In or the account. */
export function Tools({
  items: { main, links, account },
  more,
  start,
  end,
  mobileEnd,
  Count,
  onOpenView,
}: ToolsProps) {
  const { messages } = useSite();
  return (
    <div className="tools">
      {start}
      {main.length > 0 ? (
        <nav className="desktop-only" aria-label={messages.mainNavigation} part="navigation">
          <ul>
            {main.map((item) => (
              <DisclosureItem key={item.menu} item={item} hasChevron />
            ))}
          </ul>
        </nav>
      ) : null}
      {links.map((item, index) => (
        <ToolLink key={index} item={item} Count={Count} />
      ))}
      {more}
      {account.map((item) => {
        switch (item.kind) {
          case 'action':
            return <SignInLink key="sign-in" />;
          case 'link':
            return <ToolLink key="watchlist" item={item} Count={Count} />;
          case 'list':
            return <Account key="account" item={item} onOpenView={onOpenView} />;
        }
      })}
      {end}
      {mobileEnd}
    </div>
  );
}

/** A link of wide screens. The watchlist has an icon and a count of its own. */
function ToolLink({ item, Count }: { item: LinkItem } & Pick<ToolsProps, 'Count'>) {
  const { label, href, icon, countText } = item;
  const watchlistCount = useContext(WatchlistCountContext);
  const count = countText ? watchlistCount : item.count;
  const hasCount = Count && count! >= 0;
  return (
    <SiteLink className="tool desktop-only" href={href} part={countText ? 'watchlist' : 'tool'}>
      {countText ? <Icon name="bookmark" /> : null}
      {icon ? <img src={icon} width={20} height={20} alt="" /> : null}
      {hasCount ? <Count label={label} count={count!} text={countText} /> : null}
      <span aria-hidden={hasCount || undefined}>{label}</span>
    </SiteLink>
  );
}

/** On wide screens a button with a panel, on narrow ones a button that opens the mobile menu at its view. */
function Account({ item, onOpenView }: { item: ListMenuItem } & Pick<ToolsProps, 'onOpenView'>) {
  const { isNoJs } = useContext(MenusControlContext)!;
  const { menu, title } = item;
  return (
    <>
      <nav className="desktop-only" aria-label={title} part="account">
        <ul>
          <DisclosureItem item={item} hasChevron icon={<Icon name="person" size={20} />} />
        </ul>
      </nav>
      <button
        type="button"
        className="tool mobile-only"
        aria-haspopup="dialog"
        aria-label={title}
        popoverTarget={isNoJs ? getNoJsId(menu) : undefined}
        onClick={() => isNoJs || onOpenView({ name: 'menu', menu })}
      >
        <Icon name="person" size={24} />
      </button>
    </>
  );
}
