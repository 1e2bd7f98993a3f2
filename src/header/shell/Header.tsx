import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLazyPart } from '../../hooks/lazyModule.ts';
import { PageAddress, usePageAddress } from '../../hooks/pageAddress.ts';
import { SiteProvider } from '../../hooks/SiteProvider.tsx';
import { useSite } from '../../hooks/siteContext.ts';
import type { SiteProps } from '../../hooks/useMountedSite.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Session } from '../../site/account/session.ts';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { getCategoryItems, getToolItems } from '../../site/navigation/navigation.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { Tools } from './Tools.tsx';
import { HeaderContext, MenusContext } from '../menus/menusContext.ts';
import { itemMark, showsBackdrop } from '../menus/menusState.ts';
import { HeaderFrame } from './headerStyles.ts';
import { Logo } from './Logo.tsx';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { mobileMenu } from '../menus/lazyModules.ts';
import { restingId, useResting } from './useNoJsMenus.ts';
import { Search } from '../search/Search.tsx';
import type { SearchEvents } from '../search/searchTypes.ts';
import { SignOutContext } from '../menus/signOutContext.ts';
import { useHeaderMenus } from '../menus/useMenus.ts';
import { useSession } from './useSession.ts';

export interface HeaderProps extends SiteProps, SearchEvents {
  /** An image in place of the product's name. */
  logoSrc?: string | undefined;
  /** Whether somebody is signed in, if the server says so; else the data layer decides (spec §4). */
  session?: Session | undefined;
  /** The page's data layer, `dataLayer` by default. */
  dataLayerName?: string | undefined;
  /** The product's domain, whose cookies a sign-out removes too. */
  cookieDomain?: string | undefined;
  /** Somebody signs out; `false` stops the flow. */
  onSignOut?: (() => boolean | void) | undefined;
}

/** The site's header: logo, search, browse menus, categories, watchlist and account (spec §1). */
export function Header(props: HeaderProps) {
  return (
    <SiteProvider site={props} texts={headerMessages} pending={<HeaderSpace />}>
      <HeaderContent {...props} />
    </SiteProvider>
  );
}

/** An opening menu renders none of these anew. */
const StableSearch = memo(Search);
const StableTools = memo(Tools);
const StableCategoryBar = memo(CategoryBar);

/** The header's own height, while its configuration is on its way. */
const HeaderSpace = () => (
  <HeaderFrame aria-busy="true">
    <div className="row top" />
    <div className="categories desktop-only">
      <div className="row" />
    </div>
  </HeaderFrame>
);

function HeaderContent({
  logoSrc,
  session,
  dataLayerName,
  cookieDomain,
  onSignOut,
  onSearch,
  onSuggestionSelect,
}: HeaderProps) {
  const { site, messages } = useSite();
  const header = useRef<HTMLElement>(null);
  const menus = useHeaderMenus(header);
  const resting = useResting(header);
  /** The view at which the mobile menu was asked to open. */
  const [mobileStart, setMobileStart] = useState<View>();
  const closeMobile = useCallback(() => setMobileStart(undefined), []);
  const [signingOut, setSigningOut] = useState<boolean>();
  const found = useSession(dataLayerName, site.cookies.auth);
  const decided = session ?? (signingOut === false ? 'visitor' : found);
  const page = usePageAddress();
  const { state, tell, behave, watchPointer } = menus;
  const context = useMemo(
    () => ({
      resting,
      tell,
      behave,
      watchPointer,
    }),
    [resting, tell, behave, watchPointer],
  );
  const categories = useMemo(() => getCategoryItems(site), [site]);
  const tools = useMemo(() => getToolItems(site, decided, messages), [site, decided, messages]);
  const signOut = useMemo(
    () => ({ running: signingOut, setRunning: setSigningOut, cookieDomain, onSignOut }),
    [signingOut, cookieDomain, onSignOut],
  );
  const loaded = useLazyPart(mobileMenu);

  useEffect(() => {
    if (mobileStart) mobileMenu.load();
  }, [mobileStart]);

  return (
    <PageAddress value={page}>
      <HeaderContext value={context}>
        <SignOutContext value={signOut}>
          <MenusContext value={state}>
            <HeaderFrame ref={header} part="header">
              <div className="row top" part="top-row">
                <button
                  type="button"
                  className="tool mobile-only"
                  part="menu-button"
                  aria-haspopup="dialog"
                  aria-label={messages.openMenu}
                  onPointerEnter={mobileMenu.load}
                  onFocus={mobileMenu.load}
                  popoverTarget={resting ? restingId('all') : undefined}
                  onClick={() => resting || setMobileStart({ name: 'top' })}
                >
                  <Icon name="menu" size={24} />
                </button>
                <Logo src={logoSrc} />
                <div className="search">
                  <StableSearch onSearch={onSearch} onSuggestionSelect={onSuggestionSelect} />
                </div>
                <StableTools items={tools} onOpenView={setMobileStart} />
              </div>
              <StableCategoryBar items={categories} />
              {showsBackdrop(state) ? <Backdrop onPress={() => tell({ type: 'pressed-outside' })} /> : null}
              {mobileStart && loaded ? (
                <loaded.MobileMenu
                  start={mobileStart}
                  items={[categories, [...tools.main, ...tools.account]]}
                  onClosed={closeMobile}
                />
              ) : null}
            </HeaderFrame>
          </MenusContext>
        </SignOutContext>
      </HeaderContext>
    </PageAddress>
  );
}

/**
 * Covers the page below an open panel. It goes with the click, not with the press, so that what lies beneath is not hit by
 * the rest of the gesture; and it leaves the focus where it is.
 */
const Backdrop = ({ onPress }: { onPress: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is its key
  <div
    className="backdrop"
    part="backdrop"
    {...{ [itemMark]: 'backdrop' }}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  />
);
