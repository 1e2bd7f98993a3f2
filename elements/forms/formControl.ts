import type { FormLayer } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { AuctionTextInputElement } from '../generated/types/tagTypes.ts';
import type { formControlMembers } from './members.docs.ts';
import { ElementField, type Validate } from './elementField.ts';
import { formAssociated, internals } from './formAssociated.ts';
import { getLabels } from './getLabels.ts';
import { withInputMembers } from './inputMembers.ts';
import { inputAttributes } from './nativeAttributes.ts';
import { runAsAttempt, runIfAttempted, watchAttempts } from './submissionAttempt.ts';
import { toText } from './toText.ts';

interface ControlRules {
  validate: Validate;
  /** Makes a value of what script, markup or a form restores. */
  sanitize: NonNullable<FormLayer['sanitize']>;
  /** What `type` is unless the attribute says otherwise, as that of the native input. */
  type: string;
  /** Shape of a value, such as `yyyy-MM-dd`, for the warning about an attribute that has another. */
  format?: string;
  /** The component shows a label of its own unless the page has given the element one: it gets `labelled`. */
  hasOwnLabel?: boolean;
}

/** What an element has as a form control besides its attributes' properties. */
export type FormControlElement = HTMLElement & Pick<AuctionTextInputElement, keyof typeof formControlMembers>;

export interface FormControlLayer extends FormLayer {
  extend: (Base: Parameters<FormLayer['extend']>[0]) => {
    new (): Host & FormControlElement;
    readonly observedAttributes: readonly string[];
  };
}

/** What a page names and describes a control with, besides its labels. */
const namingAttributes = 'aria-label aria-labelledby aria-describedby aria-description aria-invalid'.split(
  ' ',
);

/**
 * Makes an element a form control as HTML means it: it has a value that forms submit, reset and restore, constraints that they
 * validate, labels, and its own `disabled` apart from its fieldset's. The component gets `field` and what its state says.
 */
export const formControl = ({
  validate,
  sanitize,
  type,
  format,
  hasOwnLabel = false,
}: ControlRules): FormControlLayer => ({
  ownAttributes: ['value', 'disabled', 'error'],
  sanitize,
  extend: (Base) =>
    class FormControl extends withInputMembers(formAssociated(Base), type) {
      static override readonly observedAttributes = [
        ...super.observedAttributes,
        ...namingAttributes,
        ...inputAttributes,
      ];

      readonly #field = new ElementField(this, validate);

      constructor() {
        super();
        for (const type of ['invalid', 'focusin', 'focusout'])
          this.addEventListener(type, FormControl.#handleEvent);
        this.shadowRoot!.addEventListener('input', FormControl.#handleInput);
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'value') this.#setDefaultValue(text ?? '');
        if (['type', 'autocomplete', 'name', 'dirname', 'dir'].includes(name)) this.#field.updateFormValue();
        if (inputAttributes.has(name)) this.#field.applyAttribute(name);
        if (name === 'type' || name === 'multiple') this.#handleType();
        if (namingAttributes.includes(name)) {
          this.#field.updateAccessibleName();
          this.#setLabelled();
        }
        if (name === 'aria-invalid' || name === 'error')
          this.setProp('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        this.#field.validate();
      }

      /** The type decides what a value is. */
      #handleType(): void {
        const value = sanitize(this.value, this.values());
        if (value !== this.value) this.#field.dispatch({ type: 'setDefault', value });
        if (value !== this.value) this.value = value;
        // What its component has set for a password goes when the change is rendered.
        queueMicrotask(() => this.#field.applyAttributes());
      }

      #setDefaultValue(text: string): void {
        const value = sanitize(text, this.values());
        this.#field.dispatch({ type: 'setDefault', value });
        if (format && text && value === '')
          this.warn(`value is "${text}", which is not of the form ${format}, so it is empty.`);
      }

      override connectedCallback(): void {
        this.#setLabelled();
        super.connectedCallback();
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        const view = this.ownerDocument.defaultView;
        if (form && view) watchAttempts(view);
        if (this.hasAttribute('dirname')) this.#field.updateFormValue();
      }

      override formDisabledCallback(): void {
        super.formDisabledCallback();
        this.#field.validate();
      }

      formResetCallback(): void {
        this.#field.dispatch({ type: 'reset', value: sanitize(this.defaultValue, this.values()) });
      }

      formStateRestoreCallback(state: unknown, mode: string): void {
        if (typeof state === 'string')
          this.#field.restore(state, mode, (value) => sanitize(value, this.values()));
      }

      get value(): string {
        return this.#field.value;
      }
      set value(value: string | null | undefined) {
        this.#field.dispatch({ type: 'setValue', value: sanitize(toText(value), this.values()) });
      }

      get validity(): ValidityState {
        return this[internals].validity;
      }
      get validationMessage(): string {
        return this[internals].validationMessage;
      }
      get willValidate(): boolean {
        return this[internals].willValidate && !this.readOnly;
      }

      checkValidity(): boolean {
        return this[internals].checkValidity();
      }

      reportValidity(): boolean {
        let isValid = true;
        runAsAttempt(() => {
          isValid = this[internals].reportValidity();
        });
        // What is not rendered yet cannot get the focus.
        if (!isValid && !this.#field.input) this.focus();
        return isValid;
      }

      setCustomValidity(message: string): void {
        this.#field.setCustomValidity(toText(message));
      }

      select(): void {
        const select = () => (this.#field.input as HTMLInputElement | null)?.select?.();
        select();
        // A value that this task has set is rendered when it is over.
        queueMicrotask(select);
      }

      #setLabelled(): void {
        if (!hasOwnLabel) return;
        const isNamed = this.hasAttribute('aria-label') || this.hasAttribute('aria-labelledby');
        this.setProp('labelled', isNamed || getLabels(this).length > 0);
      }

      /** One listener for all: a page may have thousands of fields. */
      static readonly #handleEvent = ({ type, currentTarget }: Event): void => {
        const control = currentTarget as FormControl;
        const view = control.ownerDocument.defaultView ?? window;
        if (type === 'focusin') {
          control.#field.prepare(control.labels as NodeListOf<Element>);
          if (!format) view.addEventListener('input', FormControl.#handleEarlyInput, true);
        } else if (type === 'focusout') control.#field.dispatch({ type: 'blur' });
        else runIfAttempted(view, () => control.#field.dispatch({ type: 'invalid' }));
      };

      /** In the window: whoever listens before others finds the new value. */
      static readonly #handleEarlyInput = (event: Event): void => {
        const [input] = event.composedPath() as HTMLInputElement[];
        const { host } = (input?.getRootNode?.() ?? {}) as Partial<ShadowRoot>;
        if (host && #field in host && host.#field.input === input)
          host.#field.dispatch({ type: 'input', value: input.value });
      };

      /** What is typed into the inputs of a picker is no value yet, nor is a text that has yet to be read as a date or time. */
      static readonly #handleInput = (event: Event): void => {
        const { host } = event.currentTarget as ShadowRoot;
        if (format || event.target !== (host as FormControl).#field.input) event.stopPropagation();
      };
    },
});
