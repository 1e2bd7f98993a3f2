const untranslated = 'script, style, textarea, font, [translate=no]';

/**
 * Changes a page like a page translator: wraps every text node in `<font>` elements as soon as it is
 * inserted, even in open shadow roots. Returns a function that stops it.
 */
export function translatePage(): () => void {
  const observed = new Set<Node>();
  const observer = new MutationObserver(() => {
    for (const root of observed) translate(root);
  });
  const translate = (root: Node) => {
    if (!observed.has(root)) {
      observed.add(root);
      observer.observe(root, { subtree: true, childList: true, characterData: true });
    }
    for (const text of textNodesIn(root)) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
    for (const { shadowRoot } of (root as Element).querySelectorAll('*'))
      if (shadowRoot) translate(shadowRoot);
  };
  translate(document.body);
  return () => observer.disconnect();
}

/** Returns text next to other nodes, where React cannot insert or remove nodes after a translation. */
export const textsBesideNodes = (root: ShadowRoot): string[] =>
  textNodesIn(root)
    .filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('style'))
    .map((text) => text.parentElement?.closest('font:not(font font)') ?? text)
    .filter((node) => node.parentNode!.childNodes.length > 1)
    .map((node) => `${node.textContent} in <${(node.parentNode as Element).localName}>`);

function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
