import type { ElementProps } from './hostProps.ts';
import type { HydratedEvent } from '../core/container.ts';

interface FieldElement extends Element {
  value?: string | undefined;
  readonly form?: HTMLFormElement | null;
}

const none: ElementProps = { attributes: new Map(), properties: new Map(), listeners: new Map() };

/**
 * Gives an element the props of its component. Frameworks differ in what they set as a property, before and after the element is defined,
 * and in what they leave out as they hydrate; this does the same in all versions of all of them.
 */
export class HostBinding implements EventListenerObject {
  protected readonly element: FieldElement;
  protected props = none;

  constructor(element: FieldElement) {
    this.element = element;
  }

  /** Sets what differs from the last props, and takes back what has gone since. */
  update(props: ElementProps): void {
    const before = this.props;
    const element = this.element;
    this.props = props;
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
    this.updateValue();
  }

  handleEvent(event: Event): void {
    this.props.listeners.get(event.type)?.(event);
    // After what the framework renders because of the event.
    if (event.type === 'input') queueMicrotask(() => this.updateValue());
  }

  /** Until its tag is defined a field has the value of its attribute, or what the user has typed into the prerendered one. */
  protected updateValue(): void {
    const { element } = this;
    const { value } = this.props;
    if (value !== undefined && element.value !== value && element.matches(':defined')) element.value = value;
  }

  /** The component is unmounted, or a strict mode tries whether it could be. */
  release(): void {
    for (const type of this.props.listeners.keys()) this.element.removeEventListener(type, this);
    this.props = { ...this.props, listeners: none.listeners };
  }
}

/** Gives a field the props of its component, and the component the value that the user, or a reset of the form, gives the field. */
export class FieldBinding extends HostBinding {
  readonly #setValue: (value: string) => void;
  /** The last value that the component has given the field. */
  #given: string | undefined;
  /** The last value that the component has got from it. */
  #reported: string | undefined;

  constructor(element: HTMLElement, setValue: (value: string) => void) {
    super(element);
    this.#setValue = setValue;
    element.addEventListener('input', this);
    element.ownerDocument.addEventListener('reset', this, true);
    const updateValue = () => this.updateValue();
    void customElements.whenDefined(element.localName).then(updateValue);
    // By then the field has what the user had typed before.
    element.shadowRoot?.addEventListener('auction-hydrated' satisfies HydratedEvent, updateValue);
  }

  override handleEvent(event: Event): void {
    if (event.type === 'input') this.#report();
    if (event.type !== 'reset') super.handleEvent(event);
    // The form resets its fields after the event.
    else if (event.target === this.element.form) setTimeout(() => this.updateValue());
  }

  /** What the component has changed goes to the field, and what the field has changed to the component. */
  protected override updateValue(): void {
    const { element } = this;
    const { value } = this.props;
    this.#given ??= element.getAttribute('value') ?? '';
    if (value === undefined || !element.matches(':defined')) return;
    if (value !== this.#given) {
      this.#given = value;
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
