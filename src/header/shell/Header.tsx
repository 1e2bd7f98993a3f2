import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLazyModule } from '../../hooks/lazyModule.ts';
import { warnOfLoading } from '../../site/network/loading.ts';
import { type SiteProps, SiteProvider } from '../../hooks/SiteProvider.tsx';
import { useWarn } from '../../hooks/hostContext.tsx';
import { HeaderSiteContext, useHeaderSite } from '../siteContext.ts';
import type { Session } from '../../site/account/session.ts';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { builtInHeader } from '../../site/navigation/categories.ts';
import { getCategoryItems, getToolItems } from '../../site/navigation/navigation.ts';
import { BannerControl } from '../banner/BannerControl.tsx';
import { attachMenus, type MenusOptions } from '../menus/attachMenus.ts';
import { MenuList, wholeMenu } from '../menus/MenuList.tsx';
import { getPanelId } from '../menus/MenuPanel.tsx';
import { mobileMenuModule, MobileButton } from './MobileButton.tsx';
import { hideFromSpeculation } from '../links/hideFromSpeculation.ts';
import { SignOutContext, type SignOutPhase } from '../links/SignOutLink.tsx';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { Search } from '../search/Search.tsx';
import type { SearchProps } from '../search/searchTypes.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { HeaderFrame } from './headerStyles.ts';
import { Logo } from './Logo.tsx';
import { Tools } from './Tools.tsx';
import { watchTopRow } from './topRow.ts';
import { useSession } from './useSession.ts';

export interface HeaderProps extends SiteProps, Omit<SearchProps, 'lang' | 'dir'>, MenusOptions {
  /** The address of an image that replaces the product's name. */
  logoSrc?: string | undefined;
  /** Whether the user is signed in, if the server knows; else the data layer decides. */
  session?: Session | undefined;
  /** The name of the page's data layer, `dataLayer` by default. */
  dataLayerName?: string | undefined;
  /** The product's domain, whose cookies a sign-out removes too. */
  cookieDomain?: string | undefined;
  /** `minimal` leaves all but the logo and the account out, as for a checkout. */
  variant?: 'minimal' | undefined;
  /** How many lots the user watches: shown beside the watchlist. */
  watchlistCount?: number | undefined;
  /** As a custom element: whether it stays at the top of the window, and gives way while the page is scrolled down. */
  sticky?: boolean | undefined;
  /** Of the page, in the top row of wide screens: before the menus, and after the account. */
  toolsStart?: ReactNode;
  toolsEnd?: ReactNode;
  /** Of the page, in the row of narrow screens: before the logo, and after the account. */
  mobileStart?: ReactNode;
  mobileEnd?: ReactNode;
  /** Of the page, at the end of the mobile menu. */
  menuEnd?: ReactNode;
  /** Of the page, below the categories. */
  afterCategories?: ReactNode;
  /** A notice of the page, above the rows. */
  banner?: ReactNode;
  /** Called when the user closes the banner; `false` keeps it. */
  onBannerDismiss?: (() => boolean | void) | undefined;
  /** Called when the user signs out; `false` stops it. */
  onSignOut?: (() => boolean | void) | undefined;
}

/** The site's header: logo, search, browse menus, categories, watchlist and account. */
export function Header(props: HeaderProps) {
  return (
    <SiteProvider
      context={HeaderSiteContext}
      site={props}
      texts={headerMessages}
      builtIn={builtInHeader}
      pending={<HeaderSpace {...props} />}
    >
      {/* The spread alone would read a session from `Object.prototype`. */}
      <HeaderContent {...props} session={props.session} />
    </SiteProvider>
  );
}

/** They do not depend on the state of the header. */
const StableSearch = memo(Search);
const StableTools = memo(Tools);
const StableCategoryBar = memo(CategoryBar);

/** The header's own height, while its configuration is loaded. */
const HeaderSpace = ({ variant, banner, afterCategories, config }: HeaderProps) => (
  <HeaderFrame aria-busy="true">
    <div className="banner">{banner}</div>
    <div className="row top" />
    {variant || hasNoCategories(config) ? null : (
      <div className="categories desktop-only">
        <div className="row" />
      </div>
    )}
    {afterCategories}
  </HeaderFrame>
);

/** What a configuration says before it is checked. */
function hasNoCategories(config: unknown): boolean {
  const { categories } = (config ?? {}) as { categories?: unknown };
  return Array.isArray(categories) && categories.length === 0;
}

function HeaderContent({
  session: givenSession,
  dataLayerName,
  cookieDomain,
  onSignOut,
  searchTerm,
  onSearch,
  onSuggestionSelect,
  toolsStart,
  toolsEnd,
  mobileStart,
  mobileEnd,
  menuEnd,
  afterCategories,
  banner,
  onBannerDismiss,
  variant,
  watchlistCount,
  sticky,
  menuTrigger,
  hoverDelay,
}: HeaderProps) {
  const { site, messages, locale, languageAttributes } = useHeaderSite();
  const warn = useWarn();
  const header = useRef<HTMLElement>(null);
  const bannerRef = useRef<HTMLDivElement>(null);
  /** The view at which the mobile menu opens; undefined while it is closed. */
  const [startView, setStartView] = useState<View>();
  const [isBannerDismissed, setIsBannerDismissed] = useState(false);
  const closeMobileMenu = useCallback(() => setStartView(undefined), []);
  const [phase, setPhase] = useState<SignOutPhase>();
  const signOut = useMemo(
    () => ({ phase, setPhase, cookieDomain, onSignOut }),
    [phase, cookieDomain, onSignOut],
  );
  const foundSession = useSession(dataLayerName, site.cookies.auth, givenSession);
  const session = givenSession ?? (phase === 'ended' ? 'visitor' : foundSession);
  const isMinimal = variant === 'minimal';
  const categories = useMemo(() => (isMinimal ? [] : getCategoryItems(site)), [site, isMinimal]);
  const tools = useMemo(
    () => getToolItems(site, { session, messages, locale, watchlistCount, isMinimal }),
    [site, session, messages, locale, watchlistCount, isMinimal],
  );
  const lists = useMemo(
    () => [categories, [...tools.main, ...tools.links, ...tools.account]],
    [categories, tools],
  );
  const loaded = useLazyModule(mobileMenuModule);
  useEffect(() => {
    const hiding = new AbortController();
    hideFromSpeculation(header.current!, hiding.signal);
    return () => hiding.abort();
  }, []);
  useEffect(() => {
    if (!sticky) return undefined;
    const following = new AbortController();
    import('../sticky/followScroll.ts').then(
      ({ followScroll }) => followScroll(header.current!, following.signal),
      // Without it, the header stays at the top.
      () => undefined,
    );
    return () => following.abort();
  }, [sticky]);
  useLayoutEffect(() => {
    const watching = new AbortController();
    watchTopRow(header.current!, watching.signal);
    return () => watching.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items are other elements
  }, [tools]);
  useLayoutEffect(() => {
    const attached = new AbortController();
    attachMenus(header.current!, { menuTrigger, hoverDelay }, attached.signal);
    return () => attached.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items have other panels
  }, [menuTrigger, hoverDelay, categories, tools]);
  useEffect(() => {
    if (startView)
      mobileMenuModule.load((error) => {
        warnOfLoading(warn, error);
        setStartView(undefined);
        // The menus work without it.
        const menu = startView.name === 'menu' ? startView.menu : wholeMenu;
        header.current?.querySelector<HTMLElement>(`#${getPanelId(menu)}`)?.showPopover();
      });
  }, [startView, warn]);
  return (
    <SignOutContext value={signOut}>
      <HeaderFrame ref={header} part="header" {...languageAttributes}>
        {banner ? (
          <div ref={bannerRef} className="banner" part="banner" hidden={isBannerDismissed}>
            {banner}
            <BannerControl
              banner={bannerRef}
              onDismiss={onBannerDismiss}
              setIsDismissed={setIsBannerDismissed}
            />
          </div>
        ) : null}
        <div className="row top" part="top-row">
          {isMinimal ? null : (
            <MobileButton
              label={messages.openMenu}
              icon="menu"
              menu={wholeMenu}
              links={tools.links}
              onOpenView={setStartView}
            />
          )}
          {isMinimal ? null : <MenuList lists={lists} end={startView && loaded ? null : menuEnd} />}
          {mobileStart}
          <Logo />
          {isMinimal ? null : (
            <div className="search">
              <StableSearch
                searchTerm={searchTerm}
                onSearch={onSearch}
                onSuggestionSelect={onSuggestionSelect}
              />
            </div>
          )}
          <StableTools
            items={tools}
            start={toolsStart}
            end={toolsEnd}
            mobileEnd={mobileEnd}
            onOpenView={setStartView}
          />
        </div>
        {categories.length > 0 ? <StableCategoryBar items={categories} /> : null}
        {afterCategories}
        <div part="backdrop" popover="manual" />
        {startView && loaded ? (
          <loaded.MobileMenu start={startView} items={lists} end={menuEnd} onClosed={closeMobileMenu} />
        ) : null}
      </HeaderFrame>
    </SignOutContext>
  );
}
