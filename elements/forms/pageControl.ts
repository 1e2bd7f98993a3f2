import type { Field } from '../../src/controls/field/createField.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import { type PageInput, setInputValue, visiblePasswordInputs } from '../../src/controls/field/field.ts';
import { replaceBrowserMessage } from '../../src/controls/field/browserMessage.ts';
import { runIfSubmitted } from '../../src/controls/field/submissionAttempt.ts';
import type { FieldText } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { HydratedEvent } from '../core/container.ts';
import { setFallbackSlots, pageInputPartsCss } from './pageInput.ts';
import { getLabels, getDescription, setAccessibleName } from './aria.ts';
import { getPageAttribute, markAddition, removeAddition } from '../../src/controls/pageAttributes.ts';
import { getTextSheet } from '../core/styleSheets.ts';

/** Types of inputs in which browsers show buttons. */
const typesWithParts: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'search', 'password']);

/** Adds the styles for the browser's buttons to the document or shadow root of an input, once. */
function adoptPartsCss(input: Element & { type: string }): void {
  const root = input.getRootNode() as Document | ShadowRoot;
  if (!typesWithParts.has(input.type) || !('adoptedStyleSheets' in root)) return;
  const sheet = getTextSheet(input.ownerDocument, pageInputPartsCss);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Attributes that have an effect on the page's input, but not on the element around it. */
const inputAttributes: ReadonlySet<string> = new Set(
  'name value type disabled readonly required placeholder min max step pattern minlength maxlength autocomplete'.split(
    ' ',
  ),
);

function warnAboutIgnoredAttributes(element: Host): void {
  const ignoredNames = element.getAttributeNames().filter((name) => inputAttributes.has(name));
  if (ignoredNames.length > 0)
    element.warn(
      `Ignoring \`${ignoredNames.join('`, `')}\` because the element contains an input. Set attributes on the input.`,
    );
}

const events = ['input', 'change', 'invalid'];

/** The controller of a page's `<input>`, which is the form control. It reads the input on events, attribute changes, focus, and submit. */
export class PageControl {
  readonly input: PageInput;
  readonly #host: Host;
  readonly #field: Field;
  readonly #text: FieldText | undefined;
  /** Custom validity message that the element has set. */
  #elementMessage = '';
  /** Whether the element names the input. */
  #isNamed = false;
  /** Whether the component has a slot for the input. */
  #hasSlot = false;

  constructor(host: Host, input: PageInput, field: Field, text: FieldText | undefined) {
    this.#host = host;
    this.input = input;
    this.#field = field;
    this.#text = text;
    // A copied input has the name of the original.
    removeAddition(input, 'aria-label');
    for (const type of events) input.addEventListener(type, this, type === 'invalid');
    host.setProp('pageInput', input);
    warnAboutIgnoredAttributes(host);
  }

  /** Stops listening, because the input was removed or replaced. */
  release(): void {
    for (const type of events) this.input.removeEventListener(type, this, type === 'invalid');
    if (!this.#hasPageMessage()) this.#setElementMessage('');
    if (this.#isNamed) removeAddition(this.input, 'aria-label');
    this.#host.setProp('pageInput', undefined);
  }

  setPlaced(hasSlot: boolean): void {
    this.#hasSlot = hasSlot;
    if (hasSlot) setFallbackSlots(this.#host, false);
    else if (this.#host.isConnected && this.#host.values()['pageInput'] === this.input) this.place();
  }

  place(): void {
    if (!this.#hasSlot) setFallbackSlots(this.#host, true);
  }

  /** Uses the values of the prerendered HTML until it is hydrated. */
  awaitHydration(): void {
    this.#hasSlot = true;
    this.#host.setProp('hasMessages', true);
    this.#field.dispatch({ type: 'resetText', text: this.input.defaultValue });
    const type: HydratedEvent = 'auction-hydrated';
    this.#host.shadowRoot!.addEventListener(type, () => this.readText(), { once: true });
  }

  /** Reads attributes, the disabled state, text, and validity. */
  read(): void {
    const host = this.#host;
    const { input } = this;
    const type = visiblePasswordInputs.has(input) ? 'password' : input.type;
    host.setProp('type', type === 'text' ? undefined : type);
    host.setProp('disabled', input.matches(':disabled') || undefined);
    host.setProp('readonly', input.readOnly || undefined);
    adoptPartsCss(input);
    host.setProp('required', input.required || undefined);
    for (const name of ['min', 'max', 'step'])
      if (input.hasAttribute(name)) host.setProp(name, input.getAttribute(name));
    this.updateAccessibleName();
    this.readText();
  }

  readText(): void {
    this.#field.dispatch({ type: 'setText', text: this.input.value });
  }

  setText(text: string): void {
    this.input.value = text;
    this.readText();
  }

  /** Sets a value that was chosen in a picker. Dispatches the same events as typing. */
  choose(value: string): void {
    const { input } = this;
    setInputValue(input, this.#text ? this.#text.format(value, input, this.#host.values()) : value);
    input.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  }

  handleEvent(event: Event): void {
    const { type } = event;
    const { value, ownerDocument } = this.input;
    if (type === 'invalid') {
      this.readText();
      replaceBrowserMessage(event);
      return runIfSubmitted(ownerDocument.defaultView ?? window, () =>
        this.#field.dispatch({ type: 'invalid' }),
      );
    }
    this.#field.dispatch({ type: 'input', text: value });
    if (type === 'change') this.#field.dispatch({ type: 'commit' });
  }

  setCustomValidity(message: string): void {
    this.input.setCustomValidity(message);
    this.#field.dispatch({ type: 'refresh' });
  }

  /** Names the input by the labels of the element, unless the page names it. */
  updateAccessibleName(labels: Iterable<Element> = getLabels(this.#host)): void {
    const { input } = this;
    const isNamedByPage =
      !this.#isNamed && (getLabels(input).length > 0 || input.matches('[aria-label], [aria-labelledby]'));
    const pageLabel = isNamedByPage
      ? getLabels(input)
          .map(({ textContent }) => textContent.trim())
          .join(' ')
      : setAccessibleName(input, this.#host, labels);
    this.#isNamed = !isNamedByPage && pageLabel !== '';
    if (this.#isNamed) markAddition(input, 'aria-label');
    setPageLabels(this.#host, pageLabel, getDescription(this.#host, input));
  }

  /** Sets the custom validity of the input, unless the page or the browser reports another error. Returns the error of the input. */
  validate(error: ValidityError | undefined): ValidityError | undefined {
    const { input } = this;
    if (this.#hasPageMessage()) return { flags: { customError: true }, message: input.validationMessage };
    this.#setElementMessage('');
    if (!input.willValidate) return undefined;
    if (!input.validity.valid)
      return { flags: input.validity, message: error?.message || input.validationMessage };
    this.#setElementMessage(error?.message ?? '');
    return error;
  }

  /** Returns whether a script of the page has set the custom validity. */
  #hasPageMessage(): boolean {
    const { validity, validationMessage, willValidate } = this.input;
    return (
      validity.customError &&
      !(this.#elementMessage && (validationMessage === this.#elementMessage || !willValidate))
    );
  }

  #setElementMessage(message: string): void {
    if (!message && !this.#elementMessage) return;
    this.input.setCustomValidity(message);
    // Firefox shortens long messages, so the shortened message is stored.
    this.#elementMessage = message && (this.input.validationMessage || message);
  }
}

/** Returns whether the page has named a control. */
export const isNamed = (control: Element): boolean =>
  getPageAttribute(control, 'aria-label') !== null ||
  control.hasAttribute('aria-labelledby') ||
  getLabels(control).length > 0;

/** Passes the label and the description of the page to the component. */
export function setPageLabels(host: Host, pageLabel: string, description: string): void {
  const values = host.values();
  // Unchanged values would render each field twice. Prerendered HTML contains neither value.
  if ('labelled' in values && pageLabel !== (values['pageLabel'] ?? '')) host.setProp('pageLabel', pageLabel);
  if (description !== (values['description'] ?? '')) host.setProp('description', description);
}
