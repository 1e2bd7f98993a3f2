import { getZoom } from '../../controls/floating/getZoom.ts';

interface Raised {
  /** A panel or list that is positioned in the header. */
  floating: HTMLElement | null;
  /** The header, which stays visible above the backdrop. */
  frame: Element;
  /** Covers the page except the header. */
  backdrop?: HTMLElement | null;
  /** Ends it, at any time. */
  signal: AbortSignal;
}

/** Moves what hangs from the header into the top layer, at the same place: above everything in the page, whatever clips the header. */
export function showInTopLayer({ floating, frame, backdrop, signal }: Raised): void {
  const reference = floating?.offsetParent;
  if (signal.aborted || !floating || !(reference instanceof HTMLElement)) return;
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
