import { serve } from '@hono/node-server';
import { join } from 'node:path';
import type * as Server from '../elements/server/server.ts';
import { createApp } from './app.ts';
import { makeCallLog } from './model/callLog.ts';
import { openDatabase } from './model/database.ts';
import { createPrerender } from './http/prerender.ts';

interface ServeOptions {
  /** The server module of the built library. */
  library: typeof Server;
  /** The root folder of the project. */
  root: string;
  port: number;
  /** The path of the database file, or `:memory:`. */
  file: string;
}

/** Serves the demo until the user presses Ctrl+C. */
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
  // By default, only this computer can open the demo, because its accounts and its request log are public.
  const server = serve(
    { fetch: app.fetch, port, hostname: process.env['HOST'] ?? 'localhost' },
    (address) => {
      console.log(
        `Demo: http://localhost:${address.port}/\nDocs: http://localhost:${address.port}/docs/\nPress Ctrl+C to stop`,
      );
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Try PORT=${port + 1} npm start.`
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
