import { useContext } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ListMenuItem, ToolItems } from '../../site/navigation/navigation.ts';
import { MenusControlContext } from './menusControl.ts';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { getNoJsId } from '../menus/useNoJsMenus.ts';
import { SignInLink } from '../links/SignInLink.tsx';
import { DisclosureItem } from './DisclosureItem.tsx';

interface ToolsProps {
  items: ToolItems;
  /** Opens the mobile menu. */
  onOpenView: (view: View) => void;
}

/** The end of the top row: browse menus, watchlist, and Sign In or the account. */
export function Tools({ items: { main, account }, onOpenView }: ToolsProps) {
  const { messages } = useSite();
  return (
    <div className="tools">
      {main.length > 0 ? (
        <nav className="desktop-only" aria-label={messages.mainNavigation} part="navigation">
          <ul>
            {main.map((item) => (
              <DisclosureItem key={item.menu} item={item} hasChevron />
            ))}
          </ul>
        </nav>
      ) : null}
      {account.map((item) => {
        switch (item.kind) {
          case 'action':
            return <SignInLink key="sign-in" />;
          case 'link':
            return (
              <SiteLink key="watchlist" className="tool desktop-only" href={item.href} part="watchlist">
                <Icon name="bookmark" size={20} />
                <span>{item.label}</span>
              </SiteLink>
            );
          case 'list':
            return <Account key="account" item={item} onOpenView={onOpenView} />;
        }
      })}
    </div>
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
