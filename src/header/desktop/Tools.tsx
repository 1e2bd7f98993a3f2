import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../../hooks/siteContext.ts';
import { useLazyPart } from '../../hooks/lazyPart.ts';
import { Icon } from '../../icons/Icon.tsx';
import { fill } from '../../site/messages.ts';
import { useHeader } from '../headerContext.ts';
import type { View } from '../mobile/mobileMenu.ts';
import { panels } from '../panels.ts';
import { restingId } from '../resting/useResting.ts';
import { SignInLink } from '../SignInLink.tsx';
import { SignOutLink } from '../SignOutLink.tsx';
import { MenuItem } from './MenuItem.tsx';

interface ToolsProps {
  /** Opens the mobile menu. */
  onOpenMenu: (view: View) => void;
}

/** The end of the top row: browse menus, watchlist, and Sign In or the account. */
export function Tools({ onOpenMenu }: ToolsProps) {
  const { site, messages } = useSite();
  const { resting, session } = useHeader();
  const part = useLazyPart(panels);
  const account = fill(messages.account, { product: site.productName });
  return (
    <div className="tools">
      <nav className="desktop-only" aria-label={messages.mainNavigation} part="navigation">
        <ul>
          <MenuItem menu="browse" label={messages.browse} chevron onIntent={panels.load}>
            {(panel) => part && <part.ListPanel list="browse" {...panel} />}
          </MenuItem>
          <MenuItem menu="about" label={messages.about} chevron onIntent={panels.load}>
            {(panel) => part && <part.ListPanel list="about" {...panel} />}
          </MenuItem>
        </ul>
      </nav>
      {session === 'visitor' ? (
        <SignInLink />
      ) : (
        <>
          <SiteLink className="desktop-only" href={site.links.watchlist} part="watchlist">
            <Icon name="bookmark" size={20} />
            {messages.watchlist}
          </SiteLink>
          <nav className="desktop-only" aria-label={account} part="account">
            <ul>
              <MenuItem
                menu="account"
                chevron
                onIntent={panels.load}
                label={
                  <>
                    <Icon name="person" size={20} />
                    <span>{messages.accountMenu}</span>
                  </>
                }
              >
                {(panel) =>
                  part && (
                    <part.LinkPanel links={[{ label: account, href: site.links.myProduct }]} {...panel}>
                      <li>
                        <SignOutLink />
                      </li>
                    </part.LinkPanel>
                  )
                }
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
