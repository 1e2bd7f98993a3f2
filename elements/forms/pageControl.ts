import { type Field, plainText, type TextRules } from '../../src/controls/field/createField.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import { type PageInput, setInputValue, visiblePasswordInputs } from '../../src/controls/field/field.ts';
import { runIfSubmitted, replaceBrowserMessage } from '../../src/controls/field/submissionAttempt.ts';
import type { FieldText } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { HydratedEvent } from '../core/container.ts';
import { getLabels, getDescription, setAccessibleName } from './aria.ts';
import { getPageAttribute, markAddition, removeAddition } from '../../src/controls/pageAttributes.ts';
import { getTextSheet } from '../core/styleSheets.ts';

/** An element that can contain an input of the page instead of rendering an input. */
export interface PageInputHost extends HTMLElement {
  /** Reads the input again. */
  syncInput(): void;
}

/** Types of inputs that don't accept text. */
export const nonTextTypes: ReadonlySet<string> = new Set(
  'hidden checkbox radio file range color button submit reset image'.split(' '),
);

const isPageInput = (element: Element): element is PageInput =>
  element.localName === 'textarea' ||
  (element.localName === 'input' && !nonTextTypes.has((element as HTMLInputElement).type));

/** Returns the page's input in an element: the first text input or `<textarea>` that is not in a named slot. */
export function findPageInput(host: Element): PageInput | undefined {
  // Most elements have one child. Creating a list of children would take longer than this loop.
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot) continue;
    if (isPageInput(child)) return child;
    for (const inner of child.querySelectorAll('input, textarea')) if (isPageInput(inner)) return inner;
  }
  return undefined;
}

/** Adds or removes fallback slots, so that the page's input and messages are visible and focusable before the component renders. */
export function setFallbackSlots(host: Host, isNeeded: boolean): void {
  const root = host.shadowRoot!;
  // Once the component has rendered its slots, the fallback slots would be additional elements to style.
  if (!isNeeded) while (root.lastElementChild?.localName === 'slot') root.lastElementChild.remove();
  else if (root.lastElementChild?.localName !== 'slot')
    for (const name of host.values()['hasMessages'] ? ['', 'message'] : ['']) {
      const slot = host.ownerDocument.createElement('slot');
      slot.name = name;
      root.append(slot);
    }
}

/** Slots the messages of other scripts below the field. Without a slot, they would be inside the frame of the input. */
export function slotMessages(host: Host, input: PageInput): void {
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.contains(input)) continue;
    if (!child.hasAttribute('slot')) child.slot = 'message';
    if (child.slot === 'message') host.setProp('hasMessages', true);
  }
}

/** Attributes of an input that its element renders or uses for validation. */
const attributeFilter = [
  'type',
  'value',
  'disabled',
  'readonly',
  'required',
  'min',
  'max',
  'step',
  'minlength',
  'maxlength',
  'pattern',
  // The element sets the following attributes. Libraries that morph a page remove them.
  'aria-label',
  'slot',
];

/** Observer of all elements. */
let observer: MutationObserver | undefined;

/** Calls `syncInput()` whenever the content of the element changes, or an attribute of its input. */
export function observeInput(host: PageInputHost, input: PageInput | undefined): void {
  observer ??= new MutationObserver(handleChanges);
  // The new options replace the previous options for the element.
  observer.observe(host, input ? { childList: true, subtree: true, attributeFilter } : { childList: true });
  const { readyState, defaultView: view } = host.ownerDocument;
  // Browsers restore typed text before this event, and dispatch no `input` event.
  if (input && readyState !== 'complete')
    view?.addEventListener('pageshow', () => host.syncInput(), { once: true });
}

function handleChanges(records: readonly MutationRecord[]): void {
  const hosts = new Set<PageInputHost>();
  for (const { target } of records)
    for (let node: Node | null = target; node; node = node.parentNode)
      if ('syncInput' in node) hosts.add(node as PageInputHost);
  for (const host of hosts) host.syncInput();
}

/** Updates text fields on `input` in the capture phase, so that the page's listeners always find the new value. */
export const watchEarlyInput = (view: Window): void => view.addEventListener('input', handleInput, true);

function handleInput(event: Event): void {
  const [input] = event.composedPath() as HTMLInputElement[];
  const { host } = (input?.getRootNode?.() ?? {}) as { host?: Partial<Host> };
  if (host?.localName !== 'auction-text-input' || input!.getAttribute('part') !== 'input') return;
  (host.values?.()['field'] as Field | undefined)?.dispatch({ type: 'input', text: input!.value });
}

/** Styles for the browser's buttons in an input, which `::slotted()` does not select. The field has its own buttons. */
const pageInputPartsCss = [
  ':is(auction-date-input,auction-time-input):defined input::-webkit-calendar-picker-indicator',
  'auction-text-input:defined input::-webkit-search-cancel-button',
  'auction-text-input:defined input::-ms-reveal',
]
  .map((selector) => `${selector}{display:none!important}`)
  .join('\n');

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

/** Substitute for a text input of the page, with which the component's input parses and formats values. */
const componentInput = { type: 'text', value: '' };

/** Returns the rules for the component's input, or for an input of the page, whose text is never formatted. */
export function createTextRules(
  text: FieldText | undefined,
  getValues: () => Readonly<Record<string, unknown>>,
  pageInput?: { readonly type: string },
): TextRules {
  if (!text) return plainText;
  return {
    parse: (inputText) => text.parse(inputText, (pageInput ?? componentInput).type, getValues()),
    format: pageInput ? undefined : (value) => text.format(value, componentInput, getValues()),
  };
}
