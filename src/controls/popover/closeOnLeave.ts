interface OpenPopover {
  document: Document;
  /** What the user may press, or focus, without leaving it: the popover, and what opens it. */
  getInside: () => readonly (Element | null | undefined)[];
  getButton: () => HTMLElement | null | undefined;
  close: () => void;
}

/** Open popovers, the topmost last. */
const openPopovers: OpenPopover[] = [];

/** What the browser itself closes on Escape. */
const closedByBrowser = ':popover-open:not([popover="manual"]), dialog:modal';

/**
 * Closes a popover when the user presses Escape, which returns focus to its button, or presses or moves focus elsewhere. Its content gets the
 * key first. Returns a function that stops this.
 */
export function closeOnLeave(popover: OpenPopover): () => void {
  const { document, getInside, getButton, close } = popover;
  const listening = new AbortController();
  const { signal } = listening;
  const options = { capture: true, signal };
  const isOutside = (event: Event) => {
    const path = event.composedPath();
    return !getInside().some((each) => each && path.includes(each));
  };
  const handlePress = (event: PointerEvent) => {
    // The button handles a press on itself.
    if (!isOutside(event)) return;
    if (event.pointerType !== 'touch') return close();
    // A touch that scrolls the page is canceled.
    const ending = new AbortController();
    const until = { capture: true, signal: AbortSignal.any([signal, ending.signal]) };
    document.addEventListener('pointercancel', () => ending.abort(), until);
    document.addEventListener('pointerup', close, { ...until, once: true });
  };
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (getInside().some((each) => each && hasTopmost(each))) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    getButton()?.focus();
  };

  openPopovers.push(popover);
  signal.addEventListener('abort', () => openPopovers.splice(openPopovers.indexOf(popover), 1));
  document.addEventListener('pointerdown', handlePress, options);
  document.addEventListener('focusin', (event) => isOutside(event) && close(), options);
  // Restored from the back-forward cache, the page is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && close(), options);
  for (const each of getInside())
    each?.addEventListener('keydown', handleEscape as EventListener, { signal });
  // Focus may be nowhere, after a press on plain text.
  document.addEventListener(
    'keydown',
    (event) => {
      if (openPopovers.at(-1) === popover && isOutside(event)) handleEscape(event);
    },
    options,
  );
  return () => listening.abort();
}

/** Whether an element contains something open that the browser closes first. */
const hasTopmost = (element: Element): boolean =>
  [element, ...[...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements())].some(
    (each) => each.querySelector(closedByBrowser),
  );
