/**
 * Runs in the page: returns pairs of overlapping text of the elements, unless one of them is in a layer above
 * the other.
 */
export function textOverlaps() {
  const texts = [];
  const parentOf = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
  /**
   * Returns the positioned ancestor that contains the text and overlays its surroundings, or undefined for
   * text only for screen readers.
   */
  const getLayer = (text) => {
    let layer = document;
    for (let ancestor = text.parentElement; ancestor; ancestor = parentOf(ancestor)) {
      if (!(ancestor instanceof Element)) continue;
      const { clipPath, position } = getComputedStyle(ancestor);
      if (clipPath !== 'none') return undefined;
      if (layer === document && /absolute|fixed/.test(position)) layer = ancestor;
    }
    return layer;
  };
  const within = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.data.trim()) continue;
      if (
        !text.parentElement?.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      texts.push({ text: text.data.trim(), layer: getLayer(text), rects: [...range.getClientRects()] });
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) within(shadowRoot);
  };
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) within(shadowRoot);
  // Lines of a paragraph may touch.
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 3;
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          other.layer &&
          other.layer === one.layer &&
          one.rects.some((rect) => other.rects.some((each) => overlap(rect, each))),
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}
