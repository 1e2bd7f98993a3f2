/** An element whose `addEventListener()` has types for its own events and for the events of every element. */
export interface TypedEventTarget<E> extends HTMLElement {
  addEventListener<K extends keyof (E & HTMLElementEventMap)>(
    type: K,
    listener: (this: this, event: (E & HTMLElementEventMap)[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof (E & HTMLElementEventMap)>(
    type: K,
    listener: (this: this, event: (E & HTMLElementEventMap)[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
