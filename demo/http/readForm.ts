import { HTTPException } from 'hono/http-exception';
import type { DemoContext } from './context.ts';

/** What a form has sent. A body that is no form ends the request: it is malformed. */
export const readForm = (context: DemoContext): Promise<FormData> =>
  context.req.formData().catch((error: unknown) => {
    throw new HTTPException(400, { cause: error });
  });
