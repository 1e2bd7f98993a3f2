/**
 * Runs in the page: returns controls with a target of less than `least` px among the elements that match a
 * selector, as `name: width × height`. The size of a control is the area around its center in which the
 * pointer hits it. Links in sentences are exempt, as in WCAG 2.5.8.
 */
export function findSmallTargets(least, selector) {
  const deepest = (x, y, root = document) => {
    const element = root.elementFromPoint(x, y);
    const inner = element?.shadowRoot && element !== root.host ? deepest(x, y, element.shadowRoot) : null;
    return inner ?? element;
  };
  const parentOf = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
  const isHit = (control, x, y) => {
    for (let node = deepest(x, y); node; node = parentOf(node)) {
      if (node === control) return true;
      // Text of the page in a slot of the control.
      if (node === control.getRootNode().host && control.querySelector('slot')) return true;
      // A press on a label counts as a press on its control. A press on a frame focuses its text box.
      if (node.localName === 'label' && (node.control ?? node.querySelector?.('input')) === control)
        return true;
      if (node.className === 'frame' && node.contains(control)) return true;
    }
    return false;
  };
  const measure = (control) => {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    /** Returns the distance from the center within which the control is hit, up to a limit. */
    const reach = (stepX, stepY, limit) => {
      let length = 0;
      while (length < limit && isHit(control, x + stepX * (length + 1), y + stepY * (length + 1)))
        length += 1;
      return length;
    };
    return [
      [1, 0],
      [0, 1],
    ].map(([stepX, stepY]) => {
      const before = reach(-stepX, -stepY, least);
      return before + reach(stepX, stepY, least - before);
    });
  };
  const isInSentence = (link) =>
    link.localName === 'a' &&
    getComputedStyle(link).display === 'inline' &&
    link.closest('p, li, td') !== null;
  const found = [];
  const within = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (
        element.matches(selector) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert]') &&
        element.getBoundingClientRect().width > 1 &&
        !isInSentence(element)
      ) {
        const size = measure(element);
        // Open overlays cover the content behind them.
        const isCovered = Math.max(...size) === 0;
        if (!isCovered && Math.min(...size) < least - 1)
          found.push(
            `${(element.getAttribute('aria-label') || element.textContent || element.name || element.localName).trim()}: ${size.join(' × ')}`,
          );
      }
      if (element.shadowRoot) within(element.shadowRoot);
    }
  };
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) within(shadowRoot);
  return found;
}
