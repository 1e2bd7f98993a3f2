import { isElement, type MarkupCondition, type MarkupNode } from '../early/markup.ts';

/** Two renderings of a tag in one: what they have in common once, and a choice where they differ. */
export function mergeChoices(
  condition: MarkupCondition,
  first: readonly MarkupNode[],
  second: readonly MarkupNode[],
): MarkupNode[] {
  const merged: MarkupNode[] = [];
  let start = 0;
  for (; start < Math.min(first.length, second.length); start += 1) {
    const node = mergeNode(condition, first[start]!, second[start]!);
    if (node === undefined) break;
    merged.push(node);
  }
  const tails: MarkupNode[] = [];
  let end = 0;
  for (; end < Math.min(first.length, second.length) - start; end += 1) {
    const node = mergeNode(condition, first.at(-1 - end)!, second.at(-1 - end)!);
    if (node === undefined) break;
    tails.unshift(node);
  }
  const [nodes, others] = [first, second].map((all) => all.slice(start, all.length - end));
  const choice = nodes!.length + others!.length > 0 ? [{ condition, nodes: nodes!, others: others! }] : [];
  return [...merged, ...choice, ...tails];
}

/** `undefined` for nodes that differ in more than their children. */
function mergeNode(
  condition: MarkupCondition,
  first: MarkupNode,
  second: MarkupNode,
): MarkupNode | undefined {
  if (isEqual(first, second)) return first;
  if (!isElement(first) || !isElement(second)) return undefined;
  const [name, attributes, children] = first;
  const [otherName, otherAttributes, otherChildren] = second;
  if (name !== otherName || !isEqual(attributes, otherAttributes)) return undefined;
  return [name, attributes, mergeChoices(condition, children, otherChildren)];
}

const isEqual = (first: unknown, second: unknown): boolean =>
  JSON.stringify(first) === JSON.stringify(second);
