import { createMiddleware } from 'hono/factory';
import type { Env } from './context.ts';

/** The failures that any request can ask for, in the `failure` parameter or the `X-Failure` header. */
export const failures = ['slow', '500', 'html', 'drop', 'hang'] as const;

/** Delay of a slow response, in milliseconds. */
const slowness = 3000;

/** Middleware that delays or fails requests that ask for it. */
export const failOnDemand = createMiddleware<Env>(async (context, next) => {
  switch (context.req.query('failure') ?? context.req.header('X-Failure')) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowness));
      return next();
    case '500':
      return context.text('Simulated failure', 500);
    case 'html':
      return context.html('<!doctype html><title>Maintenance</title><h1>Back soon</h1>');
    case 'drop':
      context.env.incoming.socket.destroy();
      return context.body(null);
    case 'hang':
      await new Promise((resolve) => context.env.outgoing.once('close', resolve));
      return context.body(null);
    default:
      return next();
  }
});
