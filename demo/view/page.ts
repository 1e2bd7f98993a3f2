import type { DemoContext } from '../http/context.ts';
import { html, type Html } from './html.ts';
import { siteParts } from './siteParts.ts';

interface PageOptions {
  title: string;
  content: Html;
  /** Links of the breadcrumb above the title. */
  trail?: readonly (readonly [label: string, href: string])[];
  /** Content to show instead of the breadcrumb and the title. */
  hero?: Html;
  script?: string;
  /** Whether the document's title begins with `Error:`. */
  hasErrors?: boolean;
  status?: 200 | 400 | 401 | 403 | 404 | 422;
}

/** Renders a page like a legacy server: HTML with one script and the elements of the library. */
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
