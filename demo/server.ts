import { serve } from '@hono/node-server';
import { join } from 'node:path';
import type * as Server from '../elements/server/server.ts';
import { createApp } from './app.ts';
import { makeCallLog } from './model/callLog.ts';
import { openDatabase } from './model/database.ts';
import { createPrerender } from './http/prerender.ts';

interface DemoOptions {
  /** The server module of the built library. */
  library: typeof Server;
  /** The root folder of the project. */
  root: string;
  /** The path of the database file, or `:memory:`. */
  file: string;
}

/** Creates the app of the demo, and opens its database. */
export function createDemo({ root, file, library }: DemoOptions) {
  const database = openDatabase(file);
  const app = createApp({
    database,
    log: makeCallLog(),
    scriptSrc: '/auction-elements.js',
    prerender: createPrerender(library),
    built: join(root, 'dist'),
    files: join(root, 'demo/public'),
  });
  return { app, database };
}

export const formatAddresses = (port: number): string =>
  `Demo: http://localhost:${port}/\nDocs: http://localhost:${port}/docs/\nPress Ctrl+C to stop`;

/** Describes why a server could not start. `command` is the command that starts it. */
export const formatServerError = (error: NodeJS.ErrnoException, port: number, command: string): string =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is already in use. Try PORT=${port + 1} ${command}.`
    : String(error);

/** Serves the demo until the user presses Ctrl+C. */
export function serveDemo({ port, ...options }: DemoOptions & { port: number }): void {
  const { app, database } = createDemo(options);
  // By default, only this computer can open the demo, because its accounts and its request log are public.
  const server = serve({ fetch: app.fetch, port, hostname: process.env['HOST'] ?? 'localhost' }, (address) =>
    console.log(formatAddresses(address.port)),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(formatServerError(error, port, 'npm start'));
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
