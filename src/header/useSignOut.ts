import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useSite } from '../hooks/siteContext.ts';
import type { SignOutControl } from './headerContext.ts';
import { isPlainClick } from '../hooks/isPlainClick.ts';

interface SignOutOptions {
  cookieDomain: string | undefined;
  /** `false` when the page takes over. */
  onSignOut: (() => boolean | void) | undefined;
}

/** Runs the sign-out flow on a plain click, once; other clicks stay the browser's. */
export function useSignOut({ cookieDomain, onSignOut }: SignOutOptions): SignOutControl {
  const { site } = useSite();
  const [running, setRunning] = useState(false);
  const started = useRef(false);

  const onClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (started.current || onSignOut?.() === false) return;
      started.current = true;
      setRunning(true);
      import('../site/signOut.ts')
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
    },
    [site, cookieDomain, onSignOut],
  );
  return useMemo(() => ({ running, onClick }), [running, onClick]);
}
