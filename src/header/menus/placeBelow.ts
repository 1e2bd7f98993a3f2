import { getZoom } from '../../controls/floating/zoom.ts';

interface Placement {
  /** Space between both, in px. */
  gap?: number;
  /** Edges of the reference that the element is aligned with. The default is `both`. */
  edges?: 'both' | 'end';
  /** How far the element goes beyond these edges, in px. */
  beyond?: number;
}

/**
 * Places an element of the top layer below another one, in browsers without CSS anchors. Sets the custom properties `--_inset` and `--_space`,
 * the block size below the reference. To be called again when the page scrolls or is resized.
 */
export function placeBelow(
  element: HTMLElement,
  reference: Element,
  { gap = 0, edges = 'both', beyond = 0 }: Placement,
): void {
  // jsdom has neither.
  if (typeof CSS === 'undefined' || CSS.supports('anchor-scope: all')) return;
  const zoom = getZoom(element);
  const { left, right, bottom } = reference.getBoundingClientRect();
  const { clientWidth } = element.ownerDocument.documentElement;
  const { scrollX, scrollY } = window;
  const isRightToLeft = getComputedStyle(reference).direction === 'rtl';
  const hasEdge = { left: edges === 'both' || isRightToLeft, right: edges === 'both' || !isRightToLeft };
  const insets = [
    (scrollY + bottom) / zoom + gap,
    hasEdge.right && (clientWidth - scrollX - right) / zoom - beyond,
    false,
    hasEdge.left && (scrollX + left) / zoom - beyond,
  ] as const;
  element.style.setProperty(
    '--_inset',
    insets.map((inset) => (inset === false ? 'auto' : `${inset}px`)).join(' '),
  );
  element.style.setProperty('--_space', `max(160px, calc(100dvh - ${Math.max(0, bottom) / zoom}px))`);
}
