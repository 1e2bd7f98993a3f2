/** An element of rendered HTML, with its tags as they are written. */
export interface ElementNode {
  start: string;
  children: HtmlNode[];
  end: string;
}
/** A text, a comment, an element without content, and one whose content is no HTML, as they are written. */
export type HtmlNode = ElementNode | string;

/** Tags, texts, and elements whose content is no HTML. In what React and this library render, `<` and `>` stand around tags only. */
const token = /<(style|script)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>|[^<]+/g;

/** The tree of HTML that React and this library have rendered. */
export function parseHtml(html: string): HtmlNode[] {
  const root: ElementNode = { start: '', children: [], end: '' };
  const open = [root];
  for (const [text, hasOwnContent] of html.matchAll(token)) {
    const { children } = open.at(-1)!;
    if (text.startsWith('</')) open.pop()!.end = text;
    else if (!text.startsWith('<') || hasOwnContent || /^<(!|link\b)|\/>$/.test(text)) children.push(text);
    else {
      const element = { start: text, children: [], end: '' };
      children.push(element);
      open.push(element);
    }
  }
  return root.children;
}
