import { isElement, type MarkupChoice, type MarkupCondition, type MarkupNode } from './markup.ts';

export interface Content {
  document: Document;
  isTrue: (condition: MarkupCondition) => boolean;
  /** Gives a text, or the value of an attribute of an element, its placeholders' values. */
  fill: (text: string, element?: Element) => string;
  /** Makes an icon of the markup. */
  createIcon: (index: number) => Node;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The texts and elements of a list, of its choices those that hold. */
export const chooseNodes = (
  nodes: readonly MarkupNode[],
  content: Content,
): readonly Exclude<MarkupNode, MarkupChoice>[] =>
  nodes.flatMap((node) =>
    typeof node !== 'object' || isElement(node)
      ? [node]
      : chooseNodes(content.isTrue(node.condition) ? node.nodes : node.others, content),
  );

/** Makes the nodes of a markup's tree by DOM calls. */
export const createNodes = (
  tree: readonly MarkupNode[],
  content: Content,
  isInSvg = false,
): (Node | string)[] =>
  chooseNodes(tree, content).map((node) => {
    if (typeof node === 'string') return content.fill(node);
    if (typeof node === 'number') return content.createIcon(node);
    const [name, attributes, children] = node;
    const isSvg = isInSvg || name === 'svg';
    const element = isSvg
      ? content.document.createElementNS(svgNamespace, name)
      : content.document.createElement(name);
    element.append(...createNodes(children, content, isSvg));
    for (const [attribute, text] of Object.entries(attributes)) {
      const value = content.fill(text, element);
      // One whose placeholder has no value is left out.
      if (value !== '' || text === '') element.setAttribute(attribute, value);
    }
    return element;
  });
