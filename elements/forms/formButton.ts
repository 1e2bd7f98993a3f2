import type { FormLayer } from '../core/definition.ts';
import { runAfterListeners } from './afterListeners.ts';
import { formAssociated, internals } from './formAssociated.ts';
import { setCustomState } from './setCustomState.ts';
import { runAsAttempt } from '../../src/controls/field/submissionAttempt.ts';
import { findDefaultButton, isEnter, submitImplicitly } from './submitImplicitly.ts';

/** Inputs in which Enter does something else than submit. */
const otherInputs = /^(button|submit|reset|image|file|color)$/;

/** Makes an element a button of its form: it submits or resets the form. */
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
        const handle = this.#handleKeyPress as EventListener;
        if (this.#form) removeEventListener.call(this.#form, 'keypress', handle);
        this.#form = form;
        if (form) addEventListener.call(form, 'keypress', handle);
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
      readonly #handleKeyPress = (event: KeyboardEvent): void => {
        const { localName, type } = event.target as HTMLInputElement;
        if (localName !== 'input' || otherInputs.test(type) || !isEnter(event)) return;
        if (findDefaultButton(this.#form!) !== this) return;
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
        const submitter = this.#insertSubmitter();
        runAsAttempt(() => requestSubmit.call(form, submitter));
        // The page may need it after an `await`.
        setTimeout(() => submitter.remove());
      }

      /** A native button of the same form, name, value and data: only such a one can be the submitter of a form, or of `FormData`. */
      #insertSubmitter(): HTMLButtonElement {
        const submitter = this.ownerDocument.createElement('button');
        submitter.hidden = true;
        submitter.textContent = this.textContent;
        for (const { name, value } of this.attributes)
          if (/^(name|value|form.*|data-.*)$/.test(name)) submitter.setAttribute(name, value);
        this.before(submitter);
        return submitter;
      }
    },
};
