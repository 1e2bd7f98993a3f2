import type { Placement } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';

interface Position {
  open: boolean;
  placement: Placement;
  /** px. */
  mainOffset: number;
  crossOffset?: number;
}

/**
 * Keeps a floating element beside its anchor while it is open: it turns to the other side and shifts along where there is no
 * room. The library that works it out comes with the first one that opens.
 */
export function usePosition(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  { open, placement, mainOffset, crossOffset = 0 }: Position,
): void {
  useLayoutEffect(() => {
    const [reference, element] = [anchor.current, floating.current];
    if (!open || !reference || !element) return undefined;
    let stop: (() => void) | undefined;
    let current = true;
    void import('@floating-ui/dom').then(({ autoUpdate, computePosition, flip, offset, shift }) => {
      if (!current) return;
      const place = async () => {
        const { x, y } = await computePosition(reference, element, {
          placement,
          strategy: 'fixed',
          middleware: [
            offset({ mainAxis: mainOffset, crossAxis: crossOffset }),
            flip({ padding: edge }),
            shift({ padding: edge }),
          ],
        });
        Object.assign(element.style, { left: `${x}px`, top: `${y}px`, opacity: '1' });
      };
      stop = autoUpdate(reference, element, () => void place());
    });
    return () => {
      current = false;
      stop?.();
      element.style.removeProperty('opacity');
    };
  }, [anchor, floating, open, placement, mainOffset, crossOffset]);
}

/** px that stay free at the edges of the viewport. */
const edge = 4;
