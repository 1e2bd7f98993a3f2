/**
 * Runs an action now, or, on a page that the browser prerenders before anybody asks for it, once it is shown; never when `signal` is aborted
 * before. What others are to know of, or have to answer, waits for that.
 */
export function runWhenActive(action: () => void, signal: AbortSignal): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action, { once: true, signal });
  else if (!signal.aborted) action();
}
