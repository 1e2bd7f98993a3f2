import type { DemoContext } from '../http/context.ts';
import { html, type Html } from './html.ts';
import { siteParts } from './siteParts.ts';

interface PageOptions {
  title: string;
  content: Html;
  /** Trail above the title; the front page has none. */
  trail?: readonly (readonly [label: string, href: string])[];
  /** Large first screen instead of the plain title. */
  hero?: Html;
  script?: string;
  /** The title of the document says so first. */
  hasErrors?: boolean;
  status?: 200 | 400 | 401 | 403 | 404 | 422;
}

/** A page as a legacy server would send it: HTML, one script tag, and the site's tags. */
export function page(
  context: DemoContext,
  { title, content, trail = [], hero, script, hasErrors = false, status = 200 }: PageOptions,
) {
  const site = siteParts(context);
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${hasErrors ? 'Error: ' : ''}${title} · Auctions</title>
          <link rel="icon" href="/demo/icon.svg" />
          <link rel="stylesheet" href="/auction-elements.css" />
          <link rel="stylesheet" href="/demo/site.css" />
          ${site.script} ${script ? html`<script type="module" src="${script}"></script>` : ''}
        </head>
        <body>
          ${site.header}
          <main>
            ${
              hero ??
              html`${trailOf(trail, title)}
                <h1>${title}</h1>`
            }
            ${content}
          </main>
          ${site.footer}
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
