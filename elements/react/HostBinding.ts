import type { HostProps } from './hostProps.ts';

interface FieldElement extends Element {
  value?: string | undefined;
}

const none: HostProps = {
  attributes: new Map(),
  properties: new Map(),
  listeners: new Map(),
  reactProps: {},
};

/**
 * Gives an element the props of its component. React up to 18 knows attributes of custom elements alone, and has texts for booleans; React
 * 19 sets what is a property on elements that are defined already, and nothing on those that it hydrates: this does the same in all.
 */
export class HostBinding implements EventListenerObject {
  readonly #element: FieldElement;
  #props = none;

  constructor(element: FieldElement) {
    this.#element = element;
  }

  /** Sets what differs from the last props, and takes back what has gone since. */
  update(props: HostProps): void {
    const before = this.#props;
    const element = this.#element;
    this.#props = props;
    for (const name of before.properties.keys())
      if (!props.properties.has(name)) Reflect.set(element, name, undefined);
    for (const name of before.attributes.keys())
      if (!props.attributes.has(name)) element.removeAttribute(name);
    for (const [name, text] of props.attributes)
      if (before.attributes.get(name) !== text && element.getAttribute(name) !== text)
        element.setAttribute(name, text);
    for (const [name, value] of props.properties)
      if (!Object.is(before.properties.get(name), value)) Reflect.set(element, name, value);
    for (const type of before.listeners.keys())
      if (!props.listeners.has(type)) element.removeEventListener(type, this);
    for (const type of props.listeners.keys())
      if (!before.listeners.has(type)) element.addEventListener(type, this);
    this.#restoreValue();
  }

  handleEvent(event: Event): void {
    this.#props.listeners.get(event.type)?.(event);
    // After what React renders because of the event.
    if (event.type === 'input') queueMicrotask(() => this.#restoreValue());
  }

  /** Until its tag is defined a field has the value of its attribute, or what the user has typed into the prerendered one. */
  #restoreValue(): void {
    const element = this.#element;
    const { value } = this.#props;
    if (value !== undefined && element.value !== value && element.matches(':defined')) element.value = value;
  }

  /** The component is unmounted, or React's strict mode tries whether it could be. */
  release(): void {
    for (const type of this.#props.listeners.keys()) this.#element.removeEventListener(type, this);
    this.#props = { ...this.#props, listeners: none.listeners };
  }
}
