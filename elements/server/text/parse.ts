import { Parser } from 'htmlparser2';
import { withoutPrototype } from '../../../src/site/core/objects.ts';

/** An element. `start` and `end` are its tags, verbatim. */
export interface ElementNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: string;
  children: HtmlNode[];
  end: string;
  /** Text of the element without its children, with decoded character references. */
  text: string;
}
/** An element, or the HTML between two tags. */
export type HtmlNode = ElementNode | string;

/** Depth after which HTML isn't parsed. Browsers nest 512 elements, and the time of the parser grows with the square of the depth. */
const maxDepth = 10_000;

/** Parses HTML into a tree that can be formatted without changes. */
export function parseHtml(html: string): HtmlNode[] {
  const root: ElementNode = { name: '', attributes: {}, start: '', children: [], end: '', text: '' };
  const open = [root];
  let position = 0;
  const readTo = (end: number): string => html.slice(position, (position = end));
  /** Adds the HTML between the last tag and the current tag. Returns the current tag. */
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
      if (open.length > maxDepth) parser.pause();
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

/** Parses the JSON of a file. Throws an `Error` that names the file and the syntax error. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} isn't valid JSON (${(error as Error).message}). Check the quotes and commas.`, {
      cause: error,
    });
  }
}
