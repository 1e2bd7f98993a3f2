/** Runs in the page: returns text of the page and of the elements that is clipped or outside the window. */
export function textOutOfSight() {
  const found = [];
  const parentOf = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
  const isCut = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    for (let ancestor = text.parentElement; ancestor; ancestor = parentOf(ancestor)) {
      if (!(ancestor instanceof Element)) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(ancestor);
      // Text only for screen readers.
      if (clipPath !== 'none') return false;
      const edges = ancestor.getBoundingClientRect();
      // Scrollable content counts as visible.
      if ([overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each))) return false;
      if (['hidden', 'clip'].includes(overflowX) && (left < edges.left - 1 || right > edges.right + 1))
        return true;
      if (['hidden', 'clip'].includes(overflowY) && (top < edges.top - 1 || bottom > edges.bottom + 1))
        return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  /** Whether the box of a text field is lower than its font. */
  const isLow = (input) => {
    const { clientHeight, style } = input;
    const before = style.cssText;
    for (const [property, value] of [
      ['block-size', 'auto'],
      ['min-block-size', '0'],
      ['align-self', 'start'],
      ['line-height', 'normal'],
    ])
      style.setProperty(property, value, 'important');
    const isLower = clientHeight < input.clientHeight - 1;
    style.cssText = before;
    return isLower;
  };
  const notText =
    ':is([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=submit], [type=button], [type=reset], [type=image], [type=hidden])';
  const within = (root) => {
    for (const input of root.querySelectorAll(`input:not(${notText}), select`))
      if (input.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isLow(input))
        found.push(`${root.host?.localName ?? ''}: ${input.localName} ${input.value || input.placeholder}`);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (
        text.data.trim() &&
        text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isCut(text)
      )
        found.push(`${root.host?.localName ?? ''}: ${text.data.trim()}`);
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) within(shadowRoot);
  };
  within(document);
  return found;
}
