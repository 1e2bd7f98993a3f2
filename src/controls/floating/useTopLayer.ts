import { type RefObject, useLayoutEffect } from 'react';

/** Shows an element with the `popover` attribute in the top layer while it is open. */
export function useTopLayer(floating: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!open || !element) return undefined;
    // Where there is no top layer, its z-index has to do.
    element.showPopover?.();
    return () => {
      if (element.isConnected) element.hidePopover?.();
    };
  }, [floating, open]);
}
