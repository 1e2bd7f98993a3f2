import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../../hooks/siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import { fill } from '../../site/messages.ts';
import { useHeader } from '../headerContext.ts';
import type { View } from '../mobile/mobileMenu.ts';
import { restingId } from '../resting/useResting.ts';
import { SignInLink } from '../SignInLink.tsx';
import { MenuItem } from './MenuItem.tsx';

interface ToolsProps {
  /** Opens the mobile menu. */
  onOpenMenu: (view: View) => void;
}

/** The end of the top row: browse menus, watchlist, and Sign In or the account. */
export function Tools({ onOpenMenu }: ToolsProps) {
  const { site, messages } = useSite();
  const { resting, session } = useHeader();
  const account = fill(messages.account, { product: site.productName });
  return (
    <div className="tools">
      <nav className="desktop-only" aria-label={messages.mainNavigation} part="navigation">
        <ul>
          <MenuItem menu="browse" label={messages.browse} chevron>
            {({ ListPanel }, panel) => <ListPanel list="browse" {...panel} />}
          </MenuItem>
          <MenuItem menu="about" label={messages.about} chevron>
            {({ ListPanel }, panel) => <ListPanel list="about" {...panel} />}
          </MenuItem>
        </ul>
      </nav>
      {session === 'visitor' ? (
        <SignInLink />
      ) : (
        <>
          <SiteLink className="tool desktop-only" href={site.links.watchlist} part="watchlist">
            <Icon name="bookmark" size={20} />
            <span>{messages.watchlist}</span>
          </SiteLink>
          <nav className="desktop-only" aria-label={account} part="account">
            <ul>
              <MenuItem
                menu="account"
                chevron

                icon={<Icon name="person" size={20} />}
                label={messages.accountMenu}
              >
                {({ LinkPanel, SignOutLink }, panel) => (
                  <LinkPanel links={[{ label: account, href: site.links.myProduct }]} {...panel}>
                    <li>
                      <SignOutLink />
                    </li>
                  </LinkPanel>
                )}
              </MenuItem>
            </ul>
          </nav>
          <button
            type="button"
            className="tool mobile-only"
            aria-haspopup="dialog"
            aria-label={account}
            popoverTarget={resting ? restingId('account') : undefined}
            onClick={() => resting || onOpenMenu({ name: 'profile' })}
          >
            <Icon name="person" size={24} />
          </button>
        </>
      )}
    </div>
  );
}
