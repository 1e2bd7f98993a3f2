import { ownOnly } from '../../src/site/core/ownOnly.ts';
import { type PageInput, setInputValue, shownPasswords } from '../../src/controls/field/pageInput.ts';
import type { FieldAction } from '../../src/controls/field/fieldReducer.ts';
import type { PageText } from '../core/definition.ts';
import type { HydratedEvent } from '../core/hydratedEvent.ts';
import { ElementField, type Validate } from './elementField.ts';
import type { FieldElement } from './fieldInput.ts';
import { adoptPartsCss } from './adoptPartsCss.ts';
import { placeInput } from './findPageInput.ts';
import { getLabels } from './getLabels.ts';
import { setAccessibleName } from './setAccessibleName.ts';
import { runIfAttempted } from '../../src/controls/field/submissionAttempt.ts';
import { warnOfIgnored } from './warnOfIgnored.ts';

const events = ['input', 'change', 'invalid'];

/**
 * The field of a custom element around an `<input>` of the page, which is the form control. The input is read at its events, when its attributes
 * change, on focus, and when the form is submitted. It is never patched. Buttons of the component change it with the events of typing.
 */
export class PageField extends ElementField {
  readonly #input: PageInput;
  readonly #text: PageText | undefined;
  /** The custom validity that the field has set. */
  #ownMessage = '';
  /** The input has its name from the element. */
  #isNamed = false;
  /** The component has a place for the input. */
  #isPlaced = false;

  constructor(element: FieldElement, validate: Validate, input: PageInput, pageText?: PageText) {
    super(element, (text, values) => {
      const value = pageText ? pageText.parse(text, input.type, values) : text;
      return value === undefined ? validate('', values, text) : validate(value, values, '');
    });
    this.#input = input;
    this.#text = pageText;
    for (const type of events) input.addEventListener(type, this);
    element.setProp('pageInput', input);
    warnOfIgnored(element);
  }

  override get pageInput(): PageInput {
    return this.#input;
  }

  override get input(): PageInput {
    return this.#input;
  }

  override get value(): string {
    return this.#input.value;
  }

  /** Lets go of the input: it is removed, or replaced by another. */
  release(): void {
    for (const type of events) this.#input.removeEventListener(type, this);
    if (!this.#hasPageMessage()) this.#setOwnMessage('');
    if (this.#isNamed) this.#input.removeAttribute('aria-label');
    this.element.setProp('pageInput', undefined);
  }

  setPlaced(isPlaced: boolean): void {
    const { element } = this;
    this.#isPlaced = isPlaced;
    if (isPlaced) placeInput(element, false);
    else if (element.isConnected && element.values()['pageInput'] === this.#input) this.place();
  }

  place(): void {
    if (!this.#isPlaced) placeInput(this.element, true);
  }

  /** Until prerendered HTML is hydrated, the component has what it was rendered with: the places, and the value. */
  awaitHydration(): void {
    this.#isPlaced = true;
    this.element.setProp('hasMessages', true);
    super.dispatch({ type: 'setValue', value: this.#input.defaultValue });
    const root = this.element.shadowRoot!;
    root.addEventListener(
      'auction-hydrated' satisfies HydratedEvent,
      () => this.syncValue(),
      ownOnly({ once: true }),
    );
  }

  /** Reads again what may have changed: attributes, the fieldset, the value. */
  override refresh(): void {
    const { element } = this;
    const input = this.#input;
    const type = shownPasswords.has(input) ? 'password' : input.type;
    element.setProp('type', type === 'text' ? undefined : type);
    element.setProp('disabled', input.matches(':disabled') || undefined);
    element.setProp('readonly', input.readOnly || undefined);
    adoptPartsCss(input);
    element.setProp('required', input.required || undefined);
    for (const name of ['min', 'max'])
      if (input.hasAttribute(name)) element.setProp(name, input.getAttribute(name));
    this.updateAccessibleName();
    this.syncValue();
    this.validate();
  }

  syncValue(): void {
    const { value } = this.#input;
    if (value !== super.value) super.dispatch({ type: 'setValue', value });
  }

  override dispatch(action: FieldAction): void {
    const input = this.#input;
    switch (action.type) {
      case 'choose':
        return this.#choose(action.value);
      case 'change':
        return void input.dispatchEvent(new CustomEvent('change', { bubbles: true }));
      case 'setValue':
        input.value = action.value;
        return this.syncValue();
      case 'reset':
        return super.dispatch({ type: 'reset', value: input.value });
      case 'setDefault':
      case 'restore':
        // The input has its own.
        return undefined;
      default:
        return super.dispatch(action);
    }
  }

  #choose(value: string): void {
    const input = this.#input;
    setInputValue(input, this.#text ? this.#text.format(value, input, this.element.values()) : value);
    input.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  }

  override handleEvent(event?: Event): void {
    const { value, ownerDocument } = this.#input;
    if (event?.type === 'invalid') this.syncValue();
    if (event?.type === 'input')
      // While a date or time is typed, no message comes or goes.
      super.dispatch(this.#text ? { type: 'draft', value, rawInput: '' } : { type: 'input', value });
    else if (event?.type === 'change') super.dispatch({ type: 'commit', value, rawInput: '' });
    else runIfAttempted(ownerDocument.defaultView ?? window, () => super.dispatch({ type: 'invalid' }));
  }

  override setCustomValidity(message: string): void {
    this.#input.setCustomValidity(message);
    this.validate();
  }

  override prepare(): void {
    this.refresh();
  }

  override applyAttribute(): void {
    // The input has its own attributes.
  }

  override applyAttributes(): void {
    // Likewise.
  }

  override updateDescription(): void {
    // Likewise.
  }

  override updateAccessibleName(labels: Iterable<Element> = getLabels(this.element)): void {
    const input = this.#input;
    const isNamedByPage =
      !this.#isNamed && (getLabels(input).length > 0 || input.matches('[aria-label], [aria-labelledby]'));
    const pageLabel = isNamedByPage
      ? getLabels(input)
          .map(({ textContent }) => textContent.trim())
          .join(' ')
      : setAccessibleName(input, this.element, labels);
    this.#isNamed = !isNamedByPage && pageLabel !== '';
    this.setNames(pageLabel, input);
  }

  override updateFormValue(): void {
    // The input is what forms submit and what browsers restore.
  }

  protected override getRenderedValue(text: string): string {
    return this.#text ? (this.#text.parse(text, this.#input.type, this.element.values()) ?? '') : text;
  }

  protected override watchSubmission(): void {
    // The browser has dispatched the change when it submits the form.
  }

  protected override dispatchEvents(): void {
    // The input has had its own events.
  }

  protected override checkValue(): string {
    const input = this.#input;
    if (this.#hasPageMessage()) return input.validationMessage;
    this.#setOwnMessage('');
    if (!input.willValidate) return '';
    const message = this.getError(input.value, '')?.message ?? '';
    if (!input.validity.valid) return message || input.validationMessage;
    this.#setOwnMessage(message);
    return message;
  }

  /** Whether a script of the page has set the custom validity. */
  #hasPageMessage(): boolean {
    const { validity, validationMessage, willValidate } = this.#input;
    return (
      validity.customError && !(this.#ownMessage && (validationMessage === this.#ownMessage || !willValidate))
    );
  }

  #setOwnMessage(message: string): void {
    if (!message && !this.#ownMessage) return;
    this.#input.setCustomValidity(message);
    // Firefox shortens long messages.
    this.#ownMessage = this.#input.validationMessage && message ? this.#input.validationMessage : message;
  }
}
