import type * as FloatingUi from '@floating-ui/dom';
import type { Placement } from '@floating-ui/dom';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { getZoom } from './zoom.ts';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnAboutLoading } from '../../site/network/loading.ts';
import { useWarn, onMoved } from '../../hooks/hostContext.tsx';

export interface Position {
  placement: Placement;
  /** Distance from the anchor in px. */
  mainOffset: number;
  crossOffset?: number;
  /** Whether the element may cover its anchor instead of overflowing the viewport. */
  canCover?: boolean;
}

const positioning = createLazyModule(() => import('@floating-ui/dom'));

/** Positions an element next to its anchor. Floating UI, which is loaded on first use, flips or shifts elements that do not fit. */
export function usePosition(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  { placement, mainOffset, crossOffset = 0, canCover = false }: Position,
  /** Whether to update the position while the element is open. */
  autoUpdate: boolean,
): void {
  const library = useLazyModule(positioning);
  const warn = useWarn();
  useEffect(() => {
    if (!autoUpdate) return positioning.preload();
    positioning.load((error) => {
      warnAboutLoading(warn, error);
      if (anchor.current && floating.current) placeBelow(anchor.current, floating.current);
    });
  }, [anchor, floating, autoUpdate, warn]);
  useLayoutEffect(() => {
    const [reference, element] = [anchor.current, floating.current];
    if (!library || !reference || !element) return undefined;
    const update = () =>
      void updatePosition(library, reference, element, { placement, mainOffset, crossOffset, canCover });
    if (!isPlaced(element)) update();
    return autoUpdate ? runAfterPaint(() => library.autoUpdate(reference, element, update)) : undefined;
  }, [anchor, floating, autoUpdate, library, placement, mainOffset, crossOffset, canCover]);
}

const isPlaced = (element: HTMLElement): boolean => element.style.opacity !== '';

/** Calls `start` after the next paint. Returns a function that cancels this, or stops it if it has started. */
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

async function updatePosition(
  { computePosition, flip, offset, platform, shift }: typeof FloatingUi,
  reference: Element,
  element: HTMLElement,
  { placement, mainOffset, crossOffset = 0, canCover = false }: Position,
): Promise<void> {
  const zoom = getZoom(element);
  element.style.setProperty('--_zoom', String(zoom));
  const { clientWidth } = element.ownerDocument.documentElement;
  // An element as wide as the viewport has no padding.
  const padding = Math.max(0, Math.min(viewportPadding, (clientWidth - getRenderedSize(element).width) / 2));
  const { x, y } = await computePosition(reference, element, {
    placement,
    strategy: 'fixed',
    platform: { ...platform, getDimensions: getRenderedSize },
    middleware: [
      offset({ mainAxis: mainOffset * zoom, crossAxis: crossOffset * zoom }),
      // `shift` handles overflow along the anchor. Flipping to the other end of a wide field would be far from its start.
      flip({ padding: viewportPadding, crossAxis: false }),
      shift({ padding, crossAxis: canCover }),
    ],
  });
  setPosition(element, x / zoom, y / zoom);
}

/** Places an element below its anchor if Floating UI could not be loaded. */
function placeBelow(reference: Element, element: HTMLElement): void {
  const { left, bottom } = reference.getBoundingClientRect();
  setPosition(element, left, bottom);
}

/** Sets the position, and overrides the `unpositioned` styles of src/design/sharedStyles.ts. */
function setPosition(element: HTMLElement, left: number, top: number): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, opacity: '1', pointerEvents: 'auto' });
}

/** Returns the size of an element including CSS `zoom`, which Floating UI ignores. */
function getRenderedSize(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}

/** Minimum distance from the edges of the viewport, in px. */
const viewportPadding = 4;

/** Shows an element with the `popover` attribute in the top layer, also after a move. */
export function useTopLayer(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = floating.current!;
    const show = () => {
      // `showPopover()` throws for disconnected and open elements. Browsers without popovers use `z-index`.
      if (!element.isConnected || !('showPopover' in element)) return;
      if (!element.matches(':popover-open')) element.showPopover();
    };
    show();
    return onMoved(element, show);
  }, [floating]);
}

/** Sides of the anchor, with the alignment along the side. */
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
