import { Component } from 'react';

/** `mousedown` for touch as well, where it comes after `pointerup` and moves the focus. */
const pressEvents = ['pointerdown', 'mousedown'] as const;
const endEvents = ['pointerup', 'mouseup', 'click', 'pointercancel', 'keydown'] as const;

/** What waits until the press is over, by its owner. */
const waiting = new Map<object, () => void>();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Handles `pressEvents`: until the click that may follow, what is pressed must not move. */
function handlePress({ button, view }: MouseEvent): void {
  if (button !== 0 || !view) return;
  clearTimeout(timer);
  isPressed = true;
  for (const type of endEvents) view.addEventListener(type, handleEnd, true);
}

function handleEnd({ type: ended, currentTarget }: Event): void {
  const release = () => {
    isPressed = false;
    for (const type of endEvents) currentTarget!.removeEventListener(type, handleEnd, true);
    for (const callback of waiting.values()) callback();
    waiting.clear();
  };
  clearTimeout(timer);
  // The click, if there is one, is still to come, and where it lands is found out before it.
  if (ended.endsWith('up')) timer = setTimeout(release);
  else release();
}

/** Whether the pointer is down; `callback` is then called once it is not, the last one that an owner has given. */
function waitForRelease(owner: object, callback: () => void): boolean {
  if (isPressed) waiting.set(owner, callback);
  return isPressed;
}

/** Drops the callback of an owner. */
function stopWaitingForRelease(owner: object): void {
  waiting.delete(owner);
}

/**
 * Listens for presses in the window of an element that gets the focus: a press elsewhere takes the focus away, and the message
 * that comes then may move the page.
 */
export function watchPresses({ currentTarget }: { currentTarget: EventTarget | null }): void {
  const view = (currentTarget as Element).ownerDocument.defaultView!;
  for (const type of pressEvents) view.addEventListener(type, handlePress, true);
}

/**
 * A component whose rendering stays as it is while the pointer is down: a message that is added or removed then would move what is
 * being pressed, and the click would be lost. A class, because React has `shouldComponentUpdate()` and `forceUpdate()` for classes only.
 */
export abstract class StableDuringPress<P> extends Component<P> {
  override shouldComponentUpdate(): boolean {
    return !waitForRelease(this, () => this.forceUpdate());
  }

  override componentWillUnmount(): void {
    stopWaitingForRelease(this);
  }
}
