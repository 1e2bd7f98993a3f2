/** Warns the page author. `loadError` is the error of a file of the library that could not be loaded. */
type Warn = (message: string, loadError?: unknown) => void;

/** A file may be missing, for example after a deployment that has removed it. */
export const warnOfLoading = (warn: Warn, error: unknown): void =>
  warn(
    `a file of its script could not be loaded (${String(error)}); it is tried again when next needed.`,
    error,
  );

/** Returns the loaded value, or a substitute with a warning if its file could not be loaded. */
export const loadOr = <Value>(loading: Promise<Value>, warn: Warn, substitute: Value): Promise<Value> =>
  loading.catch((error: unknown) => {
    warnOfLoading(warn, error);
    return substitute;
  });

/** A signal that aborts after a time, or with the other signal. Call `done` when the work is done. */
export function createTimeLimit(
  milliseconds: number,
  outer?: AbortSignal,
): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  const timer = setTimeout(abort, milliseconds);
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  const done = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  };
  return { signal: controller.signal, done };
}

/**
 * Runs an action now, or, on a page that the browser prerenders before anybody asks for it, once it is shown; never when `signal` is aborted
 * before. What others are to know of, or have to answer, waits for that.
 */
export function runWhenActive(action: () => void, signal: AbortSignal): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action, { once: true, signal });
  else if (!signal.aborted) action();
}

/** Calls back when the browser is idle; in a task of its own, where browsers do not say when they are. */
export const whenIdle = (callback: () => void, options: IdleRequestOptions = {}): void =>
  void (window.requestIdleCallback ?? setTimeout)(callback, options);
