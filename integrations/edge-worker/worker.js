import { renderFooter, renderHeader } from 'auction-elements/server';
import site from './site.json';

/** Header and footer in the pages of any origin, added as they stream through. */
export default {
  async fetch(request) {
    const response = await fetch(request);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    // What is added gets the nonce of the page's own policy, and nothing else does.
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    // The cookie of the origin's sign-in; the origin itself checks whose it is.
    const isBidder = /(?:^|; )bidder=[^;]/.test(request.headers.get('cookie') ?? '');
    const options = { styles: nonce ? { mode: 'nonce', nonce } : { mode: 'inline' }, page: request.url };
    const script = `<script type="module" ${nonce ? `nonce="${nonce}"` : ''} src="/auction-elements/autoload.js"></script>`;
    const header = renderHeader(site, { ...options, session: isBidder ? 'bidder' : 'visitor' });
    const footer = renderFooter(site, { ...options, year: new Date().getFullYear() });
    const page = new Response(response.body, response);
    // A page that shows who is signed in is nobody else's.
    page.headers.set('Cache-Control', 'private, no-cache');
    return new HTMLRewriter()
      .on('head', { element: (head) => void head.append(script, { html: true }) })
      .on('body', {
        element(body) {
          body.prepend(header, { html: true });
          body.append(footer, { html: true });
        },
      })
      .transform(page);
  },
};
