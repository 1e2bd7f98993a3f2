/** A control of the header and its bounding box. */
export interface Box {
  name: string;
  element: Element;
  rect: DOMRect;
}

export const describeBox = ({ name, rect }: Box) =>
  `${name} (${[rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(' ')})`;

const controls = 'a[href], button, input:not([type=hidden])';

/** Returns the controls in the rows of the header, in the order of the flattened tree. */
function getControls(node: Element | ShadowRoot, found: Element[] = []): Element[] {
  for (const each of node.children) {
    // Slots have no box.
    if (each.localName !== 'slot' && !each.checkVisibility({ visibilityProperty: true })) continue;
    if (each.matches(controls)) found.push(each);
    const assigned = each instanceof HTMLSlotElement ? each.assignedElements() : [];
    for (const element of assigned) {
      if (!element.checkVisibility()) continue;
      if (element.matches(controls)) found.push(element);
      else getControls(element, found);
    }
    if (assigned.length === 0) getControls(each, found);
  }
  return found;
}

export const getBoxes = (header: Element): Box[] =>
  getControls(header.shadowRoot!.querySelector('[part=header]')!).map((element) => ({
    name: `${element.localName} "${element.ariaLabel ?? element.textContent.trim()}"`,
    element,
    rect: element.getBoundingClientRect(),
  }));

/** Returns whether a box belongs to the search, whose icon overlaps its text box on narrow screens. */
export const isSearch = ({ element }: Box) => element.closest('form') !== null;

export const overlap = ({ rect: one }: Box, { rect: other }: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

/**
 * Describes layout errors in the rows of a header: controls outside the window or over each other, and rows
 * that scroll.
 */
export function findLayoutErrors(header: Element): string[] {
  const boxes = getBoxes(header);
  const outside = boxes.filter(({ rect: { left, right } }) => left < -0.5 || right > window.innerWidth + 0.5);
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  const over = pairs.filter(([one, other]) => overlap(one, other) && (!isSearch(one) || !isSearch(other)));
  const scrolled = [...header.shadowRoot!.querySelectorAll('.tools, .categories .row > ul')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  return [
    ...outside.map((box) => `${describeBox(box)} is outside`),
    ...over.map(([one, other]) => `${describeBox(one)} and ${describeBox(other)} overlap`),
    ...scrolled.map(({ parentElement }) => `what is in ${parentElement!.className} has no room`),
    ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
  ];
}
