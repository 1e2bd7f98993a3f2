interface ElementNode {
  start: string;
  children: Node[];
  end: string;
}
type Node = ElementNode | string;

/** HTML for everybody, or what bidders have in place of what visitors have. */
export type Piece = string | { bidder: string; visitor: string };

/** Both sessions in one: what they have in common once, and whole elements where they differ. */
export const mergeSessions = (bidder: string, visitor: string): Piece[] =>
  mergeNodes(parse(bidder), parse(visitor)).filter((piece) => piece !== '');

function mergeNodes(bidder: readonly Node[], visitor: readonly Node[]): Piece[] {
  const common: Piece[] = [];
  let count = 0;
  for (; count < Math.min(bidder.length, visitor.length); count += 1) {
    const [forBidders, forVisitors] = [bidder[count]!, visitor[count]!];
    if (getStart(forBidders) !== getStart(forVisitors)) break;
    if (typeof forBidders === 'string' || typeof forVisitors === 'string') common.push(getStart(forBidders));
    else
      common.push(forBidders.start, ...mergeNodes(forBidders.children, forVisitors.children), forBidders.end);
  }
  const further = [bidder, visitor].map((nodes) => nodes.slice(count).map(format).join(''));
  const [forBidders = '', forVisitors = ''] = further;
  return joinTexts(
    forBidders || forVisitors ? [...common, { bidder: forBidders, visitor: forVisitors }] : common,
  );
}

const getStart = (node: Node): string => (typeof node === 'string' ? node : node.start);

const format = (node: Node): string =>
  typeof node === 'string' ? node : node.start + node.children.map(format).join('') + node.end;

function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/** Tags, texts, and elements whose content is no HTML. In what React and this library render, `<` and `>` stand around tags only. */
const token = /<(style|script)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>|[^<]+/g;

function parse(html: string): Node[] {
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
