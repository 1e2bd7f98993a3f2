import { getZoom } from '../../controls/floating/zoom.ts';
import { isPlainClick } from '../../site/core/urls.ts';
import { createTimer } from '../../hooks/useTimer.ts';
import { timings } from '../../site/timings.ts';
import { keepFindable } from './findable.ts';
import { getFlatAncestors, getFocused, menuKeys, moveFocus } from './moveFocus.ts';
import { findMenu, getMenu, isOpen, type Menu, panelSelector } from './menu.ts';

export interface Point {
  x: number;
  y: number;
}

type PanelRect = Pick<DOMRect, 'left' | 'right' | 'top'>;

/**
 * Whether a pointer that went from `before` to `now` is heading for a panel below: inside the triangle of its last
 * position and the panel's two upper corners. A move along the bar is not.
 */
export function isHeadingInto(panel: PanelRect, before: Point, now: Point): boolean {
  const height = panel.top - before.y;
  const down = now.y - before.y;
  if (height <= 0 || down <= 0) return false;
  const share = Math.min(down / height, 1);
  const left = before.x + (panel.left - before.x) * share;
  const right = before.x + (panel.right - before.x) * share;
  return now.x >= left && now.x <= right;
}

export interface MenusOptions {
  /** What opens a menu in addition to the keyboard: a press or the pointer (the default), or only a press. */
  menuTrigger?: 'hover' | 'click' | undefined;
  /** How long the pointer is on a button before its menu opens, in ms. The default is 300. */
  hoverDelay?: number | undefined;
}

/** The open menu. */
interface Opening extends Menu {
  isByHover: boolean;
  /** In ms since 1970. */
  time: number;
  /** `false` if a sheet of a narrow screen was open before React had loaded. */
  isButtonVisible: boolean;
  /** Ends the listeners on the page. */
  listening: AbortController;
}

/**
 * Adds to the popovers of a header what browsers lack: opening by hover, arrow keys, `aria-expanded`, a backdrop that receives clicks, and
 * closing when focus leaves. The browser closes them by a press outside or when another one opens.
 */
export function attachMenus(header: HTMLElement, options: MenusOptions, signal: AbortSignal): void {
  const backdrop = header.querySelector<HTMLElement>('[part=backdrop]')!;
  const opening = createTimer();
  const closing = createTimer();
  let open: Opening | undefined;
  let isOpeningByHover = false;
  /** The item under the pointer. */
  let hovered: Menu | undefined;
  /** A menu that Escape has closed. It does not open by hover until the pointer has left it. */
  let suppressed: HTMLElement | undefined;
  /** A press outside has closed a menu that had opened by hover. Such menus have no backdrop until the page scrolls. */
  let isBackdropDismissed = false;

  const setOpen = (next: Opening | undefined) => {
    open?.listening.abort();
    open = next;
  };
  const createOpening = (menu: Menu): Opening => ({
    ...menu,
    isByHover: isOpeningByHover,
    time: Date.now(),
    isButtonVisible: menu.button.checkVisibility(),
    listening: new AbortController(),
  });
  const show = ({ panel, button }: Menu) => {
    if (isOpen(panel)) return;
    backdrop.style.visibility = isOpeningByHover && isBackdropDismissed ? 'hidden' : '';
    // First, because it has to be below the panel in the top layer. No popover can be shown while another one is being shown.
    if (!isOpen(backdrop)) backdrop.showPopover();
    panel.showPopover({ source: button });
  };
  /** Moves focus from the panel to its button first. */
  const close = () => {
    if (!open) return;
    const { item, panel, button } = open;
    if (isInside(getFocused(header.ownerDocument), panel) && button.checkVisibility()) button.focus();
    opening.stop();
    if (item.contains(panel)) panel.hidePopover();
  };

  const place = () => {
    if (!open) return;
    // The header has become a narrow one. For screenshots, browsers make the window 1 px wide.
    if (open.isButtonVisible && !open.button.checkVisibility() && window.innerWidth > 1) return close();
    backdrop.style.clipPath = getBackdropClip(header, getZoom(backdrop));
    const { item, panel } = open;
    if (panel.matches('.mega')) placeBelow(panel, item.closest('.row')!, { gap: 1 });
    else placeBelow(panel, item, { edges: 'end', beyond: 8 });
  };
  const dismissBackdrop = () => {
    isBackdropDismissed = true;
    window.addEventListener(
      'scroll',
      () => {
        isBackdropDismissed = false;
        backdrop.style.visibility = '';
      },
      { once: true, passive: true, signal },
    );
  };

  /** Listeners that only an open menu needs. */
  const listenToPage = ({ listening, item, isByHover }: Opening) => {
    const capture = { capture: true, signal: listening.signal };
    const document = header.ownerDocument;
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, place, { ...capture, passive: true });
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isByHover && !findMenu(event)) dismissBackdrop();
      },
      capture,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        if (isByHover) suppressed = item;
        close();
      },
      capture,
    );
    const root = header.getRootNode();
    // A link that the page follows without loading a new document.
    (root instanceof ShadowRoot ? root.host : document).addEventListener(
      'click',
      (event) => {
        const path = event.composedPath();
        const isLink = path.includes(header) && path.some((node) => node instanceof HTMLAnchorElement);
        if (isLink && isPlainClick(event as MouseEvent)) setTimeout(() => event.defaultPrevented && close());
      },
      { signal: listening.signal },
    );
    window.addEventListener('pageshow', ({ persisted }) => persisted && close(), capture);
  };

  const onToggle = (event: ToggleEvent) => {
    const menu = findMenu(event);
    if (!menu || menu.panel !== event.target) return;
    const willOpen = event.newState === 'open';
    menu.button.setAttribute('aria-expanded', String(willOpen));
    if (willOpen) {
      setOpen(createOpening(menu));
      place();
      listenToPage(open!);
    } else if (open?.panel === menu.panel) {
      setOpen(undefined);
      backdrop.hidePopover();
    }
  };

  const startOpening = (menu: Menu, elapsed = 0) => {
    const { hoverDelay = timings.hoverOpen } = options;
    opening.start(Math.max(0, hoverDelay - elapsed), () => {
      if (suppressed === menu.item || !menu.item.isConnected) return;
      isOpeningByHover = true;
      show(menu);
      isOpeningByHover = false;
    });
  };
  const onPointerOver = (menu: Menu | undefined, elapsed?: number) => {
    if (menu?.item === hovered?.item) return;
    if (hovered) {
      opening.stop();
      if (suppressed === hovered.item) suppressed = undefined;
      closing.start(timings.hoverClose, () => {
        if (open && !isInside(getFocused(header.ownerDocument), open.panel)) close();
      });
    }
    hovered = menu;
    if (!menu) return;
    closing.stop();
    if (open?.item !== menu.item) startOpening(menu, elapsed);
  };
  let last: Point | undefined;
  /** On its way into the open panel, the pointer may cross other items without opening them. */
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (open && hovered && open.item !== hovered.item && last)
      if (isHeadingInto(open.panel.getBoundingClientRect(), last, { x, y })) startOpening(hovered);
    last = { x, y };
  };

  const listen = <T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (event: HTMLElementEventMap[T]) => void,
    capture = false,
  ) => header.addEventListener(type, listener, { signal, capture });
  if (options.menuTrigger !== 'click') {
    const ofMouse = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') listener(event);
    };
    // The loader says in `detail` how long the pointer has been there.
    listen(
      'pointerover',
      ofMouse((event) => onPointerOver(findMenu(event), event.detail)),
    );
    listen(
      'pointerleave',
      ofMouse(() => onPointerOver(undefined)),
    );
    listen('pointermove', ofMouse(onPointerMove));
    listen('pointerdown', ofMouse(opening.stop));
  }
  // Synchronous, unlike `toggle`.
  listen('beforetoggle', onToggle as (event: Event) => void, true);
  listen('click', (event) => {
    const menu = findMenu(event);
    if (!menu?.button.contains(event.target as Node) || event.defaultPrevented || !event.cancelable) return;
    event.preventDefault();
    if (open?.panel !== menu.panel) return show(menu);
    // On a busy page, the press was long before its event.
    const time = Date.now() - (performance.now() - event.timeStamp);
    // The press was meant to open the menu too.
    if (!open.isByHover || time - open.time >= timings.hoverClickGuard) menu.panel.hidePopover();
  });
  listen('keydown', (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !menuKeys.test(key)) return;
    const menu = findMenu(event);
    const result = menu && moveFocus(menu, event.target as HTMLElement, key);
    if (result) event.preventDefault();
    if (result === 'open') {
      show(menu!);
      moveFocus(menu!, menu!.button, key);
    }
  });
  listen('focusout', ({ relatedTarget }) => {
    if (open && relatedTarget && !isInside(relatedTarget as Element, open.item)) open.panel.hidePopover();
  });
  // The press must neither move focus nor select text.
  backdrop.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  keepFindable(header, signal);

  for (const panel of header.querySelectorAll<HTMLElement>(panelSelector)) {
    if (!isOpen(panel)) continue;
    setOpen(createOpening(getMenu(panel)));
    listenToPage(open!);
  }
  if (!open && isOpen(backdrop)) backdrop.hidePopover();
  signal.addEventListener('abort', () => {
    opening.stop();
    closing.stop();
    setOpen(undefined);
  });
}

const isInside = (element: Element | null, container: Element): boolean =>
  [...getFlatAncestors(element)].includes(container);

/** A clip path of the whole window except the header. */
function getBackdropClip(header: HTMLElement, zoom: number): string {
  const { left, right, top, bottom } = header.getBoundingClientRect();
  const [start, end, above, below] = [left, right, top, bottom].map((each) => `${each / zoom}px`);
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${start} ${above}, ${end} ${above}, ${end} ${below}, ${start} ${below}, ${start} ${above})`;
}

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
