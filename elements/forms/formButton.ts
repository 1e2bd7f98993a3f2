import { ownOnly } from '../../src/site/core/ownOnly.ts';
import type { FormLayer } from '../core/definition.ts';
import { runAfterListeners } from './afterListeners.ts';
import { formAssociated, internals } from './formAssociated.ts';
import { setCustomState } from './setCustomState.ts';
import { findDefaultButton, isField, submitImplicitly } from './submitImplicitly.ts';

/** Makes an element a button of its form: it submits or resets the form, and is the submitter. */
export const formButton: FormLayer = {
  ownAttributes: ['disabled'],
  extend: (Base) =>
    class FormButton extends formAssociated(Base) {
      #form: HTMLFormElement | null = null;

      constructor() {
        super();
        this.addEventListener('click', this.#handleClick, true);
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'loading') setCustomState(this[internals], 'loading', text !== null);
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        // A field of the form may have the name of a member, which it hides.
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        if (this.#form) removeEventListener.call(this.#form, 'keydown', this.#handleKeyDown as EventListener);
        this.#form = form;
        if (form) addEventListener.call(form, 'keydown', this.#handleKeyDown as EventListener);
      }

      get type(): string {
        return (this.values()['type'] as string | undefined) ?? 'button';
      }
      set type(type: string) {
        this.setAttribute('type', type);
      }
      get value(): string {
        return this.getAttribute('value') ?? '';
      }
      set value(value: string) {
        this.setAttribute('value', value);
      }
      /** Comes before every listener of the page: a button that is disabled or loading is not clicked. */
      readonly #handleClick = (event: Event): void => {
        if (this.matches(':disabled') || this.values()['loading'] === true) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return;
        }
        if (this.type !== 'button') runAfterListeners(event, () => this.#activate());
      };

      /** The browser does not know that this is the button which Enter in one of its own fields presses. */
      readonly #handleKeyDown = (event: KeyboardEvent): void => {
        const { target, key, isComposing } = event;
        if (key !== 'Enter' || isComposing || (target as Element).localName !== 'input') return;
        if (!isField(target as Element) || findDefaultButton(this.#form!) !== this) return;
        runAfterListeners(event, () => {
          event.preventDefault();
          submitImplicitly(this.#form);
        });
      };

      #activate(): void {
        const { form } = this[internals];
        if (!form) return;
        const { requestSubmit, reset } = HTMLFormElement.prototype;
        if (this.type === 'reset') return reset.call(form);
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        const setSubmitter = (event: Event) =>
          Object.defineProperty(event, 'submitter', ownOnly({ value: this }));
        addEventListener.call(form, 'submit', setSubmitter, true);
        // Only the button that was pressed is sent, at its own place among the fields.
        if (this.name) this[internals].setFormValue(this.value);
        try {
          requestSubmit.call(form);
        } finally {
          this[internals].setFormValue(null);
          removeEventListener.call(form, 'submit', setSubmitter, true);
        }
      }
    },
};
