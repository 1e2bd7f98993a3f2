import { Hono } from 'hono';
import { endpoints } from '../../src/site/config/site.ts';
import { isEmailAddress } from '../../src/site/newsletter/subscribe.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { readForm } from '../http/readForm.ts';
import { addSubscription, allSubscriptions } from '../model/subscriptions.ts';
import { html } from '../view/html.ts';
import { page } from '../view/page.ts';

export const newsletter = new Hono<Env>();

/** The footer sends JSON. Without JavaScript, it submits a form. */
newsletter.post(endpoints.newsletter, async (context) => {
  const asJson = context.req.header('Content-Type')?.includes('json') ?? false;
  const address = asJson ? await fromJson(context) : (await readForm(context)).get('emailAddress');
  const trimmed = typeof address === 'string' ? address.trim() : '';
  const valid = isEmailAddress(trimmed);
  if (valid) addSubscription(context.get('demo').database, trimmed);
  if (asJson)
    return valid
      ? context.json({})
      : context.json({ error: 'emailAddress isn’t a valid email address' }, 400);
  return page(context, {
    title: valid ? 'Subscribed, thank you!' : 'Please enter a valid email address',
    status: valid ? 200 : 400,
    content: html`<p><a href="/">Back to auctions</a></p>`,
  });
});

async function fromJson(context: DemoContext): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return (body as { emailAddress?: unknown } | undefined | null)?.emailAddress;
}

newsletter.get('/demo/subscriptions', (context) => {
  const all = allSubscriptions(context.get('demo').database);
  return page(context, {
    title: 'Newsletter subscriptions',
    content: html`<p>
        ${all.length === 1 ? '1 address' : `${all.length} addresses`}, newest first. Duplicates are stored
        once.
      </p>
      <ul class="plain">
        ${all.map(({ address, time }) => html`<li>${address} <span>${time.slice(0, 16).replace('T', ' ')}</span></li>`)}
      </ul>`,
  });
});
