import { type FormAssociated, internals } from './formAssociated.ts';

type Directionality = 'ltr' | 'rtl';

/** The directionality of a control with a value, as forms send it under the name that `dirname` gives. */
function getDirectionality(control: HTMLElement, value: string): Directionality {
  if (control.dir !== 'auto') return readDirectionality(control);
  // That of an input comes from its value, that of other elements from their text.
  const probe = control.ownerDocument.createElement('input');
  probe.dir = 'auto';
  probe.value = value;
  return readDirectionality(probe);
}

function readDirectionality(element: Element): Directionality {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // Browsers of before 2024 do not know the selector.
    return getComputedStyle(element).direction as Directionality;
  }
}

/**
 * Gives a form the value of a control. The browser keeps it in the session history as well, but as of inputs no passwords, and nothing
 * with `autocomplete="off"`.
 */
export function setFormValue(control: FormAssociated, value: string, isSecret: boolean): void {
  const { form } = control[internals];
  const autocomplete =
    control.getAttribute('autocomplete') ||
    // A field of the form may have the name of a member, which it hides.
    (form && Element.prototype.getAttribute.call(form, 'autocomplete'));
  const isRestorable = !isSecret && autocomplete?.toLowerCase() !== 'off';
  const state = isRestorable ? getStateHead(control) + value : null;
  control[internals].setFormValue(getFormValue(control, value), state);
}

/** The value in a state that the browser has kept; `undefined` when it is that of another control: Firefox hands them over, too. */
export function readFormState(control: Element, state: string): string | undefined {
  const head = getStateHead(control);
  return state.startsWith(head) ? state.slice(head.length) : undefined;
}

/** What a state that the browser keeps begins with, so that the control knows its own. */
const getStateHead = (control: Element): string =>
  `${control.localName} ${control.getAttribute('name') ?? ''}\n`;

/** What a control with a value sends with its form: with `dirname` the directionality as well, as an input does. */
function getFormValue(control: HTMLElement, value: string): string | FormData | null {
  const dirname = control.getAttribute('dirname');
  if (!dirname) return value;
  const name = control.getAttribute('name');
  if (!name) return null;
  const entries = new FormData();
  entries.append(name, value);
  entries.append(dirname, getDirectionality(control, value));
  return entries;
}
