import { getCookie, setCookie } from 'hono/cookie';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { endpoints } from '../../src/site/config/site.ts';
import { type DemoContext, getBidder } from '../http/context.ts';
import { countWatched } from '../model/bids.ts';
import { isMode, type Mode, type Prerender } from '../http/prerender.ts';
import { html, type Html, raw } from './html.ts';

/** The HTML in a page that loads and contains the header and footer. */
export interface SiteParts {
  /** Scripts for the end of the `<head>`. */
  script: Html | '';
  header: Html;
  footer: Html;
}

/**
 * Renders the header and footer as elements, server-rendered, or server-rendered without JavaScript. The `mode` parameter of the URL sets
 * the mode, and a session cookie keeps it.
 */
export function siteParts(context: DemoContext): SiteParts {
  const { prerender, scriptSrc } = context.get('demo');
  const mode = modeOf(context);
  const config = createFailingConfig(context);
  if (mode !== 'tags') return renderSiteParts(context, prerender, { mode, config });
  const session = html`<script nonce="${context.get('nonce')}">
      window.dataLayer = [{ loggedIn: '${getBidder(context) ? 'True' : 'False'}' }];
    </script>
    <script type="module" src="${scriptSrc}"></script>`;
  const watchlist = countOwnWatched(context);
  const attribute = config ? html` config="${JSON.stringify(config)}"` : '';
  return {
    script: session,
    header: html`<auction-header${attribute}${watchlist ? html` watchlist-count="${watchlist}"` : ''}></auction-header>`,
    footer: html`<auction-footer${attribute} ${footerAttributes(context)}></auction-footer>`,
  };
}

function renderSiteParts(
  context: DemoContext,
  { renderHeader, renderFooter, cssPath }: Prerender,
  { mode, config }: { mode: Mode; config: SiteConfig | undefined },
): SiteParts {
  const styles = { mode: 'link', href: cssPath } as const;
  const { pathname, search } = new URL(context.req.url);
  const watchlist = countOwnWatched(context);
  return {
    script: mode === 'prerender' ? html`<script type="module" src="/loader.js"></script>` : '',
    header: raw(
      renderHeader(config, {
        styles,
        session: getBidder(context) ? 'bidder' : 'visitor',
        returnAddress: pathname + search,
        ...(watchlist && { attributes: { 'watchlist-count': String(watchlist) } }),
      }),
    ),
    footer: raw(
      renderFooter(config, { styles, attributes: footerSources(context), year: new Date().getFullYear() }),
    ),
  };
}

/** Returns the number of lots on the bidder's watchlist. Returns 0 if nobody is signed in. */
function countOwnWatched(context: DemoContext): number {
  const bidder = getBidder(context);
  return bidder ? countWatched(context.get('demo').database, bidder.id) : 0;
}

function modeOf(context: DemoContext): Mode {
  const requested = context.req.query('mode');
  if (isMode(requested)) setCookie(context, 'demo_mode', requested, { path: '/', sameSite: 'Lax' });
  const known = requested ?? getCookie(context, 'demo_mode');
  return isMode(known) ? known : 'tags';
}

const footerSources = (context: DemoContext): Record<string, string> => ({
  'chat-src': `/demo/chat.js${failureQuery(context, 'chat')}`,
  'chat-department': 'Customer Experience',
  'accessibility-src': `/demo/accessibility.js${failureQuery(context, 'accessibility')}`,
});

const footerAttributes = (context: DemoContext): Html =>
  html`${Object.entries(footerSources(context)).map(([name, value]) => html` ${name}="${value}"`)}`;

const failureQuery = (context: DemoContext, name: string): string => {
  const failure = context.req.query(`${name}Failure`);
  return failure ? `?failure=${encodeURIComponent(failure)}` : '';
};

/** Returns a configuration whose endpoints fail as the URL requests, for example with `?suggestionsFailure=500&logoutFailure=drop`. */
function createFailingConfig(context: DemoContext): SiteConfig | undefined {
  const failing = Object.entries(endpoints).flatMap(([name, path]) => {
    const failure = context.req.query(`${name}Failure`);
    return failure ? [[name, `${path}?failure=${encodeURIComponent(failure)}`] as const] : [];
  });
  return failing.length === 0 ? undefined : { endpoints: Object.fromEntries(failing) };
}
