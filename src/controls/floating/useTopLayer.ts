import { type RefObject, useLayoutEffect } from 'react';

/** Shows an element with the `popover` attribute in the top layer. */
export function useTopLayer(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Where there is no top layer, its z-index has to do. An element that is in no page for a moment cannot be shown.
    if (floating.current?.isConnected) floating.current.showPopover?.();
  }, [floating]);
}
