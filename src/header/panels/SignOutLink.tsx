import { type MouseEvent, useContext } from 'react';
import { isPlainClick } from '../../hooks/isPlainClick.ts';
import { useSite } from '../../hooks/siteContext.ts';
import { SignOutContext } from '../menus/signOutContext.ts';

/** A real link to `/sign-out`; a plain click runs the flow instead, once. Other clicks stay the browser's. */
export function SignOutLink() {
  const { site, messages } = useSite();
  const control = useContext(SignOutContext);
  const running = control?.running;

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!control || !isPlainClick(event)) return;
    const { setRunning, cookieDomain, onSignOut } = control;
    event.preventDefault();
    if (running || onSignOut?.() === false) return;
    setRunning(true);
    window.addEventListener('pageshow', ({ persisted }) => persisted && setRunning(false));
    import('../../site/account/signOut.ts')
      .then(({ signOut }) =>
        signOut({
          logout: site.endpoints.logout,
          redirect: site.links.signOutRedirect,
          cookies: site.cookies,
          cookieDomain,
          warn: site.warn,
        }),
      )
      .catch((error: unknown) => {
        site.warn(`signing out failed (${String(error)}), so the browser goes to ${site.links.signOut}.`);
        location.assign(site.links.signOut);
      });
  };

  return (
    <a
      href={site.links.signOut}
      onClick={onClick}
      aria-busy={running || undefined}
      aria-disabled={running || undefined}
    >
      {running ? messages.signingOut : messages.signOut}
    </a>
  );
}
