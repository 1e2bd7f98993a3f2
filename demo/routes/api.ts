import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cookieNames, endpoints } from '../../src/site/config/site.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { endSession } from '../model/accounts.ts';
import { searchLots, suggest } from '../model/lots.ts';
import { getPicture } from '../pictures/picture.ts';
import { getEnd, getLotPath } from '../view/lots.ts';

export const api = new Hono<Env>();

/** The paths of further sign-outs. The header requests them on this site, whatever the host of their URL is. */
const partners = ['/sso/logout', '/asp/LogoutSso.asp', '/payments/end-session'] as const;

function log(context: DemoContext, status: number): void {
  const { pathname, search } = new URL(context.req.url);
  context.get('demo').log.add({
    time: new Date().toISOString(),
    method: context.req.method,
    path: pathname + search,
    status,
    guid: context.req.header('Guid') ?? '',
    userId: context.req.header('User-Id') ?? '',
  });
}

api.post(endpoints.logout, async (context) => {
  const body: unknown = await context.req.json().catch(() => undefined);
  const guid = (body as { buyerGuid?: unknown } | undefined)?.buyerGuid;
  const right = typeof guid === 'string' && guid === (context.req.header('Guid') ?? '');
  log(context, right ? 200 : 400);
  if (!right) return context.json({ error: 'buyerGuid must match the Guid header' }, 400);
  const token = getCookie(context, cookieNames.auth);
  // The browser removes the cookies, but the session must also end.
  if (token) endSession(context.get('demo').database, token);
  const { origin } = new URL(context.req.url);
  return context.json({
    additionalLogoutUrls: [
      `https://bid.partner.example${partners[0]}?site=1`,
      `http://user:secret@pay.partner.example${partners[1]}#end`,
      origin + partners[2],
    ],
  });
});

for (const path of partners) {
  api.get(path, (context) => {
    log(context, 204);
    return context.body(null, 204);
  });
}

const suggestedCategories = 4;
const suggestedLots = 3;

/** Suggests categories, and the lots that end first. */
api.get(endpoints.suggestions, (context) => {
  const { database } = context.get('demo');
  const term = context.req.query('lotSearchTerm') ?? '';
  const { lots } = searchLots(database, term, { length: suggestedLots, sort: 'ending' });
  log(context, 200);
  return context.json({
    data: [
      ...suggest(database, term).slice(0, suggestedCategories),
      ...lots.map((lot) => ({
        name: lot.title,
        path: getLotPath(lot),
        image: getPicture(lot).src,
        price: lot.bid,
        currency: 'USD',
        endTime: getEnd(lot).toISOString(),
      })),
    ],
  });
});
