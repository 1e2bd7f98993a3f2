import { getZoom } from '../../controls/floating/getZoom.ts';
import { getFlatAncestors } from './flatTree.ts';

/** What makes an ancestor clip what stands in it, or makes it what `position: fixed` refers to, unless its value is a harmless one. */
const confining = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'perspective',
  'filter',
  'backdrop-filter',
  'clip-path',
  'contain',
  'will-change',
];
const harmless = new Set(['', 'none', 'auto']);

interface Confined {
  /** A panel or list that is positioned in the header. */
  floating: HTMLElement | null;
  /** Its part of the page, whose ancestors may clip it. */
  frame: Element;
  /** Covers the page but for the frame. */
  backdrop?: HTMLElement | null;
  /** Ends it, at any time. */
  signal: AbortSignal;
}

/**
 * Moves what hangs from the header into the top layer, at the same place, if an ancestor in the page would clip it; only then, because
 * script has to keep it there when the header moves in the page.
 */
export function leaveClippingAncestors({ floating, frame, backdrop, signal }: Confined): void {
  const reference = floating?.offsetParent;
  if (signal.aborted || !floating || !(reference instanceof HTMLElement)) return;
  const [, ...ancestors] = getFlatAncestors(frame);
  if (!ancestors.some((each) => confines(each, floating))) return;
  const { offsetLeft, offsetTop, offsetWidth } = floating;
  const start = offsetLeft + reference.clientLeft;
  const end = reference.offsetWidth - start - offsetWidth;
  const place = () => {
    const { left, right, top, width } = reference.getBoundingClientRect();
    const scale = width / reference.offsetWidth;
    const zoom = getZoom(floating);
    const { scrollX, scrollY } = window;
    const { clientWidth } = floating.ownerDocument.documentElement;
    const insets = [
      scrollY + top + (offsetTop + reference.clientTop) * scale,
      clientWidth - scrollX - right + end * scale,
      undefined,
      scrollX + left + start * scale,
    ];
    floating.style.inset = insets
      .map((inset) => (inset === undefined ? 'auto' : `${inset / zoom}px`))
      .join(' ');
    floating.style.clipPath = getNotch(floating, frame, zoom);
    if (backdrop) backdrop.style.clipPath = getHole(frame, getZoom(backdrop));
  };
  const raised = [backdrop, floating].filter((each) => each instanceof HTMLElement);
  for (const each of raised) {
    each.popover = 'manual';
    Object.assign(each.style, {
      position: 'fixed',
      margin: '0',
      width: 'auto',
      height: 'auto',
      minInlineSize: '0',
      ...(each === backdrop && { border: '0', padding: '0' }),
    });
    each.showPopover();
  }
  // In the page, with which it scrolls by itself. WebKit keeps its containing block unless it is laid out as `fixed` first.
  floating.getBoundingClientRect();
  floating.style.position = 'absolute';
  place();
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, place, { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => {
    for (const each of raised) {
      each.removeAttribute('popover');
      each.removeAttribute('style');
    }
  });
}

function confines(ancestor: Element, floating: Element): boolean {
  const style = getComputedStyle(ancestor);
  if (style.contentVisibility === 'auto') return true;
  if (confining.some((property) => !harmless.has(style.getPropertyValue(property)))) return true;
  if (style.overflow === 'visible' || passesOverflowOn(ancestor)) return false;
  const [outer, inner] = [ancestor.getBoundingClientRect(), floating.getBoundingClientRect()];
  return inner.bottom > outer.bottom || inner.left < outer.left || inner.right > outer.right;
}

/** The overflow of the root element, else that of the body, is the viewport's. */
function passesOverflowOn(ancestor: Element): boolean {
  const { documentElement, body } = ancestor.ownerDocument;
  return (
    ancestor === documentElement ||
    (ancestor === body && getComputedStyle(documentElement).overflow === 'visible')
  );
}

/** All of a panel, and its shadow, but for the line under its button: where both meet, the line is the one that is seen. */
function getNotch(panel: HTMLElement, frame: Element, zoom: number): string {
  const { left, top } = panel.getBoundingClientRect();
  const overlap = (frame.getBoundingClientRect().bottom - top) / zoom;
  const line = panel.previousElementSibling?.firstElementChild?.getBoundingClientRect();
  if (!line || overlap <= 0 || overlap > 2) return '';
  const [start, end] = [line.left, line.right].map((side) => `${(Math.round(side) - left) / zoom}px`);
  const far = 'calc(100% + 64px)';
  return `polygon(-64px 0, ${start} 0, ${start} ${overlap}px, ${end} ${overlap}px, ${end} 0, ${far} 0, ${far} ${far}, -64px ${far})`;
}

/** All of the window but for an element. */
function getHole(element: Element, zoom: number): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [start, end, above, below] = [left, right, top, bottom].map((each) => `${each / zoom}px`);
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${start} ${above}, ${end} ${above}, ${end} ${below}, ${start} ${below}, ${start} ${above})`;
}
