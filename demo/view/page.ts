import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { endpoints } from '../../src/site/endpoints.ts';
import { type DemoContext, signedIn } from '../context.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageOptions {
  title: string;
  content: Html;
  /** Trail above the title; the front page has none. */
  trail?: readonly (readonly [label: string, href: string])[];
  /** Large first screen instead of the plain title. */
  hero?: Html;
  script?: string;
  status?: 200 | 400 | 401 | 404;
}

/** A page as a legacy server would send it: HTML, one script tag, and the site's tags. */
export function page(
  context: DemoContext,
  { title, content, trail = [], hero, script, status = 200 }: PageOptions,
) {
  const { scriptSrc } = context.get('demo');
  const loggedIn = signedIn(context) ? 'True' : 'False';
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Auctions</title>
          <link rel="icon" href="/demo/icon.svg" />
          <link rel="stylesheet" href="/demo/site.css" />
          <script nonce="${context.get('nonce')}">
            window.dataLayer = [{ loggedIn: '${loggedIn}' }];
          </script>
          <script type="module" src="${scriptSrc}"></script>
          ${script ? html`<script type="module" src="${script}"></script>` : ''}
        </head>
        <body>
          <auction-header${faultConfig(context)}></auction-header>
          <main>
            ${
              hero ??
              html`${trailOf(trail, title)}
                <h1>${title}</h1>`
            } ${content}
          </main>
          <auction-footer
            ${faultConfig(context)}
            chat-src="/demo/chat.js${faultOf(context, 'chat')}"
            chat-department="Customer Experience"
            accessibility-src="/demo/accessibility.js${faultOf(context, 'accessibility')}"
          ></auction-footer>
        </body>
      </html>`,
    status,
  );
}

const trailOf = (trail: PageOptions['trail'] = [], title: string): Html =>
  html`<nav class="trail" aria-label="Breadcrumb">
    <ol>
      <li><a href="/">Home</a></li>
      ${trail.map(([label, href]) => html`<li><a href="${href}">${label}</a></li>`)}
      <li aria-current="page">${title}</li>
    </ol>
  </nav>`;

const faultOf = (context: DemoContext, name: string): string => {
  const fault = context.req.query(`${name}Fault`);
  return fault ? `?fault=${encodeURIComponent(fault)}` : '';
};

/** `?suggestionsFault=500&logoutFault=drop` points the header's calls to faulty answers. */
function faultConfig(context: DemoContext): Html | '' {
  const faulty = Object.entries(endpoints).flatMap(([name, path]) => {
    const fault = context.req.query(`${name}Fault`);
    return fault ? [[name, `${path}?fault=${encodeURIComponent(fault)}`] as const] : [];
  });
  if (faulty.length === 0) return '';
  return html` config="${JSON.stringify({ endpoints: Object.fromEntries(faulty) })}"`;
}

export { html };
