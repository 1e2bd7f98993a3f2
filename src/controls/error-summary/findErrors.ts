import { getElements } from '../field/submissionAttempt.ts';

/** A form control that is invalid. */
export interface FieldError {
  control: HTMLElement;
  /** What it is called; empty where nothing says so. */
  name: string;
  message: string;
  /** The message says by itself which field it is about, as one of a server's does. */
  isOwnMessage: boolean;
}

/** What native controls have, and those of the library. */
type Validated = HTMLInputElement;

/** Of a form control; buttons and outputs are valid. */
const isControl = (element: Element): element is HTMLInputElement =>
  'validity' in element && 'validationMessage' in element && !element.matches('fieldset, [type=hidden]');

/** The form of a summary: the one with an id, or the one around it. */
export function findForm(element: Element, id: string | undefined): HTMLFormElement | null {
  if (!id) return element.closest('form');
  const form = (element.getRootNode() as Document | ShadowRoot).getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/**
 * What is invalid in a form, in its order: everything once the user has tried to submit it, else what is shown as invalid already. A
 * group of radio buttons is one field.
 */
export function findErrors(form: HTMLFormElement, which: 'all' | 'shown'): FieldError[] {
  const groups = new Set<string>();
  return getElements(form)
    .filter(isControl)
    .filter((control) => control.willValidate && !control.validity.valid)
    .filter((control) => which === 'all' || isShown(control))
    .filter(({ type, name }) => {
      if (type !== 'radio' || !name) return true;
      const isFirst = !groups.has(name);
      groups.add(name);
      return isFirst;
    })
    .map((control) => ({
      control,
      name: getName(control),
      message: control.validationMessage,
      isOwnMessage: control.validity.customError,
    }));
}

const isShown = (control: Validated): boolean =>
  control.closest('[aria-invalid=true]') !== null ||
  control.hasAttribute('error-text') ||
  // To Firefox, a custom element is `:user-invalid` whenever it is invalid.
  matches(control, control.localName.includes('-') ? ':state(user-invalid)' : ':user-invalid');

/** Browsers throw at pseudo-classes that they do not know. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** What names a control or the group that it is in. */
function getName(control: Validated): string {
  const group = control.type === 'radio' ? findGroup(control) : null;
  const legend = group?.querySelector('legend')?.textContent;
  const [label] = control.labels ?? [];
  const name =
    legend ??
    group?.getAttribute('aria-label') ??
    (group ? null : getText(label, control)) ??
    control.getAttribute('aria-label') ??
    getReferencedText(control) ??
    control.closest('[label]')?.getAttribute('label') ??
    '';
  return name.replaceAll(/\s+/g, ' ').trim();
}

/** The text of what `aria-labelledby` names. */
function getReferencedText(control: Element): string | null {
  const ids = control.getAttribute('aria-labelledby');
  const root = control.getRootNode() as Document | ShadowRoot;
  return (
    ids &&
    ids
      .split(/\s+/)
      .map((id) => root.getElementById(id)?.textContent ?? '')
      .join(' ')
  );
}

const findGroup = (control: Element): Element | null =>
  control.closest('fieldset, [role=radiogroup], [role=group]');

/** The text of a label, without that of the control in it. */
function getText(label: Element | undefined, control: Element): string | null {
  if (!label) return null;
  const copy = label.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll(control.localName)) inner.remove();
  return copy.textContent;
}

/** Moves the focus to a control, or to the first one in an element, and scrolls so that its label can be seen. */
export function focusField(target: HTMLElement): void {
  const control = isControl(target)
    ? target
    : ([...target.querySelectorAll<HTMLElement>('*')].find(isControl) ?? target);
  findLabel(control).scrollIntoView();
  control.focus({ preventScroll: true });
}

function findLabel(control: HTMLElement): Element {
  const isChoice = control.matches('[type=radio], [type=checkbox]');
  const legend = isChoice ? findGroup(control)?.querySelector('legend') : null;
  const [label] = (control as Partial<HTMLInputElement>).labels ?? [];
  const { top } = control.getBoundingClientRect();
  const labels = [legend, control.closest('[label]'), label].filter((each) => !!each);
  // A label may stand beside the control, or be hidden.
  return labels.find((each) => isRendered(each) && each.getBoundingClientRect().top <= top) ?? control;
}

const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
