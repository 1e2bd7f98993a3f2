const isDevelopment = import.meta.dev;

/**
 * Sets a CSP with a nonce for each request. Nuxt’s own scripts and links receive it here, and the elements
 * through `useStyles()`.
 */
export default defineNitroPlugin(({ hooks }) => {
  hooks.hook('request', (event) => {
    event.context['nonce'] = btoa(crypto.randomUUID());
  });
  hooks.hook('render:html', (page, { event }) => {
    const nonce = String(event.context['nonce']);
    const mark = (html: string) => html.replaceAll(/<(link|script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`);
    page.head = page.head.map(mark);
    page.bodyAppend = page.bodyAppend.map(mark);
    // In development, Vite inserts styles and requests changed files.
    const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
    const connections = isDevelopment ? 'ws:' : '';
    const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${styles};
      connect-src 'self' ${connections}; img-src 'self' data:; object-src 'none'; base-uri 'none'`;
    setResponseHeader(event, 'content-security-policy', policy.replaceAll(/\s+/g, ' '));
  });
});
