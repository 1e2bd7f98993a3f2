import { type MouseEvent, useContext, createContext } from 'react';
import { isPlainClick, navigate } from '../../site/core/urls.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { LateStatus } from '../../controls/status/LateStatus.tsx';

/** `running` until the browser leaves the page, `ended` when the page is restored after that. */
export type SignOutPhase = 'running' | 'ended';

/** Signing out by script. */
export interface SignOutControl {
  /** Undefined before the first click. */
  phase: SignOutPhase | undefined;
  setPhase: (phase: SignOutPhase) => void;
  /** The product's domain, whose cookies are removed too. */
  cookieDomain: string | undefined;
  /** `false` when the page signs out by itself. */
  onSignOut: (() => boolean | void) | undefined;
}

/** Without a value the link to `/sign-out` is a plain link. */
export const SignOutContext = createContext<SignOutControl | undefined>(undefined);

/** A real link to `/sign-out`; a plain click runs the flow instead, once. Other clicks stay the browser's. */
export function SignOutLink() {
  const { site, messages } = useHeaderSite();
  const { signingOut } = messages;
  const warn = useWarn();
  const control = useContext(SignOutContext);
  const isRunning = control?.phase === 'running';

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!control || !isPlainClick(event)) return;
    const { setPhase, cookieDomain, onSignOut } = control;
    event.preventDefault();
    if (isRunning || onSignOut?.() === false) return;
    setPhase('running');
    window.addEventListener('pageshow', ({ persisted }) => persisted && setPhase('ended'));
    import('../../site/account/signOut.ts')
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
        // In a frame beside the one that leaves, the header stays.
        if (document.querySelector('base[target]')) setPhase('ended');
      })
      .catch((error: unknown) => {
        warn(`signing out failed (${String(error)}), so the browser goes to ${site.links.signOut}.`);
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
