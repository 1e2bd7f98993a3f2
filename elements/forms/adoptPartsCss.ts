import { getTextSheet } from '../core/styleSheets.ts';
import { pageInputPartsCss } from './pageInputCss.ts';

/** Types of inputs into which browsers put buttons. */
const typesWithParts: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'search', 'password']);

/** Gives the tree in which an input stands the rules for the browser's buttons in it, once. */
export function adoptPartsCss(input: Element & { type: string }): void {
  const root = input.getRootNode() as Document | ShadowRoot;
  if (!typesWithParts.has(input.type) || !('adoptedStyleSheets' in root)) return;
  const sheet = getTextSheet(input.ownerDocument, pageInputPartsCss);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
