import { type RefObject, useLayoutEffect } from 'react';

/** Lets a panel be as high as the viewport below its upper edge, wherever the page has put the header. */
export function usePanelSpace(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The opening animation must not be measured: offsets know no transform.
    const top = (element.offsetParent?.getBoundingClientRect().bottom ?? 0) + 1;
    element.style.setProperty(
      '--_panel-space',
      `max(160px, calc(100dvh - ${Math.max(0, Math.ceil(top))}px))`,
    );
  }, [panel]);
}
