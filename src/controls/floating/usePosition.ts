import type * as FloatingUi from '@floating-ui/dom';
import type { Placement } from '@floating-ui/dom';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { getZoom } from './zoom.ts';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnOfLoading } from '../../site/network/loading.ts';
import { useWarn } from '../../hooks/hostContext.tsx';

export interface Position {
  placement: Placement;
  /** px. */
  mainOffset: number;
  crossOffset?: number;
  /** Whether it covers its anchor where there is no room beside it, rather than leave the window. */
  canCover?: boolean;
}

const positioning = createLazyModule(() => import('@floating-ui/dom'));

/** Loads the library, because something may be opened soon. */
export const preloadPositioning = positioning.preload;

/**
 * Places a floating element beside its anchor, and keeps it there if `keep` is set: it is placed on the other side, or shifted, where
 * there is no room. The library that computes positions is loaded with the first one.
 */
export function usePosition(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  { placement, mainOffset, crossOffset = 0, canCover = false }: Position,
  keep: boolean,
): void {
  const library = useLazyModule(positioning);
  const warn = useWarn();
  useEffect(() => {
    if (!keep) return positioning.preload();
    positioning.load((error) => {
      warnOfLoading(warn, error);
      if (anchor.current && floating.current) placeBelow(anchor.current, floating.current);
    });
  }, [anchor, floating, keep, warn]);
  useLayoutEffect(() => {
    const [reference, element] = [anchor.current, floating.current];
    if (!library || !reference || !element) return undefined;
    const update = () =>
      void place(library, reference, element, { placement, mainOffset, crossOffset, canCover });
    if (!isPlaced(element)) update();
    return keep ? runAfterPaint(() => library.autoUpdate(reference, element, update)) : undefined;
  }, [anchor, floating, keep, library, placement, mainOffset, crossOffset, canCover]);
}

const isPlaced = (element: HTMLElement): boolean => element.style.opacity !== '';

/** Starts something when the next frame has been painted, and stops it, started or not. */
function runAfterPaint(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      stop = start();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    stop?.();
  };
}

async function place(
  { computePosition, flip, offset, platform, shift }: typeof FloatingUi,
  reference: Element,
  element: HTMLElement,
  { placement, mainOffset, crossOffset = 0, canCover = false }: Position,
): Promise<void> {
  const zoom = getZoom(element);
  element.style.setProperty('--_zoom', String(zoom));
  const { clientWidth } = element.ownerDocument.documentElement;
  // None for what is as wide as the window.
  const padding = Math.max(0, Math.min(edge, (clientWidth - getShownSize(element).width) / 2));
  const { x, y } = await computePosition(reference, element, {
    placement,
    strategy: 'fixed',
    platform: { ...platform, getDimensions: getShownSize },
    middleware: [
      offset({ mainAxis: mainOffset * zoom, crossAxis: crossOffset * zoom }),
      // Along the anchor there is `shift`; the other end of a wide field would be far from its start.
      flip({ padding: edge, crossAxis: false }),
      shift({ padding, crossAxis: canCover }),
    ],
  });
  showAt(element, x / zoom, y / zoom);
}

/** Without the library: it can be seen, wherever there is room. */
function placeBelow(reference: Element, element: HTMLElement): void {
  const { left, bottom } = reference.getBoundingClientRect();
  showAt(element, left, bottom);
}

/** Gives an element its place, and ends the styles `unplaced` of src/design/floating.ts. */
function showAt(element: HTMLElement, left: number, top: number): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, opacity: '1', pointerEvents: 'auto' });
}

/** With CSS `zoom`, which the library leaves out of the size of an element. */
function getShownSize(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}

/** px that stay free at the edges of the viewport. */
const edge = 4;

/** Shows an element with the `popover` attribute in the top layer. */
export function useTopLayer(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Where there is no top layer, its z-index has to do. An element that is in no page for a moment cannot be shown.
    if (floating.current?.isConnected) floating.current.showPopover?.();
  }, [floating]);
}

/** Sides of an anchor, and where along the side. */
export const placements = [
  'top',
  'top-start',
  'top-end',
  'right',
  'right-start',
  'right-end',
  'bottom',
  'bottom-start',
  'bottom-end',
  'left',
  'left-start',
  'left-end',
] as const satisfies readonly Placement[];
