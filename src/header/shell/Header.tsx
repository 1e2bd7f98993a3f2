import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLazyModule, warnOfLoading } from '../../hooks/lazyModule.ts';
import { PageAddress, usePageAddress } from '../../hooks/pageAddress.ts';
import { SiteProvider } from '../../hooks/SiteProvider.tsx';
import { HeaderSiteContext, useSite } from '../siteContext.ts';
import type { SiteProps } from '../../hooks/useMountedSite.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Session } from '../../site/account/session.ts';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { getCategoryItems, getToolItems } from '../../site/navigation/navigation.ts';
import { idleModule, mobileMenuModule, panelsModule } from './lazyModules.ts';
import { MenusControlContext } from './menusControl.ts';
import { MenusStateContext } from '../menus/menusStateContext.ts';
import type { MenuId } from '../menus/menusState.ts';
import { SignOutContext, type SignOutPhase } from '../links/signOutContext.ts';
import { useMenus } from './useMenus.ts';
import { getNoJsId } from '../menus/useNoJsMenus.ts';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { Search } from '../search/Search.tsx';
import type { SearchEvents } from '../search/searchTypes.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { HeaderFrame } from './headerStyles.ts';
import { Logo } from './Logo.tsx';
import { Tools } from './Tools.tsx';
import { useSession } from './useSession.ts';

export interface HeaderProps extends SiteProps, SearchEvents {
  /** The address of an image that replaces the product's name. */
  logoSrc?: string | undefined;
  /** Whether the user is signed in, if the server knows; else the data layer decides. */
  session?: Session | undefined;
  /** The name of the page's data layer, `dataLayer` by default. */
  dataLayerName?: string | undefined;
  /** The product's domain, whose cookies a sign-out removes too. */
  cookieDomain?: string | undefined;
  /** Called when the user signs out; `false` stops it. */
  onSignOut?: (() => boolean | void) | undefined;
}

/** The site's header: logo, search, browse menus, categories, watchlist and account. */
export function Header(props: HeaderProps) {
  return (
    <SiteProvider context={HeaderSiteContext} site={props} texts={headerMessages} pending={<HeaderSpace />}>
      <HeaderContent {...props} />
    </SiteProvider>
  );
}

/** An opening menu renders none of these again. */
const StableSearch = memo(Search);
const StableTools = memo(Tools);
const StableCategoryBar = memo(CategoryBar);

/** The header's own height, while its configuration is loaded. */
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
  session: givenSession,
  dataLayerName,
  cookieDomain,
  onSignOut,
  onSearch,
  onSuggestionSelect,
}: HeaderProps) {
  const { site, messages } = useSite();
  const header = useRef<HTMLElement>(null);
  /** The menu that was asked for and could not be loaded. */
  const [failedMenu, setFailedMenu] = useState<MenuId>();
  /** The view at which the mobile menu opens; undefined while it is closed. */
  const [startView, setStartView] = useState<View>();
  const closeMobileMenu = useCallback(() => setStartView(undefined), []);
  const [phase, setPhase] = useState<SignOutPhase>();
  const signOut = useMemo(
    () => ({ phase, setPhase, cookieDomain, onSignOut }),
    [phase, cookieDomain, onSignOut],
  );
  const foundSession = useSession(dataLayerName, site.cookies.auth);
  const session = givenSession ?? (phase === 'ended' ? 'visitor' : foundSession);
  const page = usePageAddress();
  const categories = useMemo(() => getCategoryItems(site), [site]);
  const tools = useMemo(() => getToolItems(site, session, messages), [site, session, messages]);
  const { state, control } = useMenus(header, tools, setFailedMenu);
  const { isNoJs, dispatch } = control;
  const loaded = useLazyModule(mobileMenuModule);
  const panels = useLazyModule(panelsModule);
  const idle = useLazyModule(idleModule);
  useEffect(() => idleModule.preload(), []);
  const { warn } = site;
  useEffect(() => {
    if (startView)
      mobileMenuModule.load((error) => {
        warnOfLoading(warn, error);
        setStartView(undefined);
        setFailedMenu('all');
      });
  }, [startView, warn]);
  return (
    <PageAddress value={page}>
      <SignOutContext value={signOut}>
        <MenusControlContext value={control}>
          <MenusStateContext value={state}>
            <HeaderFrame ref={header} part="header">
              <div className="row top" part="top-row">
                <button
                  type="button"
                  className="tool mobile-only"
                  part="menu-button"
                  aria-haspopup="dialog"
                  aria-label={messages.openMenu}
                  onPointerEnter={mobileMenuModule.preload}
                  onFocus={mobileMenuModule.preload}
                  popoverTarget={isNoJs ? getNoJsId('all') : undefined}
                  onClick={() => isNoJs || setStartView({ name: 'top' })}
                >
                  <Icon name="menu" size={24} />
                </button>
                <Logo src={logoSrc} />
                <div className="search">
                  <StableSearch onSearch={onSearch} onSuggestionSelect={onSuggestionSelect} />
                </div>
                <StableTools items={tools} onOpenView={setStartView} />
              </div>
              {categories.length > 0 ? <StableCategoryBar items={categories} /> : null}
              {panels ? <panels.Backdrop state={state} dispatch={dispatch} /> : null}
              {failedMenu && idle ? (
                <idle.PlainMenu
                  menu={failedMenu}
                  items={[...tools.account, ...categories]}
                  onClosed={() => setFailedMenu(undefined)}
                />
              ) : null}
              {startView && loaded ? (
                <loaded.MobileMenu
                  start={startView}
                  items={[categories, [...tools.main, ...tools.account]]}
                  onClosed={closeMobileMenu}
                />
              ) : null}
            </HeaderFrame>
          </MenusStateContext>
        </MenusControlContext>
      </SignOutContext>
    </PageAddress>
  );
}
