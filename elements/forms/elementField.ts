import type { Field } from '../../src/controls/field/field.ts';
import { type FieldAction, fieldReducer, initialFieldState } from '../../src/controls/field/fieldReducer.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import { runAfterListeners } from './afterListeners.ts';
import { type FormAssociated, internals } from './formAssociated.ts';
import { getFormValue } from './formValue.ts';
import { getLabels } from './getLabels.ts';
import { addStepBase, getLengthError } from './nativeRules.ts';
import { applyAllToInput, applyToInput, updateReferences } from './nativeAttributes.ts';
import { joinDescriptions } from './references.ts';
import { getDescription, setAccessibleName } from './setAccessibleName.ts';
import { setCustomState } from './setCustomState.ts';
import { isEnter, submitImplicitly } from './submitImplicitly.ts';

/** What is invalid about a value, given the element's other values and the text that the user has typed in vain, if any. Pure. */
export type Validate = (
  value: string,
  values: Readonly<Record<string, unknown>>,
  rawInput: string,
) => ValidityError | undefined;

interface FieldElement extends FormAssociated {
  readonly readOnly: boolean;
}

/** The field of a custom element: passes what `fieldReducer` makes of each action on to its form, its component and the page. */
export class ElementField implements Field {
  readonly #element: FieldElement;
  readonly #validate: Validate;
  #state = initialFieldState;
  #input: HTMLElement | null = null;
  #customMessage = '';
  #isValid = true;
  /** The type is, or was, `password`: a page may show a password by another type. */
  #isSecret = false;

  constructor(element: FieldElement, validate: Validate) {
    this.#element = element;
    this.#validate = validate;
    element.setProp('value', '');
    element.setProp('validationMessage', '');
    element.setProp('revision', 0);
    element.setProp('field', this);
    this.updateFormValue();
  }

  get value(): string {
    return this.#state.value;
  }

  get input(): HTMLElement | null {
    return this.#input;
  }

  setInput(input: HTMLElement | null): void {
    this.#input = input;
    if (!input) return;
    applyAllToInput(this.#element, input);
    this.updateAccessibleName();
    this.validate();
  }

  updateDescription(): void {
    if (this.#input) joinDescriptions(this.#element, this.#input);
  }

  /** An attribute of the element has changed. */
  applyAttribute(name: string): void {
    if (this.#input) applyToInput(this.#element, this.#input, name);
  }

  /** The input is another one to the browser: a type decides what its attributes mean. */
  applyAttributes(): void {
    if (this.#input) applyAllToInput(this.#element, this.#input);
  }

  /** The focus has come: labels, and what else the element refers to, may have come or gone since. */
  prepare(labels: Iterable<Element>): void {
    if (!this.#input) return;
    this.updateAccessibleName(labels);
    updateReferences(this.#element, this.#input);
    if (this.#element.hasAttribute('dirname')) this.updateFormValue();
  }

  dispatch(action: FieldAction): void {
    const before = this.#state;
    const after = (this.#state = fieldReducer(before, action));
    if (after === before) return;
    if (after.value !== before.value) this.updateFormValue();
    if (after.isTyping !== before.isTyping) this.#watchSubmission();
    this.#element.setProp('value', after.renderedValue);
    this.#element.setProp('revision', after.revision);
    this.validate();
    const hasInput = action.type === 'commit' || action.type === 'choose';
    if ((hasInput || action.type === 'change') && after.committed !== before.committed)
      this.#dispatchEvents(hasInput);
  }

  submit(event: KeyboardEvent): void {
    if (!isEnter(event)) return;
    runAfterListeners(event, () => {
      this.dispatch({ type: 'change' });
      submitImplicitly(this.#element.form);
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

  updateAccessibleName(labels: Iterable<Element> = getLabels(this.#element)): void {
    if (!this.#input) return;
    const pageLabel = setAccessibleName(this.#input, this.#element, labels);
    const values = this.#element.values();
    const description = getDescription(this.#element, this.#input);
    // Not before, because prerendered HTML does not have them, and not in vain: each field would be rendered twice.
    if ('labelled' in values && pageLabel !== (values['pageLabel'] ?? ''))
      this.#element.setProp('pageLabel', pageLabel);
    if (description !== (values['description'] ?? '')) this.#element.setProp('description', description);
  }

  /** The browser keeps the state in the session history, but as of inputs no passwords, and nothing with autocomplete="off". */
  updateFormValue(): void {
    const element = this.#element;
    this.#isSecret ||= element.getAttribute('type') === 'password';
    // A field of the form may have the name of a member, which it hides.
    const { form } = element;
    const autocomplete =
      element.getAttribute('autocomplete') ||
      (form && Element.prototype.getAttribute.call(form, 'autocomplete'));
    const isRestorable = !this.#isSecret && autocomplete?.toLowerCase() !== 'off';
    const { value } = this.#state;
    const state = isRestorable ? this.#getStateHead() + value : null;
    element[internals].setFormValue(getFormValue(element, value), state);
  }

  /** Takes what the browser has kept, or fills in. Firefox hands a field what it has kept of another one of the form. */
  restore(state: string, mode: string, sanitize: (value: string) => string): void {
    const head = mode === 'restore' ? this.#getStateHead() : '';
    if (state.startsWith(head)) this.dispatch({ type: 'restore', value: sanitize(state.slice(head.length)) });
  }

  /** What a state that the browser keeps begins with, so that the field knows its own. */
  #getStateHead(): string {
    return `${this.#element.localName} ${this.#element.name}\n`;
  }

  validate(): void {
    const { value, rawInput, shownMessage } = this.#state;
    const error = this.#getError(value, rawInput);
    const elementInternals = this.#element[internals];
    // Most fields are always valid: the browser need not be called each time.
    if (error || !this.#isValid) {
      this.#isValid = !error;
      if (error) elementInternals.setValidity(error.flags, error.message, this.#input ?? undefined);
      else elementInternals.setValidity({});
      setCustomState(elementInternals, 'invalid', error !== undefined);
    }
    this.#state = fieldReducer(this.#state, { type: 'validate', message: error?.message ?? '' });
    if (this.#state.shownMessage && !this.#state.isTyping)
      this.#element.setProp('announcement', this.#state.attempts);
    if (this.#state.shownMessage === shownMessage) return;
    setCustomState(elementInternals, 'user-invalid', this.#state.shownMessage !== '');
    this.#element.setProp('validationMessage', this.#state.shownMessage);
  }

  #getError(value: string, rawInput: string): ValidityError | undefined {
    if (this.#customMessage) return { flags: { customError: true }, message: this.#customMessage };
    const values = this.#element.values();
    if (this.#element.readOnly || values['disabled']) return undefined;
    return (
      this.#validate(value, addStepBase(this.#element, values), rawInput) ??
      getLengthError(this.#input, value)
    );
  }

  #watchSubmission(): void {
    const { form } = this.#element;
    if (!form) return;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    // A field of the form may be named as the methods are.
    (this.#state.isTyping ? addEventListener : removeEventListener).call(form, 'submit', this, true);
  }

  #dispatchEvents(hasInput: boolean): void {
    if (hasInput) this.#element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    // Not `Event`, which MooTools replaces.
    this.#element.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  }
}
