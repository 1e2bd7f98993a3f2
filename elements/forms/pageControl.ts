import type { Field } from '../../src/controls/field/createField.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import { type PageInput, setInputValue, shownPasswords } from '../../src/controls/field/field.ts';
import { runIfAttempted } from '../../src/controls/field/submissionAttempt.ts';
import type { FieldText } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { HydratedEvent } from '../core/container.ts';
import { placeInput } from './findPageInput.ts';
import { getLabels, getDescription, setAccessibleName } from './aria.ts';
import { markAsAdded, removeFromAttribute } from '../../src/controls/setUnsetAttributes.ts';
import { getTextSheet } from '../core/styleSheets.ts';
import { pageInputPartsCss } from './pageInputCss.ts';

/** Types of inputs into which browsers put buttons. */
const typesWithParts: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'search', 'password']);

/** Gives the tree in which an input stands the rules for the browser's buttons in it, once. */
function adoptPartsCss(input: Element & { type: string }): void {
  const root = input.getRootNode() as Document | ShadowRoot;
  if (!typesWithParts.has(input.type) || !('adoptedStyleSheets' in root)) return;
  const sheet = getTextSheet(input.ownerDocument, pageInputPartsCss);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Attributes that count on the page's input, and not on the tag around it. */
const inputAttributes: ReadonlySet<string> = new Set(
  'name value type disabled readonly required placeholder min max step pattern minlength maxlength autocomplete'.split(
    ' ',
  ),
);

function warnOfIgnored(element: Host): void {
  const ignored = element.getAttributeNames().filter((name) => inputAttributes.has(name));
  if (ignored.length > 0)
    element.warn(
      `has an input of the page in it, so ${ignored.join(', ')} have no effect; put them on the input.`,
    );
}

const events = ['input', 'change', 'invalid'];

/**
 * An `<input>` of the page in an element. It is the form control. It is read at its events, when its attributes change, on focus, and when
 * the form is submitted. It is never patched. A value that is chosen in a picker is set with the events of typing.
 */
export class PageControl {
  readonly input: PageInput;
  readonly #host: Host;
  readonly #field: Field;
  readonly #text: FieldText | undefined;
  /** The custom validity that the element has set. */
  #ownMessage = '';
  /** Whether the input has its name from the element. */
  #isNamed = false;
  /** Whether the component has a place for the input. */
  #isPlaced = false;

  constructor(host: Host, input: PageInput, field: Field, text: FieldText | undefined) {
    this.#host = host;
    this.input = input;
    this.#field = field;
    this.#text = text;
    // A copied input has the name of the original.
    removeFromAttribute(input, 'aria-label');
    for (const type of events) input.addEventListener(type, this);
    host.setProp('pageInput', input);
    warnOfIgnored(host);
  }

  /** The input was removed, or replaced by another. */
  release(): void {
    for (const type of events) this.input.removeEventListener(type, this);
    if (!this.#hasPageMessage()) this.#setOwnMessage('');
    if (this.#isNamed) removeFromAttribute(this.input, 'aria-label');
    this.#host.setProp('pageInput', undefined);
  }

  setPlaced(isPlaced: boolean): void {
    this.#isPlaced = isPlaced;
    if (isPlaced) placeInput(this.#host, false);
    else if (this.#host.isConnected && this.#host.values()['pageInput'] === this.input) this.place();
  }

  place(): void {
    if (!this.#isPlaced) placeInput(this.#host, true);
  }

  /** Until HTML from a server is hydrated, the component has the values that it was rendered with. */
  awaitHydration(): void {
    this.#isPlaced = true;
    this.#host.setProp('hasMessages', true);
    this.#field.dispatch({ type: 'resetText', text: this.input.defaultValue });
    const type: HydratedEvent = 'auction-hydrated';
    this.#host.shadowRoot!.addEventListener(type, () => this.readText(), { once: true });
  }

  /** Reads attributes, the fieldset, text, and validity. */
  read(): void {
    const host = this.#host;
    const { input } = this;
    const type = shownPasswords.has(input) ? 'password' : input.type;
    host.setProp('type', type === 'text' ? undefined : type);
    host.setProp('disabled', input.matches(':disabled') || undefined);
    host.setProp('readonly', input.readOnly || undefined);
    adoptPartsCss(input);
    host.setProp('required', input.required || undefined);
    for (const name of ['min', 'max'])
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

  choose(value: string): void {
    const { input } = this;
    setInputValue(input, this.#text ? this.#text.format(value, input, this.#host.values()) : value);
    input.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  }

  handleEvent({ type }: Event): void {
    const { value, ownerDocument } = this.input;
    if (type === 'invalid') {
      this.readText();
      return runIfAttempted(ownerDocument.defaultView ?? window, () =>
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
    if (this.#isNamed) markAsAdded(input, 'aria-label');
    setPageTexts(this.#host, pageLabel, getDescription(this.#host, input));
  }

  /** Makes the input invalid because of an error, unless the page or the browser does. Returns the error of the input. */
  validate(error: ValidityError | undefined): ValidityError | undefined {
    const { input } = this;
    if (this.#hasPageMessage()) return { flags: { customError: true }, message: input.validationMessage };
    this.#setOwnMessage('');
    if (!input.willValidate) return undefined;
    if (!input.validity.valid)
      return { flags: input.validity, message: error?.message || input.validationMessage };
    this.#setOwnMessage(error?.message ?? '');
    return error;
  }

  /** Whether a script of the page has set the custom validity. */
  #hasPageMessage(): boolean {
    const { validity, validationMessage, willValidate } = this.input;
    return (
      validity.customError && !(this.#ownMessage && (validationMessage === this.#ownMessage || !willValidate))
    );
  }

  #setOwnMessage(message: string): void {
    if (!message && !this.#ownMessage) return;
    this.input.setCustomValidity(message);
    // Firefox shortens long messages.
    this.#ownMessage = message && (this.input.validationMessage || message);
  }
}

/** Passes the text of the page's label, and the page's description, to the component. */
export function setPageTexts(host: Host, pageLabel: string, description: string): void {
  const values = host.values();
  // Not before, because prerendered HTML does not have them, and not in vain: each field would be rendered twice.
  if ('labelled' in values && pageLabel !== (values['pageLabel'] ?? '')) host.setProp('pageLabel', pageLabel);
  if (description !== (values['description'] ?? '')) host.setProp('description', description);
}
