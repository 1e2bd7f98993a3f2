import { readError, type ValidityError } from '../field/nativeValidity.ts';
import { getElements, isRendered } from '../field/submissionAttempt.ts';

/** Native or custom form control. Both have the members of `HTMLInputElement` that are used here. */
type Validated = HTMLInputElement;

/** An invalid form control. */
export interface FieldError {
  control: Validated;
  /** Name of the control, or an empty string. */
  name: string;
  error: ValidityError;
}

/** Returns whether an element has constraint validation. Buttons and outputs also match, but are valid. */
const isControl = (element: Element): element is Validated =>
  'validity' in element && 'validationMessage' in element && !element.matches('fieldset, [type=hidden]');

/** Returns the form with an id, or the form that contains the element. */
export function findForm(element: Element, id: string | undefined): HTMLFormElement | null {
  if (!id) return element.closest('form');
  const form = (element.getRootNode() as Document | ShadowRoot).getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/** Returns the errors of a form in document order: all errors or only visible errors. A radio group has one error. */
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
      error: readError(control)!,
    }));
}

const isShown = (control: Validated): boolean =>
  control.closest('[aria-invalid=true]') !== null ||
  control.hasAttribute('error-text') ||
  // Firefox matches `:user-invalid` for every invalid custom element.
  matches(control, control.localName.includes('-') ? ':state(user-invalid)' : ':user-invalid');

/** Returns `false` if the browser does not support the selector, for which `Element.matches()` throws. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Returns the name of a control, or of the group that contains it. */
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

/** Returns the text of the elements in `aria-labelledby`. */
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

/** Returns the text of a label, excluding a control inside it. */
function getText(label: Element | undefined, control: Element): string | null {
  if (!label) return null;
  const copy = label.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(control.localName)) element.remove();
  return copy.textContent;
}

/** Focuses a control, or the first control in an element, and scrolls its label into view. */
export function focusField(target: HTMLElement): void {
  const control = isControl(target)
    ? target
    : ([...target.querySelectorAll<HTMLElement>('*')].find(isControl) ?? target);
  findLabel(control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** Returns the highest label above a control that is visible together with it: its label, its form field, or the legend of its group. */
function findLabel(control: HTMLElement): Element {
  const isChoice = control.matches('[type=radio], [type=checkbox]');
  const legend = findGroup(control)?.querySelector('legend');
  const labels = [legend, control.closest('[label]'), ...((control as HTMLInputElement).labels ?? [])];
  const { top, bottom } = control.getBoundingClientRect();
  const highest = labels
    .filter((label) => !!label && isRendered(label))
    .map((label) => ({ label, top: label!.getBoundingClientRect().top }))
    // A group can have many controls, and a touch keyboard covers half of the window.
    .filter(
      (place) => place.top <= top && ((isChoice && place.label === legend) || isNear(place.top, bottom)),
    )
    .toSorted((a, b) => a.top - b.top)[0];
  return highest?.label ?? control;
}

const isNear = (top: number, bottom: number): boolean => bottom - top < window.innerHeight / 2;
