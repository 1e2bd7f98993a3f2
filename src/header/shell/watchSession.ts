import { readCookies } from '../../site/account/readCookies.ts';

/**
 * Calls back when the page is restored from the back-forward cache without the auth cookie that it had: the session has ended
 * meanwhile. An HttpOnly cookie is never visible to script, so its absence ends no session. Returns what ends the watch.
 */
export function watchSession(authCookie: string, onEnd: () => void): (() => void) | undefined {
  if (!hasCookie(authCookie)) return undefined;
  const update = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !hasCookie(authCookie)) onEnd();
  };
  window.addEventListener('pageshow', update);
  return () => window.removeEventListener('pageshow', update);
}

const hasCookie = (name: string): boolean => `; ${readCookies()}`.includes(`; ${name}=`);
