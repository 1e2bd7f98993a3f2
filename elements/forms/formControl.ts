import type { FormLayer } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { AuctionTextInputElement } from '../generated/types/tagTypes.ts';
import type { formControlMembers } from './members.docs.ts';
import type { PageInput } from '../../src/controls/field/pageInput.ts';
import { watchPresses } from '../../src/controls/field/StableDuringPress.ts';
import { ElementField, type Validate } from './elementField.ts';
import { control, formAssociated, internals } from './formAssociated.ts';
import { getLabels } from './getLabels.ts';
import { findPageInput, observeContent, slotMessages } from './findPageInput.ts';
import { PageField, type PageText } from './pageField.ts';
import { runAsAttempt, runIfAttempted, watchAttempts } from '../../src/controls/field/submissionAttempt.ts';

interface ControlRules {
  validate: Validate;
  /** Makes a value of what script, markup or a form restores; without it line breaks are removed. */
  sanitize?: (value: string) => string;
  /** Shape of a value, such as `yyyy-MM-dd`, for the warning about an attribute that has another. */
  format?: string;
  /** How a page's input has a value as text; without it the text is the value. */
  pageText?: PageText;
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
const namingAttributes = ['aria-label', 'aria-labelledby', 'aria-description', 'aria-invalid'];

/**
 * Makes an element a form control as HTML means it: it has a value that forms submit, reset and restore, constraints that they
 * validate, labels, and its own `disabled` apart from its fieldset's. The component gets `field` and what its state says.
 */
export const formControl = ({
  validate,
  sanitize = removeLineBreaks,
  format,
  pageText,
  hasOwnLabel = false,
}: ControlRules): FormControlLayer => ({
  ownAttributes: ['value', 'disabled', 'error'],
  sanitize,
  extend: (Base) =>
    class FormControl extends formAssociated(Base) {
      static override readonly observedAttributes = [...Base.observedAttributes, ...namingAttributes];

      /** Whether the page may put an input of its own into the element. */
      static readonly takesPageInput: boolean = false;

      #field = new ElementField(this, validate);

      constructor() {
        super();
        for (const type of ['invalid', 'focusin', 'focusout'])
          this.addEventListener(type, FormControl.#handleEvent);
        this.shadowRoot!.addEventListener('input', FormControl.#handleInput);
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'value') this.#setDefaultValue(text ?? '');
        if (name === 'error-text') this.#field.setServerMessage(text ?? '');
        if (['type', 'autocomplete', 'name'].includes(name)) this.#field.updateFormValue();
        if (namingAttributes.includes(name)) {
          this.#field.updateAccessibleName();
          this.#setLabelled();
        }
        if (name === 'aria-invalid' || name === 'error')
          this.setProp('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        this.#field.refresh();
      }

      #setDefaultValue(text: string): void {
        const value = sanitize(text);
        this.#field.dispatch({ type: 'setDefault', value });
        if (format && text && value === '')
          this.warn(`value is "${text}", which is not of the form ${format}, so it is empty.`);
      }

      override connectedCallback(): void {
        if ((this.constructor as typeof FormControl).takesPageInput) {
          this.updatePageInput();
          if (!this.#field.pageInput) observeContent(this, false);
        }
        this.#setLabelled();
        super.connectedCallback();
      }

      /** Takes the page's input that is in the element now, if there is one, in place of the component's. */
      updatePageInput(): void {
        const input = findPageInput(this);
        const before = this.#field;
        if (input) slotMessages(this, input);
        if (before.pageInput === input) return before.refresh();
        if (before instanceof PageField) before.release();
        observeContent(this, input !== undefined);
        this.#field = input
          ? new PageField(this, validate, input, pageText)
          : new ElementField(this, validate);
        if (!input) this.#field.dispatch({ type: 'setDefault', value: sanitize(this.defaultValue) });
        // The place of the input until the component has one, and should it fail: what is in no slot cannot get the focus.
        else if (this.shadowRoot!.lastElementChild?.localName !== 'slot')
          this.shadowRoot!.append(this.ownerDocument.createElement('slot'));
        const errorText = this.getAttribute('error-text');
        if (errorText) this.#field.setServerMessage(errorText);
        this.#setLabelled();
      }

      override get [control](): ElementInternals | PageInput {
        return this.#field.pageInput ?? this[internals];
      }

      /** Whose attributes count: those of the page's input, or its own. */
      get #source(): HTMLElement {
        return this.#field.pageInput ?? this;
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        const view = this.ownerDocument.defaultView;
        if (form && view) watchAttempts(view);
      }

      override formDisabledCallback(): void {
        super.formDisabledCallback();
        this.#field.refresh();
      }

      formResetCallback(): void {
        this.#field.dispatch({ type: 'reset', value: sanitize(this.defaultValue) });
        const errorText = this.getAttribute('error-text');
        if (errorText) this.#field.setServerMessage(errorText);
      }

      formStateRestoreCallback(state: unknown, mode: string): void {
        if (typeof state === 'string') this.#field.restore(state, mode, sanitize);
      }

      get value(): string {
        return this.#field.value;
      }
      set value(value: string | null | undefined) {
        const text = toText(value);
        this.#field.dispatch({ type: 'setValue', value: this.#field.pageInput ? text : sanitize(text) });
      }

      override get labels(): NodeList {
        const { labels } = this[control];
        // A label around the element is not the input's for the browser.
        return labels?.length ? labels : this[internals].labels;
      }

      override get name(): string {
        return this.#source.getAttribute('name') ?? '';
      }
      override set name(name: string) {
        this.#source.setAttribute('name', name);
      }

      override get disabled(): boolean {
        return this.#source.hasAttribute('disabled');
      }
      override set disabled(disabled: boolean) {
        this.#source.toggleAttribute('disabled', disabled);
      }

      get defaultValue(): string {
        return this.#field.pageInput?.defaultValue ?? this.getAttribute('value') ?? '';
      }
      set defaultValue(value: string) {
        if (this.#field.pageInput) this.#field.pageInput.defaultValue = value;
        else this.setAttribute('value', value);
      }

      get readOnly(): boolean {
        return this.#source.hasAttribute('readonly');
      }
      set readOnly(readOnly: boolean) {
        this.#source.toggleAttribute('readonly', readOnly);
      }

      get validity(): ValidityState {
        return this[control].validity;
      }
      get validationMessage(): string {
        return this[control].validationMessage;
      }
      get willValidate(): boolean {
        return this[control].willValidate && !this.readOnly;
      }

      checkValidity(): boolean {
        return this[control].checkValidity();
      }

      override focus(options?: FocusOptions): void {
        if (this.#field.pageInput) this.#field.pageInput.focus(options);
        else super.focus(options);
      }

      reportValidity(): boolean {
        let isValid = true;
        runAsAttempt(() => {
          isValid = this[control].reportValidity();
        });
        // What is not rendered yet cannot get the focus.
        if (!isValid && !this.#field.input) this.focus();
        return isValid;
      }

      setCustomValidity(message: string): void {
        const { pageInput } = this.#field;
        (pageInput ?? this.#field).setCustomValidity(toText(message));
      }

      select(): void {
        const select = () => (this.#field.input as HTMLInputElement | null)?.select?.();
        select();
        // A value that this task has set is rendered when it is over.
        queueMicrotask(select);
      }

      #setLabelled(): void {
        if (!hasOwnLabel) return;
        const { pageInput } = this.#field;
        const isNamed = [this, pageInput].some((each) => each?.matches('[aria-label], [aria-labelledby]'));
        this.setProp(
          'labelled',
          isNamed ||
            getLabels(this).length > 0 ||
            (pageInput !== undefined && getLabels(pageInput).length > 0),
        );
      }

      /** One listener for all: a page may have thousands of fields. */
      static readonly #handleEvent = ({ type, currentTarget }: Event): void => {
        const control = currentTarget as FormControl;
        if (type === 'focusin') {
          // Labels may have come or gone since.
          control.#field.updateAccessibleName(control.labels as NodeListOf<Element>);
          // Its component does not see it.
          if (control.#field.pageInput) watchPresses({ currentTarget });
        } else if (type === 'focusout') control.#field.dispatch({ type: 'blur' });
        else
          runIfAttempted(control.ownerDocument.defaultView ?? window, () =>
            control.#field.dispatch({ type: 'invalid' }),
          );
      };

      /** What is typed into the inputs of a picker is no value yet, nor is a text that has yet to be read as a date or time. */
      static readonly #handleInput = (event: Event): void => {
        const { input, pageInput } = ((event.currentTarget as ShadowRoot).host as FormControl).#field;
        if (event.target !== (format ? pageInput : input)) event.stopPropagation();
      };
    },
});

const removeLineBreaks = (value: string): string => value.replaceAll(/[\r\n]/g, '');

/** As an input takes what JavaScript gives it: null empties it, anything else is its text. */
const toText = (value: unknown): string =>
  // oxlint-disable-next-line typescript/no-base-to-string -- an object gets the text that it has
  value === null || value === undefined ? '' : String(value);

/** Lets the page put an input of its own into the element, which is then what forms submit. */
export const acceptPageInput = (layer: FormControlLayer): FormControlLayer => ({
  ...layer,
  extend: (Base) =>
    class extends layer.extend(Base) {
      static readonly takesPageInput = true;
    },
});
