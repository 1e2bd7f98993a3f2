import { Parser } from 'htmlparser2';
import { withoutPrototype } from '../../../src/site/core/objects.ts';

/** An element, with its tags as they are in the HTML. */
export interface ElementNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: string;
  children: HtmlNode[];
  end: string;
  /** Its text without that of its children, with decoded character references. */
  text: string;
}
/** An element, or the HTML between two tags. */
export type HtmlNode = ElementNode | string;

/** Parses HTML to a tree that can be written again as it was. */
export function parseHtml(html: string): HtmlNode[] {
  const root: ElementNode = { name: '', attributes: {}, start: '', children: [], end: '', text: '' };
  const open = [root];
  let position = 0;
  const readTo = (end: number): string => html.slice(position, (position = end));
  /** Adds what is between the last tag and the current one. Returns the current tag. */
  const readTag = (): string => {
    const content = readTo(parser.startIndex);
    if (content) open.at(-1)!.children.push(content);
    return readTo(parser.endIndex + 1);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = readTag();
      const element = {
        name,
        attributes: withoutPrototype(attributes),
        start,
        children: [],
        end: '',
        text: '',
      };
      open.at(-1)!.children.push(element);
      open.push(element);
    },
    ontext(text) {
      open.at(-1)!.text += text;
    },
    onclosetag(_, isImplied) {
      const end = isImplied ? '' : readTag();
      open.pop()!.end = end;
    },
  });
  parser.end(html);
  if (position < html.length) root.children.push(html.slice(position));
  return root.children;
}
