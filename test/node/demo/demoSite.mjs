import { after, before } from 'node:test';
import { importSource } from '../../../scripts/importSource.mjs';
import { startDemo } from '../../../scripts/startDemo.mjs';

export const { getCategoryPath, paths } = await importSource('/src/site/config/site.ts');
export const { browseLinks, bidderLinks, aboutLinks } = await importSource(
  '/src/site/navigation/navigation.ts',
);
export const { endpoints } = await importSource('/src/site/config/site.ts');
export const { getBuiltInCategory } = await importSource('/src/site/navigation/navigation.ts');
export const { categoryLabels } = await importSource('/src/site/navigation/navigation.ts');
export const { slugify } = await importSource('/src/site/config/site.ts');
export const { cookieNames } = await importSource('/src/site/config/site.ts');

export let demo;
export const get = (path, options) => fetch(demo.origin + path, { redirect: 'manual', ...options });
export const text = async (path, options) => (await get(path, options)).text();
export const json = async (path) => (await get(path)).json();

/** Signs in and returns the cookies as one header. */
export const signIn = async (
  d = '/',
  email = 'bidder@auction.example',
  password = 'tractor',
  headers = {},
) => {
  const answer = await get(`${paths.signIn}?d=${encodeURIComponent(d)}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ email, password }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { answer, cookies, cookie: cookies.join('; ') };
};

/** Starts the demo for the calling suite. */
export function startDemoForSuite() {
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.end());
}
