import type { HtmlEscapedString } from 'hono/utils/html';

export { html, raw } from 'hono/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
