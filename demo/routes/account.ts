import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieNames, paths } from '../../src/site/config/site.ts';
import { checkPassword, demoAccounts, endSession, startSession } from '../model/accounts.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { readForm } from '../http/readForm.ts';
import { sameSite } from '../http/sameSite.ts';
import { html } from '../view/html.ts';
import { page } from '../view/page.ts';

export const account = new Hono<Env>();

const originOf = (context: Context): string => new URL(context.req.url).origin;

interface Attempt {
  d: string;
  email?: string;
  message?: string;
  status?: 400 | 401 | 403;
}

/**
 * Returns whether a page of another site sent the form, which could sign its visitor in to a different account. Browsers always send the
 * `Origin` header. Other clients don't have to.
 */
function isFromOtherSite({ req }: Context): boolean {
  const origin = req.header('Origin');
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== req.header('Host');
}

const signInPage = (context: DemoContext, { d, email = '', message, status = 401 }: Attempt) =>
  page(context, {
    title: 'Sign In',
    status: message ? status : 200,
    hasErrors: message !== undefined,
    content: html`<form class="sign-in" method="post" action="${paths.signIn}?d=${encodeURIComponent(d)}">
        ${
          message
            ? html`<auction-error-summary>
                <h2 slot="heading">There is a problem</h2>
                <ul>
                  <li><a href="#email">${message}</a></li>
                </ul>
              </auction-error-summary>`
            : ''
        }
        <auction-form-field label="Email address">
          <auction-text-input>
            <input id="email" name="email" type="email" autocomplete="username" required value="${email}" />
          </auction-text-input>
        </auction-form-field>
        <auction-form-field label="Password">
          <auction-text-input>
            <input name="password" type="password" autocomplete="current-password" required />
          </auction-text-input>
        </auction-form-field>
        <button class="button">Sign In</button>
        <p>
          <a href="/asp/forgotpassword.asp">Forgot password?</a><br />
          New here? <a href="/asp/createbidder.asp">Create an account</a>
        </p>
      </form>
      <aside class="note">
        <h2>Demo accounts</h2>
        <ul>
          ${demoAccounts.map((each) => html`<li><code>${each.email}</code> / <code>${each.password}</code></li>`)}
        </ul>
      </aside>`,
  });

account.get(paths.signIn, (context) =>
  signInPage(context, { d: sameSite(context.req.query('d'), originOf(context)) }),
);

account.post(paths.signIn, async (context) => {
  const { database } = context.get('demo');
  const d = sameSite(context.req.query('d'), originOf(context));
  if (isFromOtherSite(context))
    return signInPage(context, {
      d,
      status: 403,
      message: 'This form was sent from another site. Sign in here.',
    });
  const form = await readForm(context);
  const [email, password] = [form.get('email'), form.get('password')];
  if (typeof email !== 'string' || typeof password !== 'string')
    return signInPage(context, { d, status: 400, message: 'Enter your email address and password.' });
  const bidder = checkPassword(database, email, password);
  if (!bidder)
    return signInPage(context, { d, email, message: 'Incorrect email address or password. Try again.' });
  const values = {
    auth: startSession(database, bidder),
    guid: bidder.guid,
    displayName: bidder.name,
    userId: String(bidder.id),
  };
  for (const key of ['auth', 'guid', 'displayName', 'userId'] as const) {
    // Not HttpOnly, because the sign-out in the browser removes all four cookies.
    setCookie(context, cookieNames[key], values[key], { path: '/', sameSite: 'Lax' });
  }
  return context.redirect(d, 303);
});

function signOutHere(context: DemoContext): void {
  const token = getCookie(context, cookieNames.auth);
  if (token) endSession(context.get('demo').database, token);
  for (const name of Object.values(cookieNames)) deleteCookie(context, name, { path: '/' });
}

/** Returns whether the browser prefetches or prerenders the page. */
const isFetchedAhead = (context: DemoContext): boolean =>
  context.req.header('Sec-Purpose')?.includes('prefetch') ?? false;

/** Signs out without JavaScript, where the menu item is a plain link. */
account.get(paths.signOut, (context) => {
  if (isFetchedAhead(context)) return context.body(null, 503);
  signOutHere(context);
  const back = sameSite(context.req.header('Referer'), originOf(context));
  return context.redirect(`${paths.signOutRedirect}?returnURL=${encodeURIComponent(back)}`, 303);
});

account.get(paths.signOutRedirect, (context) => {
  if (isFetchedAhead(context)) return context.body(null, 503);
  signOutHere(context);
  const back = sameSite(context.req.query('returnURL'), originOf(context));
  return page(context, {
    title: 'You’re signed out',
    content: html`<p>Thank you for bidding with us. <a href="${back}">Return to the previous page</a>.</p>`,
  });
});
