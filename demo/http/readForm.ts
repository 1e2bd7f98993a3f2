import { HTTPException } from 'hono/http-exception';
import type { DemoContext } from './context.ts';

/** Reads the submitted form. If the body isn't a form, the response is a 400 error. */
export const readForm = (context: DemoContext): Promise<FormData> =>
  context.req.formData().catch((error: unknown) => {
    throw new HTTPException(400, { cause: error });
  });
