/** TypedEventTarget to events of its own, and to all that every element has. */
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
