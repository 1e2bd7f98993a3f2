import { createMiddleware } from 'hono/factory';
import type { Env } from './context.ts';

/** What can be asked for on any request, as `?failure=…` or in the header `X-Failure`. */
export const failures = ['slow', '500', 'html', 'drop', 'hang'] as const;

const slowness = 3000;

/** Lets a request fail on demand, for trying things out. */
export const failOnDemand = createMiddleware<Env>(async (context, next) => {
  switch (context.req.query('failure') ?? context.req.header('X-Failure')) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowness));
      return next();
    case '500':
      return context.text('A failure was asked for.', 500);
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
