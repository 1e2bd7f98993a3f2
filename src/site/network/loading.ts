import type { Warn } from '../warnings/createWarn.ts';

/** Warns that a file failed to load, for example because a deployment has removed it. */
export const warnAboutLoading = (warn: Warn, error: unknown): void =>
  warn(
    `A script couldn't be loaded (${String(error)}). Retrying when next needed. Check that the file exists.`,
    error,
  );

/** Returns the loaded value. If loading fails, logs a warning and returns `substitute`. */
export const loadWithFallback = <Value>(
  loading: Promise<Value>,
  warn: Warn,
  substitute: Value,
): Promise<Value> =>
  loading.catch((error: unknown) => {
    warnAboutLoading(warn, error);
    return substitute;
  });

/** Returns a signal that aborts after a timeout, or when another signal aborts. */
export const limitTime = (milliseconds: number, ...signals: AbortSignal[]): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...signals]);

/** Calls `start` with a signal. Returns a function that aborts the signal, for the cleanup of an effect. */
export function runWithSignal(start: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  start(controller.signal);
  return () => controller.abort();
}

/** Runs an action unless `signal` is aborted. If the browser prerenders the page, waits for its activation, so that requests and reports don't run early. */
export function runWhenActive(action: () => void, signal: AbortSignal): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action, { once: true, signal });
  else if (!signal.aborted) action();
}

/** Calls back when the browser is idle, or in a separate task if `requestIdleCallback()` isn't supported. */
export const whenIdle = (callback: () => void, options: IdleRequestOptions = {}): void =>
  void (window.requestIdleCallback ?? setTimeout)(callback, options);
