import { useEffect, useState } from 'react';
import { useClientValue } from '../../hooks/pageContext.tsx';
import { readSession, type Session } from '../../site/account/session.ts';
import { watchSession } from './watchSession.ts';

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
