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
