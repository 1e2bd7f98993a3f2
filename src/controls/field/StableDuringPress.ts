import { Component } from 'react';

/** `mousedown` for touch as well, where it comes after `pointerup` and moves the focus. */
const startEvents = ['pointerdown', 'mousedown'] as const;
const endEvents = ['pointerup', 'mouseup', 'click', 'pointercancel', 'keydown'] as const;

const waiting = new Set<Component>();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Listens for presses in the window of an element that gets the focus: a press elsewhere takes the focus away, and the message
 * that comes then may move the page.
 */
export function watchPresses({ currentTarget }: { currentTarget: EventTarget | null }): void {
  const view = (currentTarget as Element).ownerDocument.defaultView!;
  for (const type of startEvents) view.addEventListener(type, handleStart, true);
}

function handleStart({ button, currentTarget }: MouseEvent): void {
  if (button !== 0) return;
  clearTimeout(timer);
  isPressed = true;
  for (const type of endEvents) currentTarget!.addEventListener(type, handleEnd, true);
}

function handleEnd({ type: ended, currentTarget }: Event): void {
  const release = () => {
    isPressed = false;
    for (const type of endEvents) currentTarget!.removeEventListener(type, handleEnd, true);
    for (const component of waiting) component.forceUpdate();
    waiting.clear();
  };
  clearTimeout(timer);
  // The click, if there is one, is still to come, and where it lands is found out before it.
  if (ended.endsWith('up')) timer = setTimeout(release);
  else release();
}

/**
 * A component whose rendering stays as it is while the pointer is down: a message that is added or removed then would move what is
 * being pressed, and the click would be lost. A class, because with hooks each field would keep 0.5 KB more of heap.
 */
export abstract class StableDuringPress<P> extends Component<P> {
  override shouldComponentUpdate(): boolean {
    if (isPressed) waiting.add(this);
    return !isPressed;
  }

  override componentWillUnmount(): void {
    waiting.delete(this);
  }
}
