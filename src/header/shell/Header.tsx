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
import { runWithSignal, warnAboutLoading } from '../../site/network/loading.ts';
import { type SiteProps, SiteProvider, useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { useWarn } from '../../hooks/hostContext.tsx';
import type { Warn } from '../../site/warnings/createWarn.ts';
import { type Session, getCookie, readSession } from '../../site/account/session.ts';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { builtInHeader, getCategoryItems, getToolItems } from '../../site/navigation/navigation.ts';
import { BannerControl } from '../banner/BannerControl.tsx';
import { attachMenus, type MenusOptions } from '../menus/attachMenus.ts';
import { MenuList, navigationMenuId } from '../menus/MenuList.tsx';
import { getPanelId } from '../menus/MenuPanel.tsx';
import { hideFromSpeculation } from '../links/hideFromSpeculation.ts';
import { SignOutContext, type SignOutPhase } from '../links/ItemLink.tsx';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { Search } from '../search/Search.tsx';
import type { SearchProps } from '../search/searchTypes.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { HeaderFrame } from './headerStyles.ts';
import { Logo } from './Logo.tsx';
import { Tools, mobileMenuModule, MobileButton } from './Tools.tsx';
import { watchTopRow } from './topRow.ts';
import { useClientValue } from '../../hooks/pageContext.tsx';

export interface HeaderProps extends SiteProps, Omit<SearchProps, 'lang' | 'dir'>, MenusOptions {
  /** URL of an image that replaces the product's name. */
  logoSrc?: string | undefined;
  /** Session of the user, if the server sets it. Defaults to the session in the data layer. */
  session?: Session | undefined;
  /** Name of the page's data layer. Defaults to `dataLayer`. */
  dataLayerName?: string | undefined;
  /** The product's domain. A sign-out also removes the cookies of this domain. */
  cookieDomain?: string | undefined;
  /** Variant of the header. `minimal` shows only the logo and the account, for example in a checkout. */
  variant?: 'minimal' | undefined;
  /** Number of lots that the user watches. Shown next to the watchlist link. */
  watchlistCount?: number | undefined;
  /** Whether the custom element sticks to the top of the window, and hides when the page scrolls down. */
  sticky?: boolean | undefined;
  /** Slot content in the top row on wide screens: before the menus, and after the account. */
  toolsStart?: ReactNode;
  toolsEnd?: ReactNode;
  /** Slot content in the row on narrow screens: before the logo, and after the account. */
  mobileStart?: ReactNode;
  mobileEnd?: ReactNode;
  /** Slot content at the end of the mobile menu. */
  menuEnd?: ReactNode;
  /** Slot content below the category bar. */
  afterCategories?: ReactNode;
  /** Banner above the rows. */
  banner?: ReactNode;
  /** Called when the user closes the banner. Return `false` to keep it open. */
  onBannerDismiss?: (() => boolean | void) | undefined;
  /** Called when the user signs out. Return `false` to cancel. */
  onSignOut?: (() => boolean | void) | undefined;
}

/** Renders the header of the site: logo, search, browse menus, categories, watchlist, and account. */
export function Header(props: HeaderProps) {
  return (
    <SiteProvider
      site={props}
      texts={headerMessages}
      builtIn={builtInHeader}
      pending={<HeaderSpace {...props} />}
    >
      {/* The explicit `session` prevents reading a session from `Object.prototype`. */}
      <HeaderContent {...props} session={props.session} />
    </SiteProvider>
  );
}

/** Components that do not render again when only the state of the header changes. */
const StableSearch = memo(Search);
const StableTools = memo(Tools);
const StableCategoryBar = memo(CategoryBar);

/** Renders a placeholder with the height of the header while the configuration loads. */
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

/** Returns whether an unvalidated configuration has an empty list of categories. */
function hasNoCategories(config: unknown): boolean {
  const { categories } = (config ?? {}) as { categories?: unknown };
  return Array.isArray(categories) && categories.length === 0;
}

/** Warns about custom properties that set a property of the element, which CSS can set directly. */
function warnAboutProperties(header: HTMLElement, warn: Warn): void {
  const style = getComputedStyle(header);
  for (const name of ['position', 'z-index', 'view-transition-name'])
    if (style.getPropertyValue(`--auction-header-${name}`))
      warn(
        `\`--auction-header-${name}\` is deprecated. The next version ignores it. Set \`${name}\` on the element.`,
      );
}

/**
 * Calls `onEnd` when the page is restored from the back/forward cache without its auth cookie. Returns a cleanup function if the cookie is
 * readable.
 */
function watchSession(authCookie: string, onEnd: () => void): (() => void) | undefined {
  // JavaScript cannot read an HttpOnly cookie, so a missing cookie does not mean that the session has ended.
  if (getCookie(authCookie) === undefined) return undefined;
  const update = ({ persisted }: PageTransitionEvent) => {
    if (persisted && getCookie(authCookie) === undefined) onEnd();
  };
  window.addEventListener('pageshow', update);
  return () => window.removeEventListener('pageshow', update);
}

/**
 * Returns the session from the data layer, which is read once. Returns `visitor` after the session has ended, and `initialSession` during
 * hydration.
 */
function useSession(
  dataLayerName = 'dataLayer',
  authCookie: string,
  initialSession: Session = 'visitor',
): Session {
  const [hydrationSession] = useState(initialSession);
  const [session, setSession] = useState(() =>
    readSession(() => (window as unknown as Record<string, unknown>)[dataLayerName]),
  );
  useEffect(() => watchSession(authCookie, () => setSession('visitor')), [authCookie]);
  return useClientValue(() => session, hydrationSession);
}

function HeaderContent(props: HeaderProps) {
  const { session: sessionProp, dataLayerName, cookieDomain, onSignOut, variant, watchlistCount } = props;
  const { sticky, menuTrigger, hoverDelay, hoverSwitchDelay, banner, menuEnd } = props;
  const { site, messages, locale, languageAttributes } = useHeaderSite();
  const warn = useWarn();
  const header = useRef<HTMLElement>(null);
  const bannerRef = useRef<HTMLDivElement>(null);
  /** Initial view of the mobile menu. `undefined` while the menu is closed. */
  const [startView, setStartView] = useState<View>();
  const [isBannerDismissed, setIsBannerDismissed] = useState(false);
  const closeMobileMenu = useCallback(() => setStartView(undefined), []);
  const [phase, setPhase] = useState<SignOutPhase>();
  const signOut = useMemo(
    () => ({ phase, setPhase, cookieDomain, onSignOut }),
    [phase, cookieDomain, onSignOut],
  );
  const detectedSession = useSession(dataLayerName, site.cookies.auth, sessionProp);
  const session = sessionProp ?? (phase === 'ended' ? 'visitor' : detectedSession);
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
  const mobileMenu = useLazyModule(mobileMenuModule);
  useEffect(() => runWithSignal((signal) => hideFromSpeculation(header.current!, signal)), []);
  useEffect(() => warnAboutProperties(header.current!, warn), [warn]);
  useEffect(() => {
    if (!sticky) return undefined;
    return runWithSignal((signal) => {
      import('../sticky/followScroll.ts').then(
        ({ followScroll }) => followScroll(header.current!, signal),
        // If loading fails, the header remains at the top.
        () => undefined,
      );
    });
  }, [sticky]);
  useLayoutEffect(
    () => runWithSignal((signal) => watchTopRow(header.current!, signal)),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- changed items render other elements
    [tools],
  );
  useLayoutEffect(
    () =>
      runWithSignal((signal) =>
        attachMenus(header.current!, { menuTrigger, hoverDelay, hoverSwitchDelay }, signal),
      ),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- changed items render other panels
    [menuTrigger, hoverDelay, hoverSwitchDelay, categories, tools],
  );
  useEffect(() => {
    if (startView)
      mobileMenuModule.load((error) => {
        warnAboutLoading(warn, error);
        setStartView(undefined);
        // The popovers work without the mobile menu.
        const menu = startView.name === 'menu' ? startView.menu : navigationMenuId;
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
              onDismiss={props.onBannerDismiss}
              setIsDismissed={setIsBannerDismissed}
            />
          </div>
        ) : null}
        <div className="row top" part="top-row">
          {isMinimal ? null : (
            <MobileButton
              label={messages.openMenu}
              icon="menu"
              menu={navigationMenuId}
              links={tools.links}
              onOpenView={setStartView}
            />
          )}
          {isMinimal ? null : <MenuList lists={lists} end={startView && mobileMenu ? null : menuEnd} />}
          {props.mobileStart}
          <Logo />
          {isMinimal ? null : (
            <div className="search">
              <StableSearch
                searchTerm={props.searchTerm}
                searchShortcut={props.searchShortcut}
                recentSearches={props.recentSearches}
                onSearch={props.onSearch}
                onSuggestionSelect={props.onSuggestionSelect}
              />
            </div>
          )}
          <StableTools
            items={tools}
            start={props.toolsStart}
            end={props.toolsEnd}
            mobileEnd={props.mobileEnd}
            onOpenView={setStartView}
          />
        </div>
        {categories.length > 0 ? <StableCategoryBar items={categories} /> : null}
        {props.afterCategories}
        <div part="backdrop" popover="manual" />
        {startView && mobileMenu ? (
          <mobileMenu.MobileMenu start={startView} items={lists} end={menuEnd} onClosed={closeMobileMenu} />
        ) : null}
      </HeaderFrame>
    </SignOutContext>
  );
}
