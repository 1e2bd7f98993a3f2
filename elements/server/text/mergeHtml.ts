import type { Choice, Condition, Piece } from '../../early/siteHtml.ts';
import type { ElementNode, HtmlNode } from './parse.ts';

/** Node of two merged renderings: equal in both, or a choice between them. */
export type MergedNode = HtmlNode | MergedElement | MergedChoice;
interface MergedElement extends Omit<ElementNode, 'children'> {
  children: MergedNode[];
}
interface MergedChoice {
  condition: Condition;
  nodes: MergedNode[];
  others: MergedNode[];
}

/** Merges two renderings. Equal nodes appear once, and differences become a choice. `first` applies if the condition is true. */
export function mergeNodes(
  condition: Condition,
  first: readonly MergedNode[],
  second: readonly MergedNode[],
): MergedNode[] {
  const shorter = Math.min(first.length, second.length);
  const start: MergedNode[] = [];
  while (start.length < shorter) {
    const node = mergeNode(condition, first[start.length]!, second[start.length]!);
    if (!node) break;
    start.push(node);
  }
  const end: MergedNode[] = [];
  while (start.length + end.length < shorter) {
    const node = mergeNode(condition, first.at(-1 - end.length)!, second.at(-1 - end.length)!);
    if (!node) break;
    end.unshift(node);
  }
  const [nodes, others] = [first, second].map((all) => all.slice(start.length, all.length - end.length));
  return nodes!.length + others!.length === 0
    ? [...start, ...end]
    : [...start, { condition, nodes: nodes!, others: others! }, ...end];
}

/** Merges two nodes. Returns `undefined` if they differ in more than their children. */
function mergeNode(condition: Condition, first: MergedNode, second: MergedNode): MergedNode | undefined {
  if (JSON.stringify(first) === JSON.stringify(second)) return first;
  if (!isElement(first) || !isElement(second) || first.start !== second.start) return undefined;
  return { ...first, children: mergeNodes(condition, first.children, second.children) };
}

const isElement = (node: MergedNode): node is MergedElement => typeof node === 'object' && 'start' in node;

/** Formats nodes as HTML, with a choice for each difference. */
export function formatPieces(nodes: readonly MergedNode[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: Piece) => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  };
  for (const node of nodes)
    if (typeof node === 'string') add(node);
    else if (isElement(node))
      for (const piece of [node.start, ...formatPieces(node.children), node.end]) add(piece);
    else add(formatChoice(node));
  return pieces;
}

const formatChoice = ({ condition, nodes, others }: MergedChoice): Choice => ({
  condition,
  pieces: formatPieces(nodes),
  others: formatPieces(others),
});
