import type { ElementProps } from './hostProps.ts';
import type { HydratedEvent } from '../core/container.ts';

interface FieldElement extends Element {
  value?: string | undefined;
  readonly form?: HTMLFormElement | null;
}

const emptyProps: ElementProps = { attributes: new Map(), properties: new Map(), listeners: new Map() };

/**
 * Applies a component's props to its element. Frameworks differ in which props they set as properties, and in which they skip during
 * hydration.
 */
export class HostBinding implements EventListenerObject {
  protected readonly element: FieldElement;
  protected props = emptyProps;

  constructor(element: FieldElement) {
    this.element = element;
  }

  /** Applies the changes since the previous props, and resets props that were removed. */
  update(props: ElementProps): void {
    const previous = this.props;
    const element = this.element;
    this.props = props;
    for (const name of previous.properties.keys())
      if (!props.properties.has(name)) Reflect.set(element, name, undefined);
    for (const name of previous.attributes.keys())
      if (!props.attributes.has(name)) element.removeAttribute(name);
    for (const [name, text] of props.attributes)
      if (previous.attributes.get(name) !== text && element.getAttribute(name) !== text)
        element.setAttribute(name, text);
    for (const [name, value] of props.properties)
      if (!Object.is(previous.properties.get(name), value)) Reflect.set(element, name, value);
    for (const type of previous.listeners.keys())
      if (!props.listeners.has(type)) element.removeEventListener(type, this);
    for (const type of props.listeners.keys())
      if (!previous.listeners.has(type)) element.addEventListener(type, this);
    this.updateValue();
  }

  handleEvent(event: Event): void {
    this.props.listeners.get(event.type)?.(event);
    // Wait until the framework has rendered the updates of the event.
    if (event.type === 'input') queueMicrotask(() => this.updateValue());
  }

  /** Sets the field's value once the element is defined. Until then, the field keeps its `value` attribute or the user's typed text. */
  protected updateValue(): void {
    const { element } = this;
    const { value } = this.props;
    if (value !== undefined && element.value !== value && element.matches(':defined')) element.value = value;
  }

  /** Removes the listeners. Called on unmount, including the simulated unmount of React's Strict Mode. */
  release(): void {
    for (const type of this.props.listeners.keys()) this.element.removeEventListener(type, this);
    this.props = { ...this.props, listeners: emptyProps.listeners };
  }
}

/** Applies props to a field. Calls `setValue` when the user or a form reset changes the value. */
export class FieldBinding extends HostBinding {
  readonly #setValue: (value: string) => void;
  /** Last value that the component passed to the field. */
  #lastPropValue: string | undefined;
  /** Last value that the field reported to the component. */
  #reported: string | undefined;

  constructor(element: HTMLElement, setValue: (value: string) => void) {
    super(element);
    this.#setValue = setValue;
    element.addEventListener('input', this);
    element.ownerDocument.addEventListener('reset', this, true);
    const updateValue = () => this.updateValue();
    void customElements.whenDefined(element.localName).then(updateValue);
    // The field then contains the text that the user typed before hydration.
    element.shadowRoot?.addEventListener('auction-hydrated' satisfies HydratedEvent, updateValue);
  }

  override handleEvent(event: Event): void {
    if (event.type === 'input') this.#report();
    if (event.type !== 'reset') super.handleEvent(event);
    // The form resets its fields after dispatching the event.
    else if (event.target === this.element.form) setTimeout(() => this.updateValue());
  }

  /** Sets the field's value if the component changed it. Otherwise, reports a value that the field changed. */
  protected override updateValue(): void {
    const { element } = this;
    const { value } = this.props;
    this.#lastPropValue ??= element.getAttribute('value') ?? '';
    if (value === undefined || !element.matches(':defined')) return;
    if (value !== this.#lastPropValue) {
      this.#lastPropValue = value;
      if (element.value !== value) element.value = value;
    } else if (element.value !== value && element.value !== this.#reported) this.#report();
  }

  #report(): void {
    this.#reported = this.element.value ?? '';
    this.#setValue(this.#reported);
  }

  override release(): void {
    super.release();
    this.element.removeEventListener('input', this);
    this.element.ownerDocument.removeEventListener('reset', this, true);
  }
}
