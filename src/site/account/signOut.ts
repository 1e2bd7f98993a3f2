import { addParameter } from '../core/addParameter.ts';
import { getCookie, removeCookie } from './cookies.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { getPath } from './getPath.ts';
import { createTimeLimit } from '../network/timeLimit.ts';
import { timings } from '../timings.ts';
import { navigate } from '../core/navigate.ts';

export interface SignOutOptions {
  /** `POST` with `{buyerGuid}`. */
  logout: string;
  /** Where the browser goes in the end; gets `returnURL`. */
  redirect: string;
  cookies: Readonly<Record<'auth' | 'guid' | 'displayName' | 'userId', string>>;
  /** The product's domain, for cookies that a server set for all its hosts. */
  cookieDomain?: string | undefined;
  warn: (message: string) => void;
}

/** Signs out everywhere. A request that fails or takes too long is a warning: a user who signs out ends signed out. */
export async function signOut({
  logout,
  redirect,
  cookies,
  cookieDomain,
  warn,
}: SignOutOptions): Promise<void> {
  const total = createTimeLimit(timings.logoutTotal);
  try {
    const urls = await askForLogoutUrls(logout, cookies, total.signal);
    await Promise.all(getLogoutPaths(urls, warn).map((path) => visit(path, total.signal, warn)));
  } catch (error) {
    warn(
      `the sign-out call failed (${String(error)}); the cookies are removed all the same. Check ${logout}.`,
    );
  } finally {
    total.done();
  }
  await pause(timings.logoutPause);
  const domains = [...(cookieDomain ? [cookieDomain] : []), 'localhost'];
  for (const name of Object.values(cookies)) removeCookie(name, domains);
  navigate(addParameter(redirect, 'returnURL', location.href));
}

async function askForLogoutUrls(
  endpoint: string,
  cookies: SignOutOptions['cookies'],
  outer: AbortSignal,
): Promise<readonly unknown[]> {
  const guid = getCookie(cookies.guid) ?? '';
  const { signal, done } = createTimeLimit(timings.logoutCall, outer);
  try {
    const response = await fetch(
      endpoint,
      ownOnly({
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-cache',
          Guid: toHeaderText(guid),
          'User-Id': toHeaderText(getCookie(cookies.userId) ?? ''),
        },
        body: JSON.stringify({ buyerGuid: guid }),
        signal,
      }),
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = ownOnly((await response.json()) as { additionalLogoutUrls?: unknown } | null);
    const urls = answer?.additionalLogoutUrls;
    return Array.isArray(urls) ? urls : [];
  } finally {
    done();
  }
}

/** A header takes Latin-1 only and no line breaks; a cookie may hold anything. */
const toHeaderText = (value: string): string => value.replace(/[^\u0020-\u007e]/g, '');

function getLogoutPaths(urls: readonly unknown[], warn: SignOutOptions['warn']): string[] {
  const paths = new Set<string>();
  for (const url of urls) {
    const path = getPath(url);
    if (path) paths.add(path);
    else
      warn(
        `an entry of additionalLogoutUrls is no URL and was skipped: ${JSON.stringify(url).slice(0, 100)}.`,
      );
  }
  return [...paths];
}

async function visit(path: string, outer: AbortSignal, warn: SignOutOptions['warn']): Promise<void> {
  const { signal, done } = createTimeLimit(timings.logoutCall, outer);
  try {
    await fetch(path, ownOnly({ signal, mode: 'same-origin', cache: 'no-store' }));
  } catch (error) {
    warn(`the sign-out of ${path} failed (${String(error)}); the flow goes on.`);
  } finally {
    done();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
