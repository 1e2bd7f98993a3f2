import type { PageInput } from '../../src/controls/field/pageInput.ts';
import { watchPresses } from '../../src/controls/field/StableDuringPress.ts';
import { watchEarlyInput } from './earlyInput.ts';
import { ElementField } from './elementField.ts';
import type { ControlRules, FormControlLayer } from './formControlLayer.ts';
import { control, formAssociated, internals } from './formAssociated.ts';
import { isNamed } from './getLabels.ts';
import { findPageInput, observeInput, placeInput, slotMessages } from './findPageInput.ts';
import { withInputMembers } from './inputMembers.ts';
import { inputAttributes } from './nativeAttributes.ts';
import { PageField } from './pageField.ts';
import { setCustomState } from './setCustomState.ts';
import { toText } from './toText.ts';
import { runAsAttempt, runIfAttempted, watchAttempts } from '../../src/controls/field/submissionAttempt.ts';

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
  pageText,
  hasOwnLabel = false,
}: ControlRules): FormControlLayer => ({
  ownAttributes: ['value', 'disabled', 'error'],
  rendersInSlices: true,
  sanitize,
  pageText,
  extend: (Base) =>
    class FormControl extends withInputMembers(formAssociated(Base), type) {
      static override readonly observedAttributes = [
        ...super.observedAttributes,
        ...namingAttributes,
        ...inputAttributes,
      ];

      /** Whether the page may put an input of its own into the element. */
      static readonly takesPageInput: boolean = false;

      /** Made when the element is in the page or it is asked for: an element around an input of the page needs no other. */
      #current: ElementField | undefined;

      get #field(): ElementField {
        return this.#current ?? this.#createField();
      }

      /** Its content was in the page before it: the input may be seen, and have the focus, already. */
      #isUpgraded = this.isConnected;

      constructor() {
        super();
        for (const type of ['invalid', 'focusin', 'focusout'])
          this.addEventListener(type, FormControl.#handleEvent);
        this.shadowRoot!.addEventListener('input', FormControl.#handleInput);
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'aria-invalid' || name === 'error')
          this.setProp('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        if (namingAttributes.includes(name)) this.#setLabelled();
        // A field that is yet to be made reads them then.
        if (!this.#current) return;
        if (name === 'value') this.#setDefaultValue(text ?? '');
        if (name === 'error-text') this.#field.setServerMessage(text ?? '');
        if (['type', 'autocomplete', 'name', 'dirname', 'dir'].includes(name)) this.#field.updateFormValue();
        if (inputAttributes.has(name)) this.#field.applyAttribute(name);
        if (name === 'type' || name === 'multiple') this.#handleType();
        if (namingAttributes.includes(name)) this.#field.updateAccessibleName();
        this.#field.refresh();
      }

      /** The type decides what a value is. */
      #handleType(): void {
        if (this.#field.pageInput) return;
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
        const { takesPageInput } = this.constructor as typeof FormControl;
        const input = takesPageInput ? findPageInput(this) : undefined;
        const isPrerendered = this.container.hasChildNodes() && !this.#current?.pageInput;
        this.#takePageInput(input);
        const field = this.#field;
        if (isPrerendered && field instanceof PageField) field.awaitHydration();
        this.#setLabelled();
        super.connectedCallback();
        if (field instanceof PageField) {
          slotMessages(this, field.input);
          // Scripts can focus the input before the component is rendered.
          if (!isPrerendered) field.place();
        }
        if (this.#isUpgraded && !isPrerendered) queueMicrotask(() => this.#keepPlace());
        this.#isUpgraded = false;
      }

      /** The rules of the page for a tag that is not defined yet apply until its slice has come. Without slices, it is rendered by now. */
      #keepPlace(): void {
        if (this.container.hasChildNodes()) return;
        setCustomState(this[internals], 'unrendered', true);
        this.whenRendered(() => setCustomState(this[internals], 'unrendered', false));
      }

      syncInput(): void {
        if (!(this.constructor as typeof FormControl).takesPageInput) return;
        const input = findPageInput(this);
        if (input !== this.#current?.pageInput) placeInput(this, Boolean(input));
        if (input) slotMessages(this, input);
        this.#takePageInput(input);
      }

      /** Takes an input of the page in place of the component's. */
      #takePageInput(input: PageInput | undefined): void {
        const before = this.#current;
        if (before && before.pageInput === input) return input && before.refresh();
        if (before instanceof PageField) before.release();
        else if (before) this[internals].setFormValue(null);
        this.#createField(input);
        this.#setLabelled();
      }

      #createField(input?: PageInput): ElementField {
        const field = input
          ? new PageField(this, validate, input, pageText)
          : new ElementField(this, validate, !format);
        this.#current = field;
        const { defaultValue } = this;
        if (!input && defaultValue) this.#setDefaultValue(defaultValue);
        field.refresh();
        // Only now: what the field itself has set is no news.
        if ((this.constructor as typeof FormControl).takesPageInput) observeInput(this, input);
        const errorText = this.getAttribute('error-text');
        if (errorText) field.setServerMessage(errorText);
        return field;
      }

      override get [control](): ElementInternals | PageInput {
        return this.#field.pageInput ?? this[internals];
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        const view = this.ownerDocument.defaultView;
        if (form && view) watchAttempts(view);
        if (this.hasAttribute('dirname')) this.#current?.updateFormValue();
      }

      override formDisabledCallback(): void {
        super.formDisabledCallback();
        this.#current?.refresh();
      }

      formResetCallback(): void {
        this.#field.dispatch({ type: 'reset', value: sanitize(this.defaultValue, this.values()) });
        const errorText = this.getAttribute('error-text');
        if (errorText) this.#field.setServerMessage(errorText);
      }

      formStateRestoreCallback(state: unknown, mode: string): void {
        if (typeof state === 'string')
          this.#field.restore(state, mode, (value) => sanitize(value, this.values()));
      }

      get value(): string {
        return this.#field.value;
      }
      set value(value: string | null | undefined) {
        const text = toText(value);
        const sanitized = this.#field.pageInput ? text : sanitize(text, this.values());
        this.#field.dispatch({ type: 'setValue', value: sanitized });
      }

      reportValidity(): boolean {
        let isValid = true;
        this.syncInput();
        runAsAttempt(() => {
          isValid = this[control].reportValidity();
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
        this.whenRendered(select);
      }

      #setLabelled(): void {
        if (!hasOwnLabel) return;
        this.setProp('labelled', [this, this.#current?.pageInput ?? this].some(isNamed));
      }

      /** One listener for all: a page may have thousands of fields. */
      static readonly #handleEvent = ({ type, currentTarget }: Event): void => {
        const control = currentTarget as FormControl;
        const view = control.ownerDocument.defaultView ?? window;
        if (type === 'focusin') {
          control.#field.prepare(control.labels as NodeListOf<Element>);
          if (control.hasAttribute('dirname')) control.#field.updateFormValue();
          // The component does not see the focus of a page's input.
          if (control.#field.pageInput) watchPresses({ currentTarget });
          else if (!format) watchEarlyInput(view);
        } else if (type === 'focusout') control.#field.dispatch({ type: 'blur' });
        else runIfAttempted(view, () => control.#field.dispatch({ type: 'invalid' }));
      };

      /** What is typed into the inputs of a picker is no value yet, nor is a text that has yet to be read as a date or time. */
      static readonly #handleInput = (event: Event): void => {
        const { input, pageInput } = ((event.currentTarget as ShadowRoot).host as FormControl).#field;
        if (event.target !== (format ? pageInput : input)) event.stopPropagation();
      };
    },
});
