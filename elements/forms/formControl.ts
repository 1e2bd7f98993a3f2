import {
  createField,
  type Field,
  getCustomError,
  type FieldAction,
  type FieldState,
} from '../../src/controls/field/createField.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import type { PageInput } from '../../src/controls/field/field.ts';
import { watchPresses } from '../../src/controls/field/StableDuringPress.ts';
import {
  runIfSubmitted,
  replaceBrowserMessage,
  runValidation,
  watchValidations,
} from '../../src/controls/field/submissionAttempt.ts';
import {
  runDefaultAction,
  nativeControl,
  formAssociated,
  internals,
  attributeElement,
  setCustomState,
  isEnter,
  submitImplicitly,
  readFormState,
  setFormValue,
} from './formAssociated.ts';
import {
  idAttributes,
  getLabels,
  haveSameItems,
  getReferencedElements,
  runOnceParsed,
  getDescription,
  setAccessibleDescription,
  setAccessibleName,
} from './aria.ts';
import type { ControlRules, FormControlLayer } from './formControlLayer.ts';
import {
  applyAllToInput,
  applyToInput,
  inputAttributes,
  updateReferences,
  getLengthError,
  toText,
} from './nativeAttributes.ts';
import {
  isNamed,
  PageControl,
  setPageLabels,
  createTextRules,
  watchEarlyInput,
  findPageInput,
  observeInput,
  setFallbackSlots,
  slotMessages,
} from './pageControl.ts';

/** ARIA attributes that name, describe, or invalidate the control. */
const namingAttributes = 'aria-label aria-labelledby aria-describedby aria-description aria-invalid'.split(
  ' ',
);

/** Attributes whose property is an empty string while the attribute is missing. */
const textAttributes: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete dirname list min max step'.split(' '),
);

/** Attributes whose property gets and sets the property of the page's input, if there is one. */
const inputProperties: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete min max step required'.split(' '),
);

/** Props that the page's input sets, in addition to `disabled`. */
const pageProps = ['type', 'readonly', 'required', 'min', 'max', 'step'];

/** Makes an element a form control like `<input>`. `Field` owns text, value, and validity. The element passes them to the form. */
export const formControl = (rules: ControlRules): FormControlLayer => ({
  ownAttributes: ['value', 'disabled', 'error'],
  sanitize: rules.sanitize,
  text: rules.text,
  takesPageInput: rules.takesPageInput,
  extend: (Base) =>
    class FormControl extends formAssociated(Base) {
      static override readonly observedAttributes = [
        ...super.observedAttributes,
        ...namingAttributes,
        ...inputAttributes,
      ];

      /** The field, created when the element is in a document or the value is needed. */
      #createdField: Field | undefined;
      /** The controller of the page's input, if the element contains an input. */
      #pageControl: PageControl | undefined;
      /** Focusable element in the shadow root. */
      #input: HTMLElement | null = null;
      #isInvalid = false;
      /** Language in which the user began to type a date or time, if it has changed since. */
      #typedLanguage: unknown;
      /** Whether the type is or was `password`. Pages change the type to show a password. */
      #isSecret = false;

      constructor() {
        super();
        for (const type of ['focusin', 'focusout']) this.addEventListener(type, FormControl.#handleEvent);
        this.addEventListener('invalid', FormControl.#handleInvalid, true);
        this.shadowRoot!.addEventListener('input', FormControl.#handleInput);
      }

      get #field(): Field {
        return this.#createdField ?? this.#createField();
      }

      override get [nativeControl](): ElementInternals | PageInput {
        return this.#pageControl?.input ?? this[internals];
      }

      override connectedCallback(): void {
        const input = rules.takesPageInput ? findPageInput(this) : undefined;
        const isPrerendered = this.container.hasChildNodes() && !this.#pageControl;
        this.#takePageInput(input);
        const pageControl = this.#pageControl;
        if (isPrerendered && pageControl) {
          pageControl.awaitHydration();
          this.#setServerMessage();
        }
        this.#setLabelled();
        super.connectedCallback();
        if (pageControl) {
          slotMessages(this, pageControl.input);
          // Scripts can then focus the input before the component is rendered.
          if (!isPrerendered) pageControl.place();
        }
      }

      override attributeChangedCallback(name: string, oldText: string | null, text: string | null): void {
        super.attributeChangedCallback(name, oldText, text);
        if (name === 'aria-invalid' || name === 'error')
          this.setProp('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        if (namingAttributes.includes(name)) this.#setLabelled();
        // The field reads the attributes when it is created.
        if (!this.#createdField) return;
        if (name === 'value' && !this.#pageControl) this.#setDefaultValue(text ?? '');
        if (name === 'error-text') this.#field.dispatch({ type: 'setServerMessage', message: text ?? '' });
        if (['type', 'autocomplete', 'name', 'dirname', 'dir'].includes(name)) this.#updateFormValue();
        if (this.#input && inputAttributes.has(name)) applyToInput(this, this.#input, name);
        if (name === 'type' || name === 'multiple') this.#handleType();
        if (namingAttributes.includes(name)) this.#updateAccessibleName();
        this.#refresh();
      }

      /** Keeps the meaning of text that the user is typing when the language changes. */
      override setProp(name: string, value: unknown): void {
        const { language } = this.values();
        super.setProp(name, value);
        // The constructors of the base classes set the language of prerendered HTML.
        if (name !== 'language' || !(#createdField in this) || Object.is(language, value)) return;
        if (!this.#createdField) return;
        if (this.#createdField.getState().isTyping) this.#typedLanguage ??= language;
        this.#refresh();
        // The component may have set another name.
        if (rules.hasOwnLabel) this.whenRendered(() => this.#updateAccessibleName());
      }

      /** Sanitizes the value again, because the valid values depend on the type. */
      #handleType(): void {
        if (this.#pageControl) return;
        const value = rules.sanitize(this.value, this.values());
        if (value !== this.value) this.#field.dispatch({ type: 'setDefault', value });
        if (value !== this.value) this.value = value;
        // Rendering removes the attributes that the component sets for passwords. The host's attributes are applied afterwards.
        queueMicrotask(() => this.#input && applyAllToInput(this, this.#input));
      }

      #createField(input?: PageInput): Field {
        const validate = (state: FieldState) => this.#validate(state);
        const textRules = createTextRules(rules.text, () => this.#getTextValues(), input);
        const field = createField(
          { ...textRules, validate },
          {
            setInput: (element) => this.#setInput(element),
            setPlaced: (isPlaced) => this.#pageControl?.setPlaced(isPlaced),
            submit: (event) => this.#submit(event),
          },
        );
        this.#createdField = field;
        this.#pageControl = input && new PageControl(this, input, field, rules.text);
        field.subscribe((action, previous) => {
          if (field !== this.#createdField) return;
          this.#handleField(action, previous);
          if (!this.#typedLanguage || field.getState().isTyping) return;
          this.#typedLanguage = undefined;
          this.#refresh();
        });
        this.setProp('field', field);
        this.#updateFormValue();
        if (!input && this.defaultValue) this.#setDefaultValue(this.defaultValue);
        this.#refresh();
        // The observer starts last, so that the element's changes are not reported.
        if (rules.takesPageInput) observeInput(this, input);
        this.#setServerMessage();
        return field;
      }

      #getTextValues(): Readonly<Record<string, unknown>> {
        const language = this.#typedLanguage;
        return language ? { ...this.values(), language } : this.values();
      }

      #validate(state: FieldState): ValidityError | undefined {
        const error = getCustomError(state) ?? this.#checkValue(state);
        return this.#pageControl ? this.#pageControl.validate(error) : error;
      }

      #checkValue({ value, rawInput }: FieldState): ValidityError | undefined {
        const values = this.values();
        if (this.readOnly || values['disabled']) return undefined;
        return rules.validate(value, values, rawInput) ?? getLengthError(this.#input, value, values);
      }

      /** Updates the form and dispatches events after a change of the field. */
      #handleField(action: FieldAction, previous: FieldState): void {
        const field = this.#field;
        const state = field.getState();
        const error = field.getError();
        if (state.value !== previous.value) this.#updateFormValue();
        if (!this.#pageControl && (error || this.#isInvalid))
          this[internals].setValidity(error?.flags ?? {}, error?.message, this.#input ?? undefined);
        // Most fields are always valid, so the browser is not called each time.
        if (error || this.#isInvalid) setCustomState(this[internals], 'invalid', error !== undefined);
        this.#isInvalid = error !== undefined;
        if (state.message !== previous.message)
          setCustomState(this[internals], 'user-invalid', state.message !== '');
        if (this.#pageControl) {
          if (action.type === 'choose') this.#pageControl.choose(action.value);
          return;
        }
        if (state.isTyping !== previous.isTyping) this.#watchSubmission(state.isTyping);
        const isCommit = action.type === 'commit' || action.type === 'choose';
        if (isCommit && state.committed !== previous.committed)
          this.#dispatchEvents(action.type === 'choose' || rules.text !== undefined);
      }

      #dispatchEvents(hasInput: boolean): void {
        if (hasInput) this.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        // MooTools replaces `Event`, so the event is a `CustomEvent`.
        this.dispatchEvent(new CustomEvent('change', { bubbles: true }));
      }

      /** Commits typed text when the form is submitted, so that the page receives `change` before `submit`. */
      #watchSubmission(isTyping: boolean): void {
        const { form } = this;
        if (!form) return;
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        // A form field can be named like a method of the form and hide the method.
        (isTyping ? addEventListener : removeEventListener).call(form, 'submit', this.#commit, true);
      }

      readonly #commit = (): void => this.#field.dispatch({ type: 'commit' });

      #submit(event: KeyboardEvent): void {
        if (!isEnter(event)) return;
        runDefaultAction(event, () => {
          this.#commit();
          runValidation(() => submitImplicitly(this.form));
        });
      }

      #refresh(): void {
        // Without `min`, steps are counted from the default value.
        if (this[attributeElement].hasAttribute('step')) this.setProp('defaultValue', this.defaultValue);
        if (this.#pageControl) this.#pageControl.read();
        else this.#field.dispatch({ type: 'refresh' });
      }

      #setDefaultValue(text: string): void {
        const value = rules.sanitize(text, this.values());
        this.#field.dispatch({ type: 'setDefault', value });
        if (rules.format && text && value === '')
          this.warn(
            `\`value="${text}"\` isn't valid. The value is empty. Use the format \`${rules.format}\`.`,
          );
      }

      #setServerMessage(): void {
        const message = this.getAttribute('error-text');
        if (message) this.#field.dispatch({ type: 'setServerMessage', message });
      }

      #setInput(input: HTMLElement | null): void {
        this.#input = input;
        if (!input) return;
        applyAllToInput(this, input);
        this.#updateAccessibleName();
        // Referenced elements may follow this element in the document.
        if (this.getAttributeNames().some((name) => idAttributes.includes(name)))
          runOnceParsed(this, () => this.#updateReferences());
        this.#refresh();
      }

      /** Updates labels and references, because the elements may have been inserted or removed. */
      #updateReferences(labels?: Iterable<Element>): void {
        this.#updateAccessibleName(labels);
        if (this.#input) updateReferences(this, this.#input);
      }

      #updateAccessibleName(labels: Iterable<Element> = getLabels(this)): void {
        if (this.#pageControl) return this.#pageControl.updateAccessibleName(labels);
        const input = this.#input;
        if (!input) return;
        setAccessibleDescription(input, this);
        setPageLabels(this, setAccessibleName(input, this, labels), getDescription(this, input));
        if (!('ariaDescribedByElements' in input)) return;
        const elements = getReferencedElements(this, 'aria-describedby');
        const previous = (this.values()['describedBy'] as readonly Element[] | undefined) ?? [];
        if (!haveSameItems(elements, previous))
          this.setProp('describedBy', elements.length > 0 ? elements : undefined);
      }

      #setLabelled(): void {
        if (rules.hasOwnLabel)
          this.setProp('labelled', [this, this.#pageControl?.input ?? this].some(isNamed));
      }

      /** Reads the page's input again. */
      syncInput(): void {
        if (!rules.takesPageInput) return;
        const input = findPageInput(this);
        if (input !== this.#pageControl?.input) setFallbackSlots(this, Boolean(input));
        if (input) slotMessages(this, input);
        this.#takePageInput(input);
      }

      #takePageInput(input: PageInput | undefined): void {
        if (this.#createdField && this.#pageControl?.input === input) {
          if (input) this.#refresh();
          return;
        }
        if (this.#pageControl) {
          this.#pageControl.release();
          this.#restoreProps();
        } else if (this.#createdField) this[internals].setFormValue(null);
        this.#createField(input);
        this.#setLabelled();
      }

      /** Sets the props that the page's input has set to the values of the element's attributes. */
      #restoreProps(): void {
        for (const name of pageProps) {
          this.setProp(name, undefined);
          super.attributeChangedCallback(name, null, this.getAttribute(name));
        }
        this.setProp('disabled', this.matches(':disabled'));
      }

      /** Handles events of all elements, because a page may have thousands of fields. */
      static readonly #handleEvent = ({ type, currentTarget }: Event): void => {
        const element = currentTarget as FormControl;
        const view = element.ownerDocument.defaultView ?? window;
        if (type === 'focusout') return element.#field.dispatch({ type: 'blur' });
        if (element.hasAttribute('dirname')) element.#updateFormValue();
        if (element.#pageControl) {
          element.#pageControl.read();
          // The component does not receive the focus events of the page's input.
          watchPresses({ currentTarget });
        } else {
          element.#updateReferences(element.labels as NodeListOf<Element>);
          if (!rules.format) watchEarlyInput(view);
        }
      };

      static readonly #handleInvalid = (event: Event): void => {
        const element = event.currentTarget as FormControl;
        // The controller of the page's input handles its events.
        if (event.target !== element) return;
        runIfSubmitted(element.ownerDocument.defaultView ?? window, () =>
          element.#field.dispatch({ type: 'invalid' }),
        );
        // Pickers show no messages.
        if (rules.takesPageInput) replaceBrowserMessage(event);
      };

      /** Stops `input` events of inputs whose text is not the value: in pickers, and in date and time fields. */
      static readonly #handleInput = (event: Event): void => {
        const element = (event.currentTarget as ShadowRoot).host as FormControl;
        const input = element.#pageControl?.input ?? (rules.format ? undefined : element.#input);
        if (event.target !== input) event.stopPropagation();
      };

      /** Sets the submitted value, unless the browser submits the page's input. */
      #updateFormValue(): void {
        if (this.#pageControl) return;
        this.#isSecret ||= this.getAttribute('type') === 'password';
        setFormValue(this, this.#field.getState().value, this.#isSecret);
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        const view = this.ownerDocument.defaultView;
        if (form && view) watchValidations(view);
        if (this.hasAttribute('dirname') && this.#createdField) this.#updateFormValue();
      }

      override formDisabledCallback(): void {
        super.formDisabledCallback();
        if (this.#createdField) this.#refresh();
      }

      formResetCallback(): void {
        this.#field.dispatch(
          this.#pageControl
            ? { type: 'resetText', text: this.#pageControl.input.value }
            : { type: 'reset', value: rules.sanitize(this.defaultValue, this.values()) },
        );
        this.#setServerMessage();
      }

      formStateRestoreCallback(state: unknown, mode: string): void {
        if (this.#pageControl || typeof state !== 'string') return;
        const value = mode === 'restore' ? readFormState(this, state) : state;
        if (value !== undefined)
          this.#field.dispatch({ type: 'restore', value: rules.sanitize(value, this.values()) });
      }

      get value(): string {
        return this.#pageControl ? this.#pageControl.input.value : this.#field.getState().value;
      }
      set value(value: string | null | undefined) {
        const text = toText(value);
        if (this.#pageControl) this.#pageControl.setText(text);
        else this.#field.dispatch({ type: 'setValue', value: rules.sanitize(text, this.values()) });
      }

      get defaultValue(): string {
        return this.#pageControl ? this.#pageControl.input.defaultValue : (this.getAttribute('value') ?? '');
      }
      set defaultValue(value: string) {
        if (this.#pageControl) this.#pageControl.input.defaultValue = value;
        else this.setAttribute('value', value);
      }

      get type(): string {
        return this.#pageControl?.input.type ?? (this.values()['type'] as string | undefined) ?? rules.type;
      }
      set type(type: string) {
        this[attributeElement].setAttribute('type', type);
      }

      get readOnly(): boolean {
        return this[attributeElement].hasAttribute('readonly');
      }
      set readOnly(readOnly: boolean) {
        this[attributeElement].toggleAttribute('readonly', readOnly);
      }

      override getProperty(attribute: string): unknown {
        if (this.#pageControl && inputProperties.has(attribute))
          return Reflect.get(this.#pageControl.input, attribute);
        return super.getProperty(attribute) ?? (textAttributes.has(attribute) ? '' : undefined);
      }

      override setProperty(attribute: string, value: unknown): void {
        if (this.#pageControl && inputProperties.has(attribute))
          Reflect.set(this.#pageControl.input, attribute, value);
        else super.setProperty(attribute, value);
      }

      get validity(): ValidityState {
        return this.#readControl().validity;
      }
      get validationMessage(): string {
        return this.#readControl().validationMessage;
      }
      get willValidate(): boolean {
        return this[nativeControl].willValidate && !this.readOnly;
      }

      checkValidity(): boolean {
        return this.#readControl().checkValidity();
      }

      reportValidity(): boolean {
        let isValid = true;
        runValidation(() => {
          isValid = this.#readControl().reportValidity();
        }, true);
        // Browsers cannot focus an element that is not rendered yet.
        if (!isValid && !this.#pageControl && !this.#input) this.focus();
        return isValid;
      }

      /** Returns the form control, after reading the page's input. Scripts may have changed the input without an event. */
      #readControl(): ElementInternals | PageInput {
        if (!this.#createdField) this.#createField();
        this.#pageControl?.read();
        return this[nativeControl];
      }

      setCustomValidity(message: string): void {
        if (this.#pageControl) this.#pageControl.setCustomValidity(toText(message));
        else this.#field.dispatch({ type: 'setCustomMessage', message: toText(message) });
      }

      override focus(options?: FocusOptions): void {
        if (this.#pageControl) this.#pageControl.input.focus(options);
        else super.focus(options);
      }

      select(): void {
        const select = () =>
          ((this.#pageControl?.input ?? this.#input) as HTMLInputElement | null)?.select?.();
        select();
        // A value that was set in this task is rendered later, so its text is selected then.
        this.whenRendered(select);
      }
    },
});
