/**
 * What follows a change of the address where there is no Navigation API to report it: Back and Forward, the events of Turbo and htmx, and
 * otherwise what the user does next.
 */
const laterEvents = ['popstate', 'turbo:load', 'htmx:pushedIntoHistory', 'pointerdown', 'focusin'];

/** Calls back when the address of the page may have changed without a new page, and once at first, until `signal` is aborted. */
export function followAddress(onChange: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  onChange();
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) navigation.addEventListener('currententrychange', onChange, { signal });
  else for (const type of laterEvents) window.addEventListener(type, onChange, { capture: true, signal });
}
