import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the user navigated back or forward to the page and has not interacted with it yet. */
function isRestoredPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive;
}

function hasFocusElsewhere(element: Element): boolean {
  const { activeElement, body, defaultView } = element.ownerDocument;
  // An iframe must not take focus from its parent page.
  if (defaultView !== defaultView?.parent && !element.ownerDocument.hasFocus()) return true;
  const root = element.getRootNode();
  // The page may have focused the host element with `autofocus`.
  const host = root instanceof ShadowRoot ? root.host : null;
  return activeElement !== null && activeElement !== body && activeElement !== host;
}

/** Focuses an element once after it is rendered, unless another element has focus. */
export function useFocusOnLoad(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isWanted || hasRun.current) return undefined;
    // A separate task, because `focus` listeners may have to wait until the element is rendered.
    const timer = setTimeout(() => {
      hasRun.current = true;
      if (!hasFocusElsewhere(element.current!) && !isRestoredPage()) element.current!.focus();
    });
    return () => clearTimeout(timer);
  }, [element, isWanted]);
}
