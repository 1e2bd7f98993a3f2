import { type RefObject, useEffect, useRef } from 'react';

/** The page has come by Back or Forward, and nobody has used it yet. */
function hasComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive;
}

/** Moves the focus to an element, once, when it is in the page and nothing else has the focus. */
export function useFocusOnLoad(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return undefined;
    // In a task of its own: what the focus makes others do may have to wait until this is rendered.
    const timer = setTimeout(() => {
      isDone.current = true;
      const { activeElement, body } = element.current!.ownerDocument;
      const hasFocus = activeElement !== null && activeElement !== body;
      if (!hasFocus && !hasComeBack()) element.current!.focus();
    });
    return () => clearTimeout(timer);
  }, [element, isWanted]);
}
