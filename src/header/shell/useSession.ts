import { useEffect, useState } from 'react';
import { usePage } from '../../hooks/useClientValue.ts';
import { readSession, type Session } from '../../site/account/session.ts';

/**
 * What the data layer says, read once at load (spec §4), until the page is restored from the back-forward cache without the auth cookie that
 * it had: the session has ended meanwhile. An HttpOnly cookie is never seen, and so not missed.
 */
export function useSession(dataLayerName = 'dataLayer', authCookie: string): Session {
  const [session, setSession] = useState(() =>
    readSession(attempt(() => (window as unknown as Record<string, unknown>)[dataLayerName])),
  );
  useEffect(() => {
    if (!hasCookie(authCookie)) return undefined;
    const update = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !hasCookie(authCookie)) setSession('visitor');
    };
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [authCookie]);
  return usePage(() => session, 'visitor');
}

const hasCookie = (name: string): boolean => `; ${attempt(() => document.cookie)}`.includes(`; ${name}=`);

/** A page may put a getter that throws there, a sandboxed one refuses cookies, and a server has neither. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
