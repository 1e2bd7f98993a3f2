import type { HydratedEvent } from '../core/hydratedEvent.ts';
import { HostBinding } from './HostBinding.ts';

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
