import { Component } from 'react';

/** Events that start a press. On touchscreens, `mousedown` follows `pointerup` and moves focus. */
const pressEvents = ['pointerdown', 'mousedown'] as const;
const endEvents = ['pointerup', 'mouseup', 'click', 'pointercancel', 'keydown'] as const;

/** Callbacks to call after the press, by owner. */
const deferredCallbacks = new Map<object, () => void>();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Handles `pressEvents`. The pressed element must not move until the `click` event. */
function handlePress({ button, view }: MouseEvent): void {
  if (button !== 0 || !view) return;
  clearTimeout(timer);
  isPressed = true;
  for (const type of endEvents) view.addEventListener(type, handleEnd, true);
}

function handleEnd({ type: endType, currentTarget }: Event): void {
  const release = () => {
    isPressed = false;
    for (const type of endEvents) currentTarget!.removeEventListener(type, handleEnd, true);
    for (const callback of deferredCallbacks.values()) callback();
    deferredCallbacks.clear();
  };
  clearTimeout(timer);
  // A `click` may follow `pointerup` and `mouseup`. At `click`, its target is already determined, so updates are safe.
  if (endType.endsWith('up')) timer = setTimeout(release);
  else release();
}

/** Returns whether the pointer is down. If so, calls the latest callback of `owner` after the press. */
function deferWhilePressed(owner: object, callback: () => void): boolean {
  if (isPressed) deferredCallbacks.set(owner, callback);
  return isPressed;
}

function cancelDeferred(owner: object): void {
  deferredCallbacks.delete(owner);
}

/**
 * Listens for presses in the window of a focused element. A press elsewhere moves focus, and an error message may then shift the layout.
 */
export function watchPresses({ currentTarget }: { currentTarget: EventTarget | null }): void {
  const view = (currentTarget as Element).ownerDocument.defaultView!;
  for (const type of pressEvents) view.addEventListener(type, handlePress, true);
}

/** Component that does not update while the pointer is down. A layout shift could move the pressed element, and the click would be lost. */
export abstract class StableDuringPress<P> extends Component<P> {
  // Only class components have `shouldComponentUpdate()` and `forceUpdate()`.
  override shouldComponentUpdate(): boolean {
    return !deferWhilePressed(this, () => this.forceUpdate());
  }

  override componentWillUnmount(): void {
    cancelDeferred(this);
  }
}
