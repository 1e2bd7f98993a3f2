import { type MouseEvent, useContext, createContext, useEffect } from 'react';
import { isPlainClick, navigate } from '../../site/core/urls.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../siteContext.ts';
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
export function SignOutLink() {
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
