import type { Field } from '../../src/controls/field/field.ts';
import {
  type FieldAction,
  fieldReducer,
  initialFieldState,
  isEdit,
} from '../../src/controls/field/fieldReducer.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import { runAfterListeners } from './afterListeners.ts';
import { type FieldElement, FieldInput } from './fieldInput.ts';
import { internals } from './formAssociated.ts';
import { readFormState, setFormValue } from './formValue.ts';
import { addStepBase, getLengthError } from './nativeRules.ts';
import { setCustomState } from './setCustomState.ts';
import { isEnter, submitImplicitly } from './submitImplicitly.ts';

/** What is invalid about a value, given the element's other values and the text that the user has typed in vain, if any. Pure. */
export type Validate = (
  value: string,
  values: Readonly<Record<string, unknown>>,
  rawInput: string,
) => ValidityError | undefined;

/** The field of a custom element: passes what `fieldReducer` makes of each action on to its form, its component and the page. */
export class ElementField extends FieldInput implements Field {
  readonly #validate: Validate;
  /** Whether the text in the input is the value as it stands. */
  readonly hasTextAsValue: boolean;
  #state = initialFieldState;
  #customMessage = '';
  #isValid = true;
  /** The type is, or was, `password`: a page may show a password by another type. */
  #isSecret = false;

  constructor(element: FieldElement, validate: Validate, hasTextAsValue = false) {
    super(element);
    this.#validate = validate;
    this.hasTextAsValue = hasTextAsValue;
    element.setProp('value', '');
    element.setProp('validationMessage', '');
    element.setProp('revision', 0);
    element.setProp('field', this);
    this.updateFormValue();
  }

  get value(): string {
    return this.#state.value;
  }

  override setInput(input: HTMLElement | null): void {
    super.setInput(input);
    if (input) this.validate();
  }

  dispatch(action: FieldAction): void {
    const before = this.#state;
    let after = (this.#state = fieldReducer(before, action));
    if (after === before) return;
    if (isEdit(action, before, after) && getServerMessage(this.element)) {
      this.element.setProp('serverMessage', '');
      after = this.#state = { ...after, shownMessage: '' };
    }
    if (after.value !== before.value) this.updateFormValue();
    if (after.isTyping !== before.isTyping) this.watchSubmission(after.isTyping);
    this.element.setProp('value', this.getRenderedValue(after.renderedValue));
    this.element.setProp('revision', after.revision);
    this.validate();
    const hasInput = action.type === 'commit' || action.type === 'choose';
    if ((hasInput || action.type === 'change') && after.committed !== before.committed)
      this.dispatchEvents(hasInput);
  }

  submit(event: KeyboardEvent): void {
    if (!isEnter(event)) return;
    runAfterListeners(event, () => {
      this.dispatch({ type: 'change' });
      submitImplicitly(this.element.form);
    });
  }

  /** The form is submitted while the user is typing: the page's listeners are to find the change dispatched. */
  handleEvent(): void {
    const { isTyping, value, rawInput } = this.#state;
    if (isTyping) this.dispatch(rawInput ? { type: 'commit', value, rawInput } : { type: 'choose', value });
  }

  setCustomValidity(message: string): void {
    this.#customMessage = message;
    this.validate();
  }

  /** What a server has found invalid about the value; shown at once, until the user changes the value. */
  setServerMessage(message: string): void {
    this.element.setProp('serverMessage', message);
    if (message) this.dispatch({ type: 'invalid' });
    else this.validate();
  }

  updateFormValue(): void {
    this.#isSecret ||= this.element.getAttribute('type') === 'password';
    setFormValue(this.element, this.#state.value, this.#isSecret);
  }

  /** Takes what the browser has kept, or fills in. */
  restore(state: string, mode: string, sanitize: (value: string) => string): void {
    const value = mode === 'restore' ? readFormState(this.element, state) : state;
    if (value !== undefined) this.dispatch({ type: 'restore', value: sanitize(value) });
  }

  /** Something else than the value has changed. */
  refresh(): void {
    this.validate();
  }

  validate(): void {
    const { value, rawInput } = this.#state;
    const elementInternals = this.element[internals];
    const message = this.checkValue(value, rawInput, elementInternals);
    // Most fields are always valid: the browser need not be called each time.
    if (message || !this.#isValid) {
      this.#isValid = !message;
      setCustomState(elementInternals, 'invalid', message !== '');
    }
    this.#state = fieldReducer(this.#state, { type: 'validate', message });
    if (this.#state.shownMessage && !this.#state.isTyping)
      this.element.setProp('announcement', this.#state.attempts);
    if (this.#state.shownMessage === this.element.values()['validationMessage']) return;
    setCustomState(elementInternals, 'user-invalid', this.#state.shownMessage !== '');
    this.element.setProp('validationMessage', this.#state.shownMessage);
  }

  /** Reports to the form what is invalid about the value, and returns the message. */
  protected checkValue(value: string, rawInput: string, elementInternals: ElementInternals): string {
    const error = this.getError(value, rawInput);
    if (error) elementInternals.setValidity(error.flags, error.message, this.input ?? undefined);
    else if (!this.#isValid) elementInternals.setValidity({});
    return error?.message ?? '';
  }

  protected getError(value: string, rawInput: string): ValidityError | undefined {
    const message = this.#customMessage || getServerMessage(this.element);
    if (message) return { flags: { customError: true }, message };
    const values = this.element.values();
    if (this.element.readOnly || values['disabled']) return undefined;
    return (
      this.#validate(value, addStepBase(this.element, values), rawInput) ?? getLengthError(this.input, value)
    );
  }

  /** What the component gets as the value. */
  protected getRenderedValue(value: string): string {
    return value;
  }

  protected watchSubmission(isTyping: boolean): void {
    const { form } = this.element;
    if (!form) return;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    // A field of the form may be named as the methods are.
    (isTyping ? addEventListener : removeEventListener).call(form, 'submit', this, true);
  }

  protected dispatchEvents(hasInput: boolean): void {
    if (hasInput) this.element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    // Not `Event`, which MooTools replaces.
    this.element.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  }
}

const getServerMessage = (element: FieldElement): string =>
  (element.values()['serverMessage'] as string | undefined) ?? '';
