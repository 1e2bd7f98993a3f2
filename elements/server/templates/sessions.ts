import { type HtmlNode, parseHtml } from '../text/parseHtml.ts';

/** HTML for everybody, or what bidders have in place of what visitors have. */
export type Piece = string | { bidder: string; visitor: string };

/** Both sessions in one: what they have in common once, and whole elements where they differ. */
export const mergeSessions = (bidder: string, visitor: string): Piece[] =>
  mergeNodes(parseHtml(bidder), parseHtml(visitor)).filter((piece) => piece !== '');

function mergeNodes(bidder: readonly HtmlNode[], visitor: readonly HtmlNode[]): Piece[] {
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

const getStart = (node: HtmlNode): string => (typeof node === 'string' ? node : node.start);

const format = (node: HtmlNode): string =>
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
