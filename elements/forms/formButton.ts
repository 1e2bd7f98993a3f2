import { afterListeners } from './afterListeners.ts';
import type { HostClass } from '../core/host.ts';
import { ownOnly } from '../../src/site/ownOnly.ts';
import { setState } from './setCustomState.ts';
import { defaultButton, isField, submitImplicitly } from './submitImplicitly.ts';

/** Makes a tag a button of its form: it submits or resets it, and is the submitter. */
export function formButton(Base: HostClass): HostClass {
  return class FormButton extends Base {
    static readonly formAssociated = true;

    readonly #internals = this.attachInternals();
    #form: HTMLFormElement | null = null;

    constructor() {
      super();
      this.provide('disabled', false);
      this.addEventListener('click', this.#guard, true);
    }

    override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      super.attributeChangedCallback(name, before, text);
      if (name === 'disabled') this.provide('disabled', this.matches(':disabled'));
      if (name === 'loading') setState(this.#internals, 'loading', text !== null);
    }

    formAssociatedCallback(form: HTMLFormElement | null): void {
      // A field of the form may have the name of a member, which it hides.
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      if (this.#form) removeEventListener.call(this.#form, 'keydown', this.#onEnter as EventListener);
      this.#form = form;
      if (form) addEventListener.call(form, 'keydown', this.#onEnter as EventListener);
    }

    /** WebKit may call it late, with a state that is over. */
    formDisabledCallback(): void {
      this.provide('disabled', this.matches(':disabled'));
    }

    get type(): string {
      return (this.values()['type'] as string | undefined) ?? 'button';
    }
    set type(type: string) {
      this.setAttribute('type', type);
    }
    get disabled(): boolean {
      return this.hasAttribute('disabled');
    }
    set disabled(disabled: boolean) {
      this.toggleAttribute('disabled', disabled);
    }
    get name(): string {
      return this.getAttribute('name') ?? '';
    }
    set name(name: string) {
      this.setAttribute('name', name);
    }
    get value(): string {
      return this.getAttribute('value') ?? '';
    }
    set value(value: string) {
      this.setAttribute('value', value);
    }
    get form(): HTMLFormElement | null {
      return this.#internals.form;
    }
    get labels(): NodeList {
      return this.#internals.labels;
    }

    /** Comes before every listener of the page: a button that is disabled or loading is not clicked. */
    readonly #guard = (event: Event): void => {
      if (this.matches(':disabled') || this.values()['loading'] === true) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      if (this.type !== 'button') afterListeners(event, () => this.#act());
    };

    /** The browser does not know that this is the button which Enter in one of its own fields presses. */
    readonly #onEnter = (event: KeyboardEvent): void => {
      const { target, key, isComposing } = event;
      if (key !== 'Enter' || isComposing || (target as Element).localName !== 'input') return;
      if (!isField(target as Element) || defaultButton(this.#form!) !== this) return;
      afterListeners(event, () => {
        event.preventDefault();
        submitImplicitly(this.#form);
      });
    };

    #act(): void {
      const { form } = this.#internals;
      if (!form) return;
      const { requestSubmit, reset } = HTMLFormElement.prototype;
      if (this.type === 'reset') return reset.call(form);
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const asSubmitter = (event: Event) =>
        Object.defineProperty(event, 'submitter', ownOnly({ value: this }));
      addEventListener.call(form, 'submit', asSubmitter, true);
      // Only the button that was pressed is sent, at its own place among the fields.
      if (this.name) this.#internals.setFormValue(this.value);
      try {
        requestSubmit.call(form);
      } finally {
        this.#internals.setFormValue(null);
        removeEventListener.call(form, 'submit', asSubmitter, true);
      }
    }
  };
}
