import { useEffect, useState } from 'react';
import { useClientValue } from '../../hooks/pageContext.tsx';
import { readSession, type Session, readCookies } from '../../site/account/session.ts';

/**
 * Calls back when the page is restored from the back-forward cache without the auth cookie that it had: the session has ended
 * meanwhile. An HttpOnly cookie is never visible to script, so its absence ends no session. Returns what ends the watch.
 */
function watchSession(authCookie: string, onEnd: () => void): (() => void) | undefined {
  if (!hasCookie(authCookie)) return undefined;
  const update = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !hasCookie(authCookie)) onEnd();
  };
  window.addEventListener('pageshow', update);
  return () => window.removeEventListener('pageshow', update);
}

const hasCookie = (name: string): boolean => `; ${readCookies()}`.includes(`; ${name}=`);

/**
 * What the data layer says, read once at load, until the page is restored after the session has ended. During hydration it is the one that
 * the header was given for its first rendering, if any.
 */
export function useSession(
  dataLayerName = 'dataLayer',
  authCookie: string,
  given: Session = 'visitor',
): Session {
  const [first] = useState(given);
  const [session, setSession] = useState(() =>
    readSession(() => (window as unknown as Record<string, unknown>)[dataLayerName]),
  );
  useEffect(() => watchSession(authCookie, () => setSession('visitor')), [authCookie]);
  return useClientValue(() => session, first);
}
