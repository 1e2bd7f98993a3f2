import type { Host } from '../core/host.ts';
import {
  ariaReferences,
  ariaTextAttributes,
  copyAttribute,
  copyReference,
  idAttributes,
  findById,
} from './aria.ts';
import { translateError, type ValidityError } from '../../src/controls/field/nativeValidity.ts';

/** Attributes for typing aids, which do not apply to passwords, even to visible ones. */
const typingAttributes = ['spellcheck', 'autocapitalize', 'autocorrect', 'writingsuggestions'];

/** Attributes that are copied from the host to the input. */
const copiedAttributes = [
  ...typingAttributes,
  // Chromium ignores `autofocus` on custom elements in a dialog.
  'autofocus',
  'dir',
  'enterkeyhint',
  'inputmode',
  'title',
  'virtualkeyboardpolicy',
];

/** Attributes that only apply if the element has a property of the same name, as text fields do. */
const textFieldAttributes = ['list', 'minlength', 'multiple'];

/** Attributes that the field sets, together with its labels and its validity. See `setAccessibleName`. */
const managedAttributes: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-invalid',
]);

/** Attributes of the host that are copied to its input, in addition to props of the component. */
export const inputAttributes: ReadonlySet<string> = new Set(
  [...copiedAttributes, ...textFieldAttributes, ...ariaTextAttributes, ...ariaReferences.keys()].filter(
    (name) => !managedAttributes.has(name),
  ),
);

/** Applies an attribute of the host to its input. */
export function applyToInput(host: Host, input: HTMLElement, name: string): void {
  if (textFieldAttributes.includes(name) && !(name in host)) return;
  if (ariaReferences.has(name)) copyReference(host, input, name);
  else if (name === 'list') linkDatalist(host, input);
  else if (!(typingAttributes.includes(name) && host.getAttribute('type') === 'password'))
    copyAttribute(input, name, host.getAttribute(name));
}

/** Applies all attributes of the host to its input. */
export function applyAllToInput(host: Host, input: HTMLElement): void {
  for (const name of host.getAttributeNames()) if (inputAttributes.has(name)) applyToInput(host, input, name);
}

/** Updates references, because the elements may have been inserted or removed. */
export function updateReferences(host: Host, input: HTMLElement): void {
  for (const name of host.getAttributeNames())
    if (inputAttributes.has(name) && idAttributes.includes(name)) applyToInput(host, input, name);
}

/** Returns the `minlength` or `maxlength` error. Browsers report it only for text that the user typed, so only the input can return it. */
export function getLengthError(
  input: HTMLElement | null,
  value: string,
  values: Values,
): ValidityError | undefined {
  // A value set by a script is not in the input until it is rendered.
  if (!(input instanceof HTMLInputElement) || input.value !== value) return undefined;
  if (input.minLength < 0 && input.maxLength < 0) return undefined;
  const { tooShort, tooLong } = input.validity;
  if (!tooShort && !tooLong) return undefined;
  return translateError({ flags: { tooShort, tooLong }, message: input.validationMessage }, input, values);
}

type Values = Readonly<Record<string, unknown>>;

/** Converts a value to text, like an input. `null` and `undefined` become an empty string. */
export const toText = (value: unknown): string =>
  // oxlint-disable-next-line typescript/no-base-to-string -- objects are converted like in native properties
  value === null || value === undefined ? '' : String(value);

/** The ID of the copy in the shadow root. */
const copyId = 'suggestions';

/** Observer of the `<datalist>` of the focused field. */
let observer: MutationObserver | undefined;

/**
 * Links an input to a copy of the page's `<datalist>`, because IDs do not cross shadow roots. The copy only has options while the field is
 * focused.
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

/** Updates the copy when the page's `<datalist>` changes, until the field loses focus. */
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
    // The page may have replaced the `<datalist>`.
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

/** Copies the value, label, and disabled state of the options, but no other content. */
function copyOptions(source: HTMLDataListElement, copy: Element): void {
  const options = [...source.querySelectorAll('option')].map((option) => {
    const optionCopy = copy.ownerDocument.createElement('option');
    optionCopy.value = option.value;
    if (option.label) optionCopy.label = option.label;
    optionCopy.disabled = option.matches(':disabled');
    return optionCopy;
  });
  copy.replaceChildren(...options);
}

function findDatalist(host: Element): HTMLDataListElement | null {
  const element = findById(host, host.getAttribute('list') ?? '');
  return element?.localName === 'datalist' ? (element as HTMLDataListElement) : null;
}
