// @refresh reload
import { createHandler, StartServer } from '@solidjs/start/server';

export default createHandler(
  () => (
    <StartServer
      document={({ assets, children, scripts }) => (
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>Lots</title>
            <link rel="icon" href="data:," />
            {assets}
          </head>
          <body>
            <div id="app">{children}</div>
            {scripts}
          </body>
        </html>
      )}
    />
  ),
  ({ response }) => {
    const nonce = btoa(crypto.randomUUID());
    response.headers.set('content-security-policy', getPolicy(nonce));
    return { nonce };
  },
);

/**
 * Returns a CSP with a nonce. Solid Start adds the nonce to its own scripts and links, and `Tag` adds it to
 * the CSS of server-rendered elements.
 */
function getPolicy(nonce: string) {
  // In development, Vite inserts styles and requests changed files.
  const styles = import.meta.env.DEV ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const connections = import.meta.env.DEV ? 'ws:' : '';
  return `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${styles};
    connect-src 'self' ${connections}; img-src 'self' data:; object-src 'none'; base-uri 'none'`.replaceAll(
    /\s+/g,
    ' ',
  );
}
