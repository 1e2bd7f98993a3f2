import { useEffect, useState } from 'react';
import { useClientValue } from '../../hooks/pageContext.tsx';
import { readSession, type Session, readCookies } from '../../site/account/session.ts';

/**
 * Calls `onEnd` when the page is restored from the back/forward cache without its auth cookie. Returns a cleanup function if the cookie is
 * readable.
 */
function watchSession(authCookie: string, onEnd: () => void): (() => void) | undefined {
  // JavaScript cannot read an HttpOnly cookie, so a missing cookie does not mean that the session has ended.
  if (!hasCookie(authCookie)) return undefined;
  const update = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !hasCookie(authCookie)) onEnd();
  };
  window.addEventListener('pageshow', update);
  return () => window.removeEventListener('pageshow', update);
}

const hasCookie = (name: string): boolean => `; ${readCookies()}`.includes(`; ${name}=`);

/**
 * Returns the session from the data layer, which is read once. Returns `visitor` after the session has ended, and `initialSession` during
 * hydration.
 */
export function useSession(
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
