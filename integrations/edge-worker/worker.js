import { renderFooter, renderHeader, siteCss } from 'auction-elements/server';
import site from './site.json';

const cssPath = '/auction-elements/site.css';

/** Header and footer in the pages of any origin, added as they stream through. */
export default {
  async fetch(request) {
    if (new URL(request.url).pathname === cssPath)
      return new Response(siteCss(), { headers: { 'Content-Type': 'text/css' } });
    const asked = new Request(request);
    // The origin does not know what has changed in the header; what is no page keeps its answer for the browser's copy.
    if (request.headers.get('accept')?.includes('text/html'))
      for (const name of ['If-None-Match', 'If-Modified-Since']) asked.headers.delete(name);
    const response = await fetch(asked);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const policy = response.headers.get('content-security-policy') ?? '';
    // What is added gets the nonce of the page's own policy, and nothing else does.
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    // A policy without nonces takes styles from files.
    const withoutNonce = policy ? { mode: 'link', href: cssPath } : { mode: 'inline' };
    // The cookie of the origin's sign-in; the origin itself checks whose it is.
    const isBidder = /(?:^|; )bidder=[^;]/.test(request.headers.get('cookie') ?? '');
    const options = { styles: nonce ? { mode: 'nonce', nonce } : withoutNonce, page: request.url };
    const script = `<script type="module" ${nonce ? `nonce="${nonce}"` : ''} src="/auction-elements/autoload.js"></script>`;
    const header = renderHeader(site, { ...options, session: isBidder ? 'bidder' : 'visitor' });
    const footer = renderFooter(site, { ...options, year: new Date().getFullYear() });
    const page = new Response(response.body, response);
    // A page that shows who is signed in is nobody else's, and is another one after a sign-in.
    page.headers.set('Cache-Control', 'private, no-cache');
    for (const name of ['ETag', 'Last-Modified']) page.headers.delete(name);
    let hasFooter = false;
    return new HTMLRewriter()
      .on('head', { element: (head) => void head.append(script, { html: true }) })
      .on('body', {
        element(body) {
          body.prepend(header, { html: true });
          body.onEndTag((end) => {
            end.before(footer, { html: true });
            hasFooter = true;
          });
        },
      })
      .onDocument({
        // HTML need not say where the body ends.
        end(end) {
          if (!hasFooter) end.append(footer, { html: true });
        },
      })
      .transform(page);
  },
};
