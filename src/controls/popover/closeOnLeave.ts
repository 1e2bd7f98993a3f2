interface OpenPopover {
  document: Document;
  /** What the user may press, or focus, without leaving it: the popover, and what opens it. */
  getInside: () => readonly (Element | null | undefined)[];
  getButton: () => HTMLElement | null | undefined;
  close: () => void;
}

/** Closes a popover by Escape, which gives the focus to its button, and when the user presses or goes elsewhere; returns what ends that. */
export function closeOnLeave({ document, getInside, getButton, close }: OpenPopover): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  // A press on the button is the button's to answer.
  const closeOutside = (event: Event) => {
    const path = event.composedPath();
    if (!getInside().some((each) => each && path.includes(each))) close();
  };
  document.addEventListener('pointerdown', closeOutside, options);
  document.addEventListener('focusin', closeOutside, options);
  // Restored from the back-forward cache, the page is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && close(), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      getButton()?.focus();
    },
    options,
  );
  return () => listening.abort();
}
