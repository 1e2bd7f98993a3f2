import { type ReactNode, useMemo } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count, getCountedLinks } from '../count/Count.tsx';
import { MoreTools, OverflowList } from '../overflow/OverflowList.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import type { LinkItem, ListMenuItem, ToolItems, ListMenu } from '../../site/navigation/navigation.ts';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { MenuButton, getPanelId } from '../menus/MenuPanel.tsx';
import { SignInLink } from '../links/ItemLink.tsx';
import { useIsHydrating } from '../../hooks/pageContext.tsx';
import type { navigationMenuId } from '../menus/MenuList.tsx';
import { createLazyModule } from '../../hooks/lazyModule.ts';

/** Module of the mobile menu. Starts loading when the user hovers over its button or focuses it. */
export const mobileMenuModule = createLazyModule(() => import('../mobile/MobileMenu.tsx'));

interface MobileButtonProps {
  label: string;
  icon: IconName;
  /** Menu that the mobile menu opens with. `all` is the top view. */
  menu: typeof navigationMenuId | ListMenu;
  /** Links in the row of wide screens. On narrow screens, the button shows their counts. */
  links: readonly LinkItem[];
  onOpenView: (view: View) => void;
}

/** Renders a button that opens the mobile menu on narrow screens. */
export function MobileButton({ label, icon, menu, links, onOpenView }: MobileButtonProps) {
  const countedLinks = getCountedLinks(links);
  const count = countedLinks.length > 0 ? <Count label={label} links={countedLinks} /> : undefined;
  return (
    <button
      type="button"
      className="tool mobile-only"
      part={menu === 'all' ? 'menu-button' : undefined}
      aria-haspopup="dialog"
      aria-label={count ? undefined : label}
      onPointerEnter={mobileMenuModule.preload}
      onFocus={mobileMenuModule.preload}
      // The button opens a popover until React has hydrated it.
      popoverTarget={useIsHydrating() ? getPanelId(menu) : undefined}
      onClick={(event) => {
        event.preventDefault();
        onOpenView(menu === 'all' ? { name: 'top' } : { name: 'menu', menu });
      }}
    >
      <Icon name={icon} size={24} />
      {count}
    </button>
  );
}

interface ToolsProps {
  items: ToolItems;
  /** Slot content on wide screens: before the menus, and after the account. */
  start: ReactNode;
  end: ReactNode;
  /** Slot content on narrow screens, after the account. */
  mobileEnd: ReactNode;
  /** Opens the mobile menu. */
  onOpenView: (view: View) => void;
}

/** Renders the end of the top row: browse menus, links, watchlist, and Sign In or the account. */
export function Tools({ items: { main, links, account }, start, end, mobileEnd, onOpenView }: ToolsProps) {
  const { messages } = useHeaderSite();
  const mainItems = useMemo(() => [...main, ...links], [main, links]);
  const accountLinks = account.flatMap((item) => (item.kind === 'link' ? [item] : []));
  return (
    <div className="tools">
      {start}
      {mainItems.length > 0 ? (
        <nav className="desktop-only" aria-label={messages.mainNavigation} part="navigation">
          <OverflowList
            items={mainItems}
            renderItem={(item, isHidden, index) =>
              item.kind === 'list' ? (
                <MenuButton key={index} item={item} isHidden={isHidden} hasChevron />
              ) : (
                <li key={index} data-overflow={isHidden || undefined}>
                  <ToolLink item={item} />
                </li>
              )
            }
            renderMore={(rest) => <MoreTools items={rest} />}
          />
        </nav>
      ) : null}
      {account.map((item) => {
        switch (item.kind) {
          case 'action':
            return <SignInLink key="sign-in" />;
          case 'link':
            return <ToolLink key="watchlist" item={item} />;
          case 'list':
            return <Account key="account" item={item} links={accountLinks} onOpenView={onOpenView} />;
        }
      })}
      {end}
      {mobileEnd}
    </div>
  );
}

/** Renders a link for wide screens. The watchlist link has a bookmark icon and can have a count. */
function ToolLink({ item }: { item: LinkItem }) {
  const { label, href, icon, countText } = item;
  const countedLinks = getCountedLinks([item]);
  const count = countedLinks.length > 0 ? <Count links={countedLinks} /> : undefined;
  return (
    <SiteLink className="tool desktop-only" href={href} part={countText ? 'watchlist' : 'tool'}>
      {countText ? <Icon name="bookmark" /> : null}
      {icon ? <img src={icon} width={20} height={20} alt="" /> : null}
      {count}
      <span aria-hidden={count ? true : undefined}>{label}</span>
    </SiteLink>
  );
}

/** Renders a menu button on wide screens, and on narrow screens a button that opens the account view of the mobile menu. */
function Account({
  item,
  ...props
}: { item: ListMenuItem } & Pick<MobileButtonProps, 'links' | 'onOpenView'>) {
  const { menu, title } = item;
  return (
    <>
      <nav className="desktop-only" aria-label={title} part="account">
        <ul>
          <MenuButton item={item} hasChevron icon={<Icon name="person" size={20} />} />
        </ul>
      </nav>
      <MobileButton label={title} icon="person" menu={menu} {...props} />
    </>
  );
}
