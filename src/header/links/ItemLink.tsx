import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count, getCountedLinks } from '../count/Count.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { formatMessage } from '../../site/core/texts.ts';
import type { SubGroup } from '../../site/config/site.ts';
import { type SyntheticEvent, useContext, type MouseEvent, createContext, useEffect } from 'react';
import { PageContext, useClientValue } from '../../hooks/pageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { getSignInUrl } from '../../site/account/session.ts';
import { addParameter, isPlainClick, navigate } from '../../site/core/urls.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { LateStatus } from '../../controls/status/LateStatus.tsx';

/** Phase of a sign-out: `running` until the browser leaves the page, `ended` if the page remains or is restored. */
export type SignOutPhase = 'running' | 'ended';

/** State and options of signing out with JavaScript. */
export interface SignOutControl {
  /** Phase of the sign-out. `undefined` before the first click. */
  phase: SignOutPhase | undefined;
  setPhase: (phase: SignOutPhase) => void;
  /** The product's domain. The sign-out also removes the cookies of this domain. */
  cookieDomain: string | undefined;
  /** Called before the sign-out. Return `false` if the page signs the user out instead. */
  onSignOut: (() => boolean | void) | undefined;
}

/** Context of sign-out links. If the value is `undefined`, they are plain links. */
export const SignOutContext = createContext<SignOutControl | undefined>(undefined);

const loadSignOut = () => import('../../site/account/signOut.ts');

/** Renders a link to the sign-out page. A plain click signs out with JavaScript instead. The browser handles all other clicks. */
function SignOutLink() {
  const { site, messages } = useHeaderSite();
  const { signingOut } = messages;
  const warn = useWarn();
  const control = useContext(SignOutContext);
  const isRunning = control?.phase === 'running';

  useEffect(() => {
    // The user can then sign out offline.
    if (control) loadSignOut().catch(() => undefined);
  }, [control]);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!control || !isPlainClick(event)) return;
    const { setPhase, cookieDomain, onSignOut } = control;
    event.preventDefault();
    if (isRunning || onSignOut?.() === false) return;
    setPhase('running');
    // Only fired again if the user comes back to this page.
    window.addEventListener('pageshow', () => setPhase('ended'), { once: true });
    loadSignOut()
      .then(({ signOut }) =>
        signOut({
          logout: site.endpoints.logout,
          redirect: site.links.signOutRedirect,
          cookies: site.cookies,
          cookieDomain,
          warn,
        }),
      )
      .then(() => {
        // `<base target>` makes another frame navigate, so this document remains.
        if (document.querySelector('base[target]')) setPhase('ended');
      })
      .catch((error: unknown) => {
        warn(`Signing out failed (${String(error)}). Opening \`${site.links.signOut}\` instead.`);
        navigate(site.links.signOut);
      });
  };

  return (
    <>
      <a
        href={site.links.signOut}
        rel="nofollow"
        onClick={onClick}
        aria-busy={isRunning || undefined}
        aria-disabled={isRunning || undefined}
      >
        {isRunning ? signingOut : messages.signOut}
      </a>
      {isRunning ? <LateStatus text={signingOut} /> : null}
    </>
  );
}

/** Renders a sign-in link that returns to this page. Updates the URL on each use, because apps can change the URL of the page. */
export function SignInLink() {
  const { site, messages } = useHeaderSite();
  const { signIn } = site.links;
  const { returnAddress } = useContext(PageContext);
  const href = useClientValue(
    () => getSignInUrl(signIn, location),
    returnAddress === undefined ? signIn : addParameter(signIn, 'd', returnAddress),
  );
  const refresh = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    currentTarget.setAttribute('href', getSignInUrl(signIn, location));
  return (
    <a
      className="sign-in"
      part="sign-in"
      href={href}
      // A server-rendered partial is the same on all pages, so its URL differs from the URL of the page.
      suppressHydrationWarning
      rel="nofollow"
      onClick={refresh}
      onAuxClick={refresh}
      onContextMenu={refresh}
    >
      <Icon name="person" size={24} />
      <span className="label">{messages.signIn}</span>
    </a>
  );
}

/** Renders a navigation item that opens no menu. */
export function ItemLink({ item }: { item: LinkItem | ActionItem }) {
  if (item.kind === 'action') return item.action === 'signIn' ? <SignInLink /> : <SignOutLink />;
  const { label, href, lang, isCurrentLanguage } = item;
  const countedLinks = getCountedLinks([item]);
  if (lang)
    return (
      // `lang` must be the first attribute: servers and the loader set `aria-current` on links that begin with `href`.
      <a lang={lang} hrefLang={lang} href={href} aria-current={isCurrentLanguage ? 'true' : undefined}>
        {label}
      </a>
    );
  if (countedLinks.length === 0) return <SiteLink href={href}>{label}</SiteLink>;
  return (
    <SiteLink href={href}>
      <span aria-hidden="true">{label}</span>
      <Count links={countedLinks} />
    </SiteLink>
  );
}

/** Renders the last item of a category or a sub-group: a link to everything in it. */
export function AllLink({ title, all }: { title: string; all: SubGroup['all'] }) {
  const { messages } = useHeaderSite();
  return (
    <li className="all">
      <SiteLink href={all.href}>{all.label ?? formatMessage(messages.all, { title })}</SiteLink>
    </li>
  );
}
