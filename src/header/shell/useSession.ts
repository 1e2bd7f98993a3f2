import { useEffect, useState } from 'react';
import { useClientValue } from '../../hooks/useClientValue.ts';
import { readCookies } from '../../site/account/readCookies.ts';
import { readSession, type Session } from '../../site/account/session.ts';

/**
 * What the data layer says, read once at load, until the page is restored from the back-forward cache without the auth cookie that
 * it had: the session has ended meanwhile. An HttpOnly cookie is never visible to script, so its absence ends no session.
 */
export function useSession(dataLayerName = 'dataLayer', authCookie: string): Session {
  const [session, setSession] = useState(() =>
    readSession(() => (window as unknown as Record<string, unknown>)[dataLayerName]),
  );
  useEffect(() => {
    if (!hasCookie(authCookie)) return undefined;
    const update = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !hasCookie(authCookie)) setSession('visitor');
    };
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [authCookie]);
  return useClientValue(() => session, 'visitor');
}

const hasCookie = (name: string): boolean => `; ${readCookies()}`.includes(`; ${name}=`);
