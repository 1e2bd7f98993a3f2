import { Component } from 'react';
import { handlePress, pressEvents, stopWaitingForRelease, waitForRelease } from '../press.ts';

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
 * being pressed, and the click would be lost. A class, because with hooks each field would keep 0.5 KB more of heap.
 */
export abstract class StableDuringPress<P> extends Component<P> {
  override shouldComponentUpdate(): boolean {
    return !waitForRelease(this, () => this.forceUpdate());
  }

  override componentWillUnmount(): void {
    stopWaitingForRelease(this);
  }
}
