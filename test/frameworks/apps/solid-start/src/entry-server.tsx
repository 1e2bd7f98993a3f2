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

/** A policy with a nonce, which Solid Start gives its own scripts and links, and `Tag` the rules of prerendered tags. */
function getPolicy(nonce: string) {
  // In development Vite inserts styles and asks for what has changed.
  const styles = import.meta.env.DEV ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const connections = import.meta.env.DEV ? 'ws:' : '';
  return `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${styles};
    connect-src 'self' ${connections}; img-src 'self' data:; object-src 'none'; base-uri 'none'`.replaceAll(
    /\s+/g,
    ' ',
  );
}
