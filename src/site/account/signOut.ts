import { addParameter, navigate, anywhere, parseUrl, webSchemes } from '../core/urls.ts';
import { getCookie, removeCookie } from './session.ts';
import { ownOnly } from '../core/objects.ts';
import { createTimeLimit } from '../network/loading.ts';
import { timings } from '../timings.ts';

/**
 * The path of an http(s) or root-relative address, to be requested from the page's own origin: host, user info,
 * query and fragment are dropped, leading slashes collapse to one, so that `https://e.example//evil.example/x` cannot
 * become another host.
 */
export function getPath(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const url = address.startsWith('/') ? parseUrl(address, anywhere) : parseUrl(address);
  if (!url || !webSchemes.includes(url.protocol)) return undefined;
  return url.pathname.replace(/^\/+/, '/');
}

export interface SignOutOptions {
  /** `POST` with `{buyerGuid}`. */
  logout: string;
  /** Where the browser goes in the end; gets `returnURL`. */
  redirect: string;
  cookies: Readonly<Record<'auth' | 'guid' | 'displayName' | 'userId', string>>;
  /** A domain to remove cookies for, besides the host and the domains above it. */
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
  const domains = new Set([
    ...(cookieDomain ? [cookieDomain] : []),
    ...getParentDomains(location.hostname),
    'localhost',
  ]);
  const names = Object.values(cookies);
  for (const name of names) removeCookie(name, [...domains]);
  const left = names.filter((name) => getCookie(name) !== undefined);
  if (left.length > 0)
    warn(
      `Cookies are still readable after the sign-out: ${left.join(', ')}. The user may still be signed in. Set \`cookie-domain\`, or remove cookies with another path on the server.`,
    );
  navigate(addParameter(redirect, 'returnURL', location.href));
}

/** A host and the domains above it. Browsers refuse cookies for those that are public suffixes. */
export function getParentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.'));
}

async function askForLogoutUrls(
  endpoint: string,
  cookies: SignOutOptions['cookies'],
  outer: AbortSignal,
): Promise<readonly unknown[]> {
  const guid = getCookie(cookies.guid) ?? '';
  const { signal, done } = createTimeLimit(timings.logoutCall, outer);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-cache',
        Guid: toHeaderText(guid),
        'User-Id': toHeaderText(getCookie(cookies.userId) ?? ''),
      },
      body: JSON.stringify({ buyerGuid: guid }),
      signal,
    });
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
    await fetch(path, { signal, mode: 'same-origin', cache: 'no-store' });
  } catch (error) {
    warn(`the sign-out of ${path} failed (${String(error)}); the flow goes on.`);
  } finally {
    done();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
