import type { Host } from '../core/host.ts';
import { ariaReferences, ariaTexts, copyAttribute, copyReference, idAttributes, findById } from './aria.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';

/** Attributes that say how a text is typed. A password is no text to correct or to capitalize, nor when it is shown. */
const typingAttributes = ['spellcheck', 'autocapitalize', 'autocorrect', 'writingsuggestions'];

/** Attributes that mean the same on the input as on its tag. */
const inputTexts = [
  ...typingAttributes,
  // Chromium does not look for it on the tags of a dialog.
  'autofocus',
  'dir',
  'enterkeyhint',
  'inputmode',
  'title',
  'virtualkeyboardpolicy',
];

/** Attributes that only a text field has, as properties too. */
const textFieldAttributes = ['list', 'minlength', 'multiple'];

/** What a field makes of these itself, together with its labels and its validity: see `setAccessibleName`. */
const ofField: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-invalid',
]);

/** Attributes of a field's tag that act on the input inside it, besides those that its component takes. */
export const inputAttributes: ReadonlySet<string> = new Set(
  [...inputTexts, ...textFieldAttributes, ...ariaTexts, ...ariaReferences.keys()].filter(
    (name) => !ofField.has(name),
  ),
);

/** Gives an input what an attribute of its tag says now. */
export function applyToInput(host: Host, input: HTMLElement, name: string): void {
  if (textFieldAttributes.includes(name) && !(name in host)) return;
  if (ariaReferences.has(name)) copyReference(host, input, name);
  else if (name === 'list') linkDatalist(host, input);
  else if (!(typingAttributes.includes(name) && host.getAttribute('type') === 'password'))
    copyAttribute(input, name, host.getAttribute(name));
}

/** Gives an input all that the attributes of its tag say. */
export function applyAllToInput(host: Host, input: HTMLElement): void {
  for (const name of host.getAttributeNames()) if (inputAttributes.has(name)) applyToInput(host, input, name);
}

/** What is referred to may have come or gone since. */
export function updateReferences(host: Host, input: HTMLElement): void {
  for (const name of host.getAttributeNames())
    if (inputAttributes.has(name) && idAttributes.includes(name)) applyToInput(host, input, name);
}

/**
 * What `minlength` and `maxlength` make invalid, in the browser's words: only what a user has typed, which nobody but the input itself knows. What a script has
 * set is not yet in the input.
 */
export function getLengthError(input: HTMLElement | null, value: string): ValidityError | undefined {
  if (!(input instanceof HTMLInputElement) || input.value !== value) return undefined;
  if (input.minLength < 0 && input.maxLength < 0) return undefined;
  const { tooShort, tooLong } = input.validity;
  return tooShort || tooLong ? { flags: { tooShort, tooLong }, message: input.validationMessage } : undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Steps are counted from the minimum, or else from the default value. */
export const addStepBase = (control: Element, values: Values): Values =>
  values['step'] === undefined ? values : { ...values, defaultValue: control.getAttribute('value') ?? '' };

/** As an input takes what JavaScript gives it: null empties it, anything else is its text. */
export const toText = (value: unknown): string =>
  // oxlint-disable-next-line typescript/no-base-to-string -- an object gets the text that it has
  value === null || value === undefined ? '' : String(value);

/** Of the copy, in the shadow root. */
const copyId = 'suggestions';

/** Watches the `<datalist>` of the field that has the focus. */
let observer: MutationObserver | undefined;

/**
 * Gives the input of a field the suggestions of the `<datalist>` that its `list` attribute names: an id does not reach out of a shadow
 * root, so the root gets a copy, which has options while the field has the focus.
 */
function linkDatalist(host: Element, input: HTMLElement): void {
  const root = input.getRootNode() as ShadowRoot;
  const existing = root.getElementById?.(copyId);
  if (!findDatalist(host)) {
    existing?.remove();
    input.removeAttribute('list');
    return;
  }
  if (!existing) {
    const copy = input.ownerDocument.createElement('datalist');
    copy.id = copyId;
    root.append(copy);
  }
  input.setAttribute('list', copyId);
  if (root.activeElement === input) watchDatalist(host, input);
}

/** Keeps the copy in step with the page's `<datalist>` until the focus leaves the field. */
function watchDatalist(host: Element, input: HTMLElement): void {
  const source = findDatalist(host);
  const copy = (input.getRootNode() as ShadowRoot).getElementById(copyId);
  if (!source || !copy) return;
  const stop = () => {
    observer?.disconnect();
    observer = undefined;
  };
  stop();
  copyOptions(source, copy);
  observer = new MutationObserver(() => {
    // The page may have replaced the whole list.
    if (findDatalist(host) === source) copyOptions(source, copy);
    else linkDatalist(host, input);
  });
  observer.observe(source, { attributes: true, childList: true, characterData: true, subtree: true });
  if (source.parentNode) observer.observe(source.parentNode, { childList: true });
  input.addEventListener(
    'blur',
    () => {
      stop();
      copy.replaceChildren();
    },
    { once: true },
  );
}

/** Nothing but what an option says: what else the page's list holds is its own. */
function copyOptions(source: HTMLDataListElement, copy: Element): void {
  const options = [...source.querySelectorAll('option')].map((option) => {
    const own = copy.ownerDocument.createElement('option');
    own.value = option.value;
    if (option.label) own.label = option.label;
    own.disabled = option.matches(':disabled');
    return own;
  });
  copy.replaceChildren(...options);
}

function findDatalist(host: Element): HTMLDataListElement | null {
  const found = findById(host, host.getAttribute('list') ?? '');
  return found?.localName === 'datalist' ? (found as HTMLDataListElement) : null;
}
