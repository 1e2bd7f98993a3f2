import { createField, type Field, getCustomError } from '../../src/controls/field/createField.ts';
import type { FieldAction, FieldState } from '../../src/controls/field/fieldReducer.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import type { PageInput } from '../../src/controls/field/field.ts';
import { watchPresses } from '../../src/controls/field/StableDuringPress.ts';
import { runAsAttempt, runIfAttempted, watchAttempts } from '../../src/controls/field/submissionAttempt.ts';
import {
  runAfterListeners,
  control,
  formAssociated,
  internals,
  source,
  setCustomState,
  isEnter,
  submitImplicitly,
  readFormState,
  setFormValue,
} from './formAssociated.ts';
import {
  idAttributes,
  getLabels,
  isNamed,
  getReferenced,
  runOnceParsed,
  getDescription,
  setAccessibleDescription,
  setAccessibleName,
} from './aria.ts';
import { watchEarlyInput, findPageInput, observeInput, placeInput, slotMessages } from './findPageInput.ts';
import { type ControlRules, createTextRules, type FormControlLayer } from './formControlLayer.ts';
import {
  applyAllToInput,
  applyToInput,
  inputAttributes,
  updateReferences,
  addStepBase,
  getLengthError,
  toText,
} from './nativeAttributes.ts';
import { PageControl, setPageTexts } from './pageControl.ts';

/** Attributes with which a page names and describes a control, besides its labels. */
const namingAttributes = 'aria-label aria-labelledby aria-describedby aria-description aria-invalid'.split(
  ' ',
);

/** Attributes whose property is empty while they are absent. */
const textAttributes: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete dirname list min max step'.split(' '),
);

/** Attributes whose property is that of the page's input, if there is one. */
const inputProperties: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete min max step required'.split(' '),
);

/**
 * Makes an element a form control like `<input>`: it has a value that forms submit, reset, and restore, constraints, labels, and its own
 * `disabled` apart from that of its fieldset. The field owns text, value, and validity. The element passes them on to the form, and
 * renders the component with the field.
 */
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

      /** Created when the element is in the document or its value is needed. */
      #current: Field | undefined;
      /** The page's input, if the element contains one. */
      #page: PageControl | undefined;
      /** The element in the shadow root that gets the focus. */
      #input: HTMLElement | null = null;
      #isInvalid = false;
      /** Whether the type is, or was, `password`: a page may show a password by another type. */
      #isSecret = false;

      constructor() {
        super();
        for (const type of ['invalid', 'focusin', 'focusout'])
          this.addEventListener(type, FormControl.#handleEvent);
        this.shadowRoot!.addEventListener('input', FormControl.#handleInput);
      }

      get #field(): Field {
        return this.#current ?? this.#createField();
      }

      override get [control](): ElementInternals | PageInput {
        return this.#page?.input ?? this[internals];
      }

      // Life cycle

      override connectedCallback(): void {
        const input = rules.takesPageInput ? findPageInput(this) : undefined;
        const isPrerendered = this.container.hasChildNodes() && !this.#page;
        this.#takePageInput(input);
        const page = this.#page;
        if (isPrerendered) page?.awaitHydration();
        this.#setLabelled();
        super.connectedCallback();
        if (page) {
          slotMessages(this, page.input);
          // Scripts can focus the input before the component is rendered.
          if (!isPrerendered) page.place();
        }
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'aria-invalid' || name === 'error')
          this.setProp('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        if (namingAttributes.includes(name)) this.#setLabelled();
        // A field that is created later reads the attributes then.
        if (!this.#current) return;
        if (name === 'value' && !this.#page) this.#setDefaultValue(text ?? '');
        if (name === 'error-text') this.#field.dispatch({ type: 'setServerMessage', message: text ?? '' });
        if (['type', 'autocomplete', 'name', 'dirname', 'dir'].includes(name)) this.#updateFormValue();
        if (this.#input && inputAttributes.has(name)) applyToInput(this, this.#input, name);
        if (name === 'type' || name === 'multiple') this.#handleType();
        if (namingAttributes.includes(name)) this.#updateAccessibleName();
        this.#refresh();
      }

      /** The type decides which values are valid. */
      #handleType(): void {
        if (this.#page) return;
        const value = rules.sanitize(this.value, this.values());
        if (value !== this.value) this.#field.dispatch({ type: 'setDefault', value });
        if (value !== this.value) this.value = value;
        // The component's attributes for a password are removed when the change is rendered.
        queueMicrotask(() => this.#input && applyAllToInput(this, this.#input));
      }

      // Field

      #createField(input?: PageInput): Field {
        const validate = (state: FieldState) => this.#validate(state);
        const textRules = createTextRules(rules, () => this.values(), input);
        const field = createField(
          { ...textRules, validate },
          {
            setInput: (element) => this.#setInput(element),
            setPlaced: (isPlaced) => this.#page?.setPlaced(isPlaced),
            submit: (event) => this.#submit(event),
          },
        );
        this.#current = field;
        this.#page = input && new PageControl(this, input, field, rules.text);
        field.subscribe((action, before) => {
          if (field === this.#current) this.#handleField(action, before);
        });
        this.setProp('field', field);
        this.#updateFormValue();
        if (!input && this.defaultValue) this.#setDefaultValue(this.defaultValue);
        this.#refresh();
        // Observe last, so that the element's changes are not reported.
        if (rules.takesPageInput) observeInput(this, input);
        this.#setServerMessage();
        return field;
      }

      #validate(state: FieldState): ValidityError | undefined {
        const error = getCustomError(state) ?? this.#checkValue(state);
        return this.#page ? this.#page.validate(error) : error;
      }

      #checkValue({ value, rawInput }: FieldState): ValidityError | undefined {
        const values = this.values();
        if (this.readOnly || values['disabled']) return undefined;
        return (
          rules.validate(value, addStepBase(this, values), rawInput) ?? getLengthError(this.#input, value)
        );
      }

      /** Passes changes of the field on to the form and the page. */
      #handleField(action: FieldAction, before: FieldState): void {
        const field = this.#field;
        const state = field.getState();
        const error = field.getError();
        if (state.value !== before.value) this.#updateFormValue();
        if (!this.#page && (error || this.#isInvalid))
          this[internals].setValidity(error?.flags ?? {}, error?.message, this.#input ?? undefined);
        // Most fields are always valid: the browser does not have to be called each time.
        if (error || this.#isInvalid) setCustomState(this[internals], 'invalid', error !== undefined);
        this.#isInvalid = error !== undefined;
        if (state.message !== before.message)
          setCustomState(this[internals], 'user-invalid', state.message !== '');
        if (this.#page) {
          if (action.type === 'choose') this.#page.choose(action.value);
          return;
        }
        if (state.isTyping !== before.isTyping) this.#watchSubmission(state.isTyping);
        const isCommit = action.type === 'commit' || action.type === 'choose';
        if (isCommit && state.committed !== before.committed)
          this.#dispatchEvents(action.type === 'choose' || rules.text !== undefined);
      }

      #dispatchEvents(hasInput: boolean): void {
        if (hasInput) this.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        // Not `Event`, which MooTools replaces.
        this.dispatchEvent(new CustomEvent('change', { bubbles: true }));
      }

      /** The form may be submitted while the user is typing: the page's listeners find the change dispatched. */
      #watchSubmission(isTyping: boolean): void {
        const { form } = this;
        if (!form) return;
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        // A field of the form may have the name of a method of the form.
        (isTyping ? addEventListener : removeEventListener).call(form, 'submit', this.#commit, true);
      }

      readonly #commit = (): void => this.#field.dispatch({ type: 'commit' });

      #submit(event: KeyboardEvent): void {
        if (!isEnter(event)) return;
        runAfterListeners(event, () => {
          this.#commit();
          submitImplicitly(this.form);
        });
      }

      #refresh(): void {
        if (this.#page) this.#page.read();
        else this.#field.dispatch({ type: 'refresh' });
      }

      #setDefaultValue(text: string): void {
        const value = rules.sanitize(text, this.values());
        this.#field.dispatch({ type: 'setDefault', value });
        if (rules.format && text && value === '')
          this.warn(`value is "${text}", which is not of the form ${rules.format}, so it is empty.`);
      }

      #setServerMessage(): void {
        const message = this.getAttribute('error-text');
        if (message) this.#field.dispatch({ type: 'setServerMessage', message });
      }

      // Input

      #setInput(input: HTMLElement | null): void {
        this.#input = input;
        if (!input) return;
        applyAllToInput(this, input);
        this.#updateAccessibleName();
        // References may be to elements below.
        if (this.getAttributeNames().some((name) => idAttributes.includes(name)))
          runOnceParsed(this, () => this.#updateReferences());
        this.#refresh();
      }

      /** Labels and other elements that the element refers to may have been inserted or removed. */
      #updateReferences(labels?: Iterable<Element>): void {
        this.#updateAccessibleName(labels);
        if (this.#input) updateReferences(this, this.#input);
      }

      #updateAccessibleName(labels: Iterable<Element> = getLabels(this)): void {
        if (this.#page) return this.#page.updateAccessibleName(labels);
        const input = this.#input;
        if (!input) return;
        setAccessibleDescription(input, this);
        setPageTexts(this, setAccessibleName(input, this, labels), getDescription(this, input));
        if (!('ariaDescribedByElements' in input)) return;
        const elements = getReferenced(this, 'aria-describedby');
        const before = (this.values()['describedBy'] as readonly Element[] | undefined) ?? [];
        const isSame =
          elements.length === before.length && elements.every((each, index) => each === before[index]);
        if (!isSame) this.setProp('describedBy', elements.length > 0 ? elements : undefined);
      }

      #setLabelled(): void {
        if (rules.hasOwnLabel) this.setProp('labelled', [this, this.#page?.input ?? this].some(isNamed));
      }

      /** Reads the page's input again. */
      syncInput(): void {
        if (!rules.takesPageInput) return;
        const input = findPageInput(this);
        if (input !== this.#page?.input) placeInput(this, Boolean(input));
        if (input) slotMessages(this, input);
        this.#takePageInput(input);
      }

      #takePageInput(input: PageInput | undefined): void {
        if (this.#current && this.#page?.input === input) {
          if (input) this.#refresh();
          return;
        }
        if (this.#page) this.#page.release();
        else if (this.#current) this[internals].setFormValue(null);
        this.#createField(input);
        this.#setLabelled();
      }

      /** One listener for all: a page may have thousands of fields. */
      static readonly #handleEvent = ({ type, currentTarget }: Event): void => {
        const element = currentTarget as FormControl;
        const view = element.ownerDocument.defaultView ?? window;
        if (type === 'focusout') return element.#field.dispatch({ type: 'blur' });
        if (type === 'invalid')
          return runIfAttempted(view, () => element.#field.dispatch({ type: 'invalid' }));
        if (element.hasAttribute('dirname')) element.#updateFormValue();
        if (element.#page) {
          element.#page.read();
          // The component does not see the focus of the page's input.
          watchPresses({ currentTarget });
        } else {
          element.#updateReferences(element.labels as NodeListOf<Element>);
          if (!rules.format) watchEarlyInput(view);
        }
      };

      /** The inputs of a picker have no value of the field, nor does a text that is yet to be read as a date or time. */
      static readonly #handleInput = (event: Event): void => {
        const element = (event.currentTarget as ShadowRoot).host as FormControl;
        const input = element.#page?.input ?? (rules.format ? undefined : element.#input);
        if (event.target !== input) event.stopPropagation();
      };

      // Form

      /** The form submits the page's input by itself. */
      #updateFormValue(): void {
        if (this.#page) return;
        this.#isSecret ||= this.getAttribute('type') === 'password';
        setFormValue(this, this.#field.getState().value, this.#isSecret);
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        const view = this.ownerDocument.defaultView;
        if (form && view) watchAttempts(view);
        if (this.hasAttribute('dirname') && this.#current) this.#updateFormValue();
      }

      override formDisabledCallback(): void {
        super.formDisabledCallback();
        if (this.#current) this.#refresh();
      }

      formResetCallback(): void {
        this.#field.dispatch(
          this.#page
            ? { type: 'resetText', text: this.#page.input.value }
            : { type: 'reset', value: rules.sanitize(this.defaultValue, this.values()) },
        );
        this.#setServerMessage();
      }

      formStateRestoreCallback(state: unknown, mode: string): void {
        if (this.#page || typeof state !== 'string') return;
        const value = mode === 'restore' ? readFormState(this, state) : state;
        if (value !== undefined)
          this.#field.dispatch({ type: 'restore', value: rules.sanitize(value, this.values()) });
      }

      // Members of <input>

      get value(): string {
        return this.#page ? this.#page.input.value : this.#field.getState().value;
      }
      set value(value: string | null | undefined) {
        const text = toText(value);
        if (this.#page) this.#page.setText(text);
        else this.#field.dispatch({ type: 'setValue', value: rules.sanitize(text, this.values()) });
      }

      get defaultValue(): string {
        return this.#page ? this.#page.input.defaultValue : (this.getAttribute('value') ?? '');
      }
      set defaultValue(value: string) {
        if (this.#page) this.#page.input.defaultValue = value;
        else this.setAttribute('value', value);
      }

      get type(): string {
        return this.#page?.input.type ?? (this.values()['type'] as string | undefined) ?? rules.type;
      }
      set type(type: string) {
        this[source].setAttribute('type', type);
      }

      get readOnly(): boolean {
        return this[source].hasAttribute('readonly');
      }
      set readOnly(readOnly: boolean) {
        this[source].toggleAttribute('readonly', readOnly);
      }

      override getProperty(attribute: string): unknown {
        if (this.#page && inputProperties.has(attribute)) return Reflect.get(this.#page.input, attribute);
        return super.getProperty(attribute) ?? (textAttributes.has(attribute) ? '' : undefined);
      }

      override setProperty(attribute: string, value: unknown): void {
        if (this.#page && inputProperties.has(attribute)) Reflect.set(this.#page.input, attribute, value);
        else super.setProperty(attribute, value);
      }

      get validity(): ValidityState {
        return this.#readControl().validity;
      }
      get validationMessage(): string {
        return this.#readControl().validationMessage;
      }
      get willValidate(): boolean {
        return this[control].willValidate && !this.readOnly;
      }

      checkValidity(): boolean {
        return this.#readControl().checkValidity();
      }

      reportValidity(): boolean {
        let isValid = true;
        runAsAttempt(() => {
          isValid = this.#readControl().reportValidity();
        });
        // An element that is not rendered yet cannot get the focus.
        if (!isValid && !this.#page && !this.#input) this.focus();
        return isValid;
      }

      /** A script may have changed the page's input without an event. */
      #readControl(): ElementInternals | PageInput {
        if (!this.#current) this.#createField();
        this.#page?.read();
        return this[control];
      }

      setCustomValidity(message: string): void {
        if (this.#page) this.#page.setCustomValidity(toText(message));
        else this.#field.dispatch({ type: 'setCustomMessage', message: toText(message) });
      }

      override focus(options?: FocusOptions): void {
        if (this.#page) this.#page.input.focus(options);
        else super.focus(options);
      }

      select(): void {
        const select = () => ((this.#page?.input ?? this.#input) as HTMLInputElement | null)?.select?.();
        select();
        // A value that this task has set is rendered when it is over.
        this.whenRendered(select);
      }
    },
});
