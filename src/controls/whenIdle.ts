/** Calls back when the browser is idle; in a task of its own, where browsers do not say when they are. */
export const whenIdle = (callback: () => void, options: IdleRequestOptions = {}): void =>
  void (window.requestIdleCallback ?? setTimeout)(callback, options);
