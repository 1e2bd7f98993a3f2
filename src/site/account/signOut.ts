import { addParameter, navigate, placeholderOrigin, parseUrl, webSchemes } from '../core/urls.ts';
import { getCookie, removeCookie } from './session.ts';
import { copyWithoutPrototypes } from '../core/objects.ts';
import { limitTime } from '../network/loading.ts';
import * as timings from '../timings.ts';

/** Returns only the path of an http(s) or root-relative URL, for a request to the page's origin. Returns `undefined` for any other value. */
export function getPath(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const url = input.startsWith('/') ? parseUrl(input, placeholderOrigin) : parseUrl(input);
  if (!url || !webSchemes.includes(url.protocol)) return undefined;
  // The path of `https://e.example//evil.example/x` must not become a URL of another host.
  return url.pathname.replace(/^\/+/, '/');
}

export interface SignOutOptions {
  /** URL of the `POST` request with `{buyerGuid}`. Without it, no request is sent. */
  logout: string | undefined;
  /** URL to navigate to after signing out. The page URL is added as the parameter `returnURL`. */
  redirect: string;
  cookies: Readonly<Record<'auth' | 'guid' | 'displayName' | 'userId', string>>;
  /** Domain to remove cookies for, in addition to the host and its parent domains. */
  cookieDomain?: string | undefined;
  warn: (message: string) => void;
}

/** Signs the user out everywhere. Requests that fail or time out only log a warning, and the cookies are removed anyway. */
export async function signOut({
  logout,
  redirect,
  cookies,
  cookieDomain,
  warn,
}: SignOutOptions): Promise<void> {
  const signal = limitTime(timings.logoutTotal);
  try {
    const urls = logout ? await fetchLogoutUrls(logout, cookies, signal) : [];
    await Promise.all(getLogoutPaths(urls, warn).map((path) => requestSignOut(path, signal, warn)));
  } catch (error) {
    warn(`The sign-out request failed (${String(error)}). Removing the cookies anyway. Check \`${logout}\`.`);
  }
  await pause(timings.logoutPause);
  const domains = new Set([
    ...(cookieDomain ? [cookieDomain] : []),
    ...getParentDomains(location.hostname),
    'localhost',
  ]);
  const names = Object.values(cookies);
  for (const name of names) removeCookie(name, [...domains]);
  const remaining = names.filter((name) => getCookie(name) !== undefined);
  if (remaining.length > 0)
    warn(
      `Cookies are still readable after the sign-out: ${remaining.join(', ')}. The user may still be signed in. Set \`cookie-domain\`, or remove cookies with another path on the server.`,
    );
  navigate(addParameter(redirect, 'returnURL', location.href));
}

/** Returns the host and its parent domains. Browsers reject cookies for public suffixes. */
export function getParentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.'));
}

async function fetchLogoutUrls(
  endpoint: string,
  cookies: SignOutOptions['cookies'],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const guid = getCookie(cookies.guid) ?? '';
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      Guid: toHeaderValue(guid),
      'User-Id': toHeaderValue(getCookie(cookies.userId) ?? ''),
    },
    body: JSON.stringify({ buyerGuid: guid }),
    signal: limitTime(timings.logoutRequest, signal),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const data = copyWithoutPrototypes((await response.json()) as { additionalLogoutUrls?: unknown } | null);
  const urls = data?.additionalLogoutUrls;
  return Array.isArray(urls) ? urls : [];
}

/** Removes characters that HTTP headers reject, such as line breaks, but cookies can contain. Keeps only printable ASCII characters. */
const toHeaderValue = (value: string): string => value.replace(/[^\u0020-\u007e]/g, '');

function getLogoutPaths(urls: readonly unknown[], warn: SignOutOptions['warn']): string[] {
  const paths = new Set<string>();
  for (const url of urls) {
    const path = getPath(url);
    if (path) paths.add(path);
    else
      warn(
        `Ignoring an entry of \`additionalLogoutUrls\` that isn't a URL: \`${JSON.stringify(url).slice(0, 100)}\`.`,
      );
  }
  return [...paths];
}

async function requestSignOut(
  path: string,
  signal: AbortSignal,
  warn: SignOutOptions['warn'],
): Promise<void> {
  try {
    await fetch(path, {
      signal: limitTime(timings.logoutRequest, signal),
      mode: 'same-origin',
      cache: 'no-store',
    });
  } catch (error) {
    warn(`The request to \`${path}\` failed (${String(error)}). Continuing the sign-out.`);
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
