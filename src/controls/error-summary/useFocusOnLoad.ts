import { type RefObject, useEffect, useRef } from 'react';

/** The page has come by Back or Forward, and nobody has used it yet. */
function hasComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive;
}

function hasFocusElsewhere(element: Element): boolean {
  const { activeElement, body, defaultView } = element.ownerDocument;
  // A frame does not take the focus from the page around it.
  if (defaultView !== defaultView?.parent && !element.ownerDocument.hasFocus()) return true;
  const root = element.getRootNode();
  // A page may have given the tag itself the focus, by `autofocus`.
  const host = root instanceof ShadowRoot ? root.host : null;
  return activeElement !== null && activeElement !== body && activeElement !== host;
}

/** Moves the focus to an element, once, when it is in the page and nothing else has the focus. */
export function useFocusOnLoad(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return undefined;
    // In a task of its own: what the focus makes others do may have to wait until this is rendered.
    const timer = setTimeout(() => {
      isDone.current = true;
      if (!hasFocusElsewhere(element.current!) && !hasComeBack()) element.current!.focus();
    });
    return () => clearTimeout(timer);
  }, [element, isWanted]);
}
