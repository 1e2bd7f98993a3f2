import { serve } from '@hono/node-server';
import { join } from 'node:path';
import type * as Server from '../elements/server/server.ts';
import { createApp } from './app.ts';
import { makeCallLog } from './model/callLog.ts';
import { openDatabase } from './model/database.ts';
import { createPrerender } from './http/prerender.ts';

interface ServeOptions {
  /** The entry point of the built library for servers. */
  library: typeof Server;
  /** The project's folder. */
  root: string;
  port: number;
  /** Database file, or `:memory:`. */
  file: string;
}

/** Serves the demo until Ctrl-C. */
export function serveDemo({ root, port, file, library }: ServeOptions): void {
  const database = openDatabase(file);
  const app = createApp({
    database,
    log: makeCallLog(),
    scriptSrc: '/auction-elements.js',
    prerender: createPrerender(library),
    built: join(root, 'dist'),
    files: join(root, 'demo/public'),
  });
  // This machine alone: the demo's accounts and its log of calls are open to everybody who reaches it.
  const server = serve(
    { fetch: app.fetch, port, hostname: process.env['HOST'] ?? 'localhost' },
    (address) => {
      console.log(
        `The demo site is at http://localhost:${address.port}/, the docs are at http://localhost:${address.port}/docs/  (Ctrl-C ends it)`,
      );
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: set PORT to another one, as in PORT=${port + 1} npm start.`
        : String(error);
    console.error(reason);
    database.close();
    process.exit(1);
  });
  const end = () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    if (database.isOpen) database.close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
