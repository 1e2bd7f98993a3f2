import type { DemoContext } from './context.ts';

/** What a form has sent; empty when the body of the request is none. */
export const readForm = (context: DemoContext): Promise<FormData> =>
  context.req.formData().catch(() => new FormData());
