import { getZoom } from '../../controls/floating/zoom.ts';
import { isPlainClick } from '../../site/core/urls.ts';
import { onMoved } from '../../hooks/hostContext.tsx';
import { createTimer } from '../../hooks/useTimer.ts';
import * as timings from '../../site/timings.ts';
import { keepFindable } from './findable.ts';
import {
  findMenu,
  getFlatAncestors,
  getFocused,
  getMenu,
  isOpen,
  type Menu,
  menuKeys,
  moveFocus,
  panelSelector,
} from './menu.ts';

export interface Point {
  x: number;
  y: number;
}

type PanelRect = Pick<DOMRect, 'left' | 'right' | 'top'>;

/** Returns whether the pointer moves toward a panel below: inside the triangle of its previous position and the panel's upper corners. */
export function isHeadingInto(panel: PanelRect, previous: Point, current: Point): boolean {
  const height = panel.top - previous.y;
  const down = current.y - previous.y;
  if (height <= 0 || down <= 0) return false;
  const progress = Math.min(down / height, 1);
  const left = previous.x + (panel.left - previous.x) * progress;
  const right = previous.x + (panel.right - previous.x) * progress;
  return current.x >= left && current.x <= right;
}

export interface MenusOptions {
  /** Pointer actions that open a menu: hovering and pressing (`hover`, the default), or only pressing (`click`). The keyboard always works. */
  menuTrigger?: 'hover' | 'click' | undefined;
  /** Hover delay before a menu opens, in ms. Defaults to 300. */
  hoverDelay?: number | undefined;
  /** Hover delay before another menu replaces an open menu, in ms. Defaults to `hoverDelay`. */
  hoverSwitchDelay?: number | undefined;
}

/** State of the open menu. */
interface OpenMenu extends Menu {
  isByHover: boolean;
  /** Time of opening, in ms since the Unix epoch. */
  time: number;
  /** Whether the button was visible on opening. `false` for sheets on narrow screens, which can open before React loads. */
  isButtonVisible: boolean;
  /** Controller that removes the listeners of the open menu. */
  listening: AbortController;
}

/**
 * Adds hover, arrow keys, `aria-expanded`, a clickable backdrop, and closing on focus loss to the popovers of a header. The browser handles
 * light dismiss.
 */
export function attachMenus(
  header: HTMLElement,
  { menuTrigger, hoverDelay = timings.hoverOpen, hoverSwitchDelay = hoverDelay }: MenusOptions,
  signal: AbortSignal,
): void {
  const backdrop = header.querySelector<HTMLElement>('[part=backdrop]')!;
  const openTimer = createTimer();
  const closeTimer = createTimer();
  let openMenu: OpenMenu | undefined;
  let isOpeningByHover = false;
  /** Menu whose item is under the pointer. */
  let hoveredMenu: Menu | undefined;
  /** Item whose menu Escape has closed. The menu does not open by hover until the pointer leaves the item. */
  let suppressedItem: HTMLElement | undefined;
  /** Whether a press outside has closed a menu opened by hover. Such menus then have no backdrop until the page scrolls. */
  let isBackdropDismissed = false;

  const setOpenMenu = (next: OpenMenu | undefined) => {
    openMenu?.listening.abort();
    openMenu = next;
  };
  const createOpenMenu = (menu: Menu): OpenMenu => ({
    ...menu,
    isByHover: isOpeningByHover,
    time: Date.now(),
    isButtonVisible: menu.button.checkVisibility(),
    listening: new AbortController(),
  });
  const show = ({ panel, button }: Menu) => {
    if (isOpen(panel)) return;
    backdrop.style.visibility = isOpeningByHover && isBackdropDismissed ? 'hidden' : '';
    // The backdrop opens first, to be below the panel in the top layer.
    // A popover cannot open in the `beforetoggle` handler of another popover.
    if (!isOpen(backdrop)) backdrop.showPopover();
    panel.showPopover({ source: button });
  };
  /** Closes the open menu. Moves focus from the panel to the button first. */
  const close = () => {
    if (!openMenu) return;
    const { item, panel, button } = openMenu;
    if (isInside(getFocused(header.ownerDocument), panel) && button.checkVisibility()) button.focus();
    openTimer.stop();
    if (item.contains(panel)) panel.hidePopover();
  };

  const updatePosition = () => {
    if (!openMenu) return;
    // The header has become narrow. Browsers make the window 1 px wide for screenshots, which must not close the menu.
    if (openMenu.isButtonVisible && !openMenu.button.checkVisibility() && window.innerWidth > 1)
      return close();
    backdrop.style.clipPath = getBackdropClip(header, getZoom(backdrop));
    const { item, panel } = openMenu;
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

  /** Adds the listeners that only an open menu needs. */
  const listenToPage = ({ listening, item, isByHover }: OpenMenu) => {
    const capture = { capture: true, signal: listening.signal };
    const document = header.ownerDocument;
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, updatePosition, { ...capture, passive: true });
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
        if (isByHover) suppressedItem = item;
        close();
      },
      capture,
    );
    const root = header.getRootNode();
    // A client-side router may have canceled the click, so that no new document loads.
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

  const update = (menu: Menu, willOpen: boolean) => {
    menu.button.setAttribute('aria-expanded', String(willOpen));
    if (willOpen) {
      setOpenMenu(createOpenMenu(menu));
      updatePosition();
      listenToPage(openMenu!);
    } else if (openMenu?.panel === menu.panel) {
      setOpenMenu(undefined);
      backdrop.hidePopover();
    }
  };
  const onToggle = (event: ToggleEvent) => {
    const menu = findMenu(event);
    if (menu?.panel === event.target) update(menu, event.newState === 'open');
  };

  const startOpenTimer = (menu: Menu, delay: number) =>
    openTimer.start(delay, () => {
      if (suppressedItem === menu.item || !menu.item.isConnected) return;
      isOpeningByHover = true;
      show(menu);
      isOpeningByHover = false;
    });
  const onPointerOver = (menu: Menu | undefined, elapsed = 0) => {
    if (menu?.item === hoveredMenu?.item) return;
    if (hoveredMenu) {
      openTimer.stop();
      suppressedItem = undefined;
      closeTimer.start(timings.hoverClose, () => {
        if (openMenu && !isInside(getFocused(header.ownerDocument), openMenu.panel)) close();
      });
    }
    hoveredMenu = menu;
    if (!menu) return;
    closeTimer.stop();
    if (openMenu?.item !== menu.item)
      startOpenTimer(menu, (openMenu ? hoverSwitchDelay : hoverDelay) - elapsed);
  };
  let lastPoint: Point | undefined;
  /** Restarts the hover delay while the pointer moves toward the open panel, so that crossing another item does not open its menu. */
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (openMenu && hoveredMenu && openMenu.item !== hoveredMenu.item && lastPoint)
      if (isHeadingInto(openMenu.panel.getBoundingClientRect(), lastPoint, { x, y }))
        startOpenTimer(hoveredMenu, hoverDelay);
    lastPoint = { x, y };
  };

  const listen = <T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (event: HTMLElementEventMap[T]) => void,
    capture = false,
  ) => header.addEventListener(type, listener, { signal, capture });
  if (menuTrigger !== 'click') {
    const ifMouse = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') listener(event);
    };
    // `detail` is set by the loader: the time that the pointer has been over the button, in ms.
    listen(
      'pointerover',
      ifMouse((event) => onPointerOver(findMenu(event), event.detail)),
    );
    listen(
      'pointerleave',
      ifMouse(() => onPointerOver(undefined)),
    );
    listen('pointermove', ifMouse(onPointerMove));
    listen('pointerdown', ifMouse(openTimer.stop));
  }
  // `beforetoggle` is synchronous, unlike `toggle`.
  listen('beforetoggle', onToggle as (event: Event) => void, true);
  listen('click', (event) => {
    const menu = findMenu(event);
    if (!menu?.button.contains(event.target as Node) || event.defaultPrevented || !event.cancelable) return;
    event.preventDefault();
    if (openMenu?.panel !== menu.panel) return show(menu);
    // A busy page may handle the event long after the press.
    const time = Date.now() - (performance.now() - event.timeStamp);
    // A press right after opening by hover was meant to open the menu.
    if (!openMenu.isByHover || time - openMenu.time >= timings.hoverClickGuard) menu.panel.hidePopover();
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
    if (openMenu && relatedTarget && !isInside(relatedTarget as Element, openMenu.item))
      openMenu.panel.hidePopover();
  });
  // A press on the backdrop must not move focus or select text.
  backdrop.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  keepFindable(header, signal);
  // Browsers close popovers of moved elements without an event.
  const stop = onMoved(header, () => openMenu && !isOpen(openMenu.panel) && update(openMenu, false));

  for (const panel of header.querySelectorAll<HTMLElement>(panelSelector)) {
    if (!isOpen(panel)) continue;
    const menu = getMenu(panel);
    if (isOpen(backdrop)) {
      setOpenMenu(createOpenMenu(menu));
      listenToPage(openMenu!);
      continue;
    }
    // The menu opened before the script had loaded. It opens again above the backdrop.
    const focused = getFocused(header.ownerDocument);
    panel.hidePopover();
    show(menu);
    if (isInside(focused, panel)) (focused as HTMLElement).focus();
  }
  if (!openMenu && isOpen(backdrop)) backdrop.hidePopover();
  signal.addEventListener('abort', () => {
    stop();
    openTimer.stop();
    closeTimer.stop();
    setOpenMenu(undefined);
  });
}

const isInside = (element: Element | null, container: Element): boolean =>
  [...getFlatAncestors(element)].includes(container);

/** Returns a clip path of the whole window except the header. */
function getBackdropClip(header: HTMLElement, zoom: number): string {
  const { left, right, top, bottom } = header.getBoundingClientRect();
  const [start, end, above, below] = [left, right, top, bottom].map((coordinate) => `${coordinate / zoom}px`);
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${start} ${above}, ${end} ${above}, ${end} ${below}, ${start} ${below}, ${start} ${above})`;
}

interface Placement {
  /** Distance between the element and the reference, in px. */
  gap?: number;
  /** Edges of the reference that the element is aligned with. Defaults to `both`. */
  edges?: 'both' | 'end';
  /** Distance by which the element extends beyond these edges, in px. */
  beyond?: number;
}

/**
 * Positions an element of the top layer below `reference` in browsers without CSS anchors. Must be called again after scrolling and resizing.
 */
export function placeBelow(
  element: HTMLElement,
  reference: Element,
  { gap = 0, edges = 'both', beyond = 0 }: Placement,
): void {
  // jsdom has no `CSS` object.
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
  // Block size that is available below the reference.
  element.style.setProperty('--_space', `max(160px, calc(100dvh - ${Math.max(0, bottom) / zoom}px))`);
}
