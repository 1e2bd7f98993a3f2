import { Component } from 'react';

/** `mousedown` for touch as well, where it comes after `pointerup` and moves the focus. */
const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'mouseup', 'click', 'pointercancel', 'keydown'] as const;

const waiting = new Set<Component>();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Listens for presses in the window of an element from now on: for what gets the focus, because a press elsewhere takes it away,
 * and with it comes what may move the page.
 */
export function watchPresses({ currentTarget }: { currentTarget: EventTarget | null }): void {
  const view = (currentTarget as Element).ownerDocument.defaultView!;
  for (const type of starts) view.addEventListener(type, start, true);
}

function start({ button, currentTarget }: MouseEvent): void {
  if (button !== 0) return;
  clearTimeout(timer);
  isPressed = true;
  for (const type of ends) currentTarget!.addEventListener(type, end, true);
}

function end({ type: ended, currentTarget }: Event): void {
  const release = () => {
    isPressed = false;
    for (const type of ends) currentTarget!.removeEventListener(type, end, true);
    for (const component of waiting) component.forceUpdate();
    waiting.clear();
  };
  clearTimeout(timer);
  // The click, if there is one, is still to come, and where it lands is found out before it.
  if (ended.endsWith('up')) timer = setTimeout(release);
  else release();
}

/**
 * What it renders stays as it is while the pointer is down: what comes or goes then would move what is being pressed, and the click
 * would be lost. A class, because with hooks each field would keep 0.5 KB more of heap.
 */
export abstract class HeldDuringPress<P> extends Component<P> {
  override shouldComponentUpdate(): boolean {
    if (isPressed) waiting.add(this);
    return !isPressed;
  }

  override componentWillUnmount(): void {
    waiting.delete(this);
  }
}
