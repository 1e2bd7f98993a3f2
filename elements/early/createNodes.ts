import { isElement, type MarkupCondition, type MarkupNode } from './markup.ts';

interface Content {
  document: Document;
  isTrue: (condition: MarkupCondition) => boolean;
  /** Gives a text, or the value of an attribute of an element, its placeholders' values. */
  fill: (text: string, element?: Element) => string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Makes the nodes of a markup's tree by DOM calls. */
export const createNodes = (
  tree: readonly MarkupNode[],
  content: Content,
  namespace = htmlNamespace,
): (Node | string)[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return content.fill(node);
    if (!isElement(node))
      return createNodes(content.isTrue(node.condition) ? node.nodes : node.others, content, namespace);
    const [name, attributes, children] = node;
    const ownNamespace = name === 'svg' ? svgNamespace : namespace;
    const element = content.document.createElementNS(ownNamespace, name);
    element.append(...createNodes(children, content, ownNamespace));
    for (const [attribute, text] of Object.entries(attributes)) {
      const value = content.fill(text, element);
      // One whose placeholder has no value is left out.
      if (value !== '' || text === '') element.setAttribute(attribute, value);
    }
    return element;
  });
