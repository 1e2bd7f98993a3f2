import { getElements, isRendered, runAsSubmission, watchAttempts } from './submissionAttempt.ts';

/** A validation after which the browser would show a message and move focus. */
interface Validation {
  /** The user's event whose default action submits the form. `undefined` if a function validates. */
  readonly event: Event | undefined;
  /** Whether only one control is validated. */
  readonly isSingle: boolean;
  /** The control that has received focus. */
  focused: Element | undefined;
  /** Invalid controls whose events have been handled. */
  readonly handled: Set<Element>;
  /** Ends with the validation. */
  readonly end: AbortController;
}

let validation: Validation | undefined;

function startValidation(event?: Event, isSingle = false): void {
  endValidation();
  validation = { event, isSingle, focused: undefined, handled: new Set(), end: new AbortController() };
}

function endValidation(): void {
  validation?.end.abort();
  validation = undefined;
}

/** Listens in a window for attempts to submit forms, and for validations after them. */
export function watchValidations(view: Window): void {
  watchAttempts(view);
  for (const type of ['click', 'keypress']) view.addEventListener(type, handleEvent, true);
  // A form is submitted after its validation. The page may then validate it again.
  view.addEventListener('submit', endValidation, true);
}

function handleEvent(event: Event): void {
  startValidation(event);
  const { end } = validation!;
  setTimeout(() => {
    if (validation?.end === end) endValidation();
  });
}

/** Runs a function that validates a form like a user's submission, or validates only one control. */
export function runValidation(validate: () => void, isSingle = false): void {
  startValidation(undefined, isSingle);
  try {
    runAsSubmission(validate);
  } finally {
    endValidation();
  }
}

/** Returns the validation that the browser is running, if any. It does not move focus if a listener of the page validates. */
function getRunningValidation(): Validation | undefined {
  const event = validation?.event;
  // The default action follows the listeners.
  const isListening = event && (event.eventPhase !== Event.NONE || event.defaultPrevented);
  return isListening ? undefined : validation;
}

/**
 * Prevents the browser's message about a control whose field shows the message, and focuses the control, like the browser. Does nothing if the
 * page prevents the message, or if the browser shows a message about an earlier control. Call it in the capture phase of an `invalid` event.
 */
export function replaceBrowserMessage({ target }: Event): void {
  const running = getRunningValidation();
  if (!running) return;
  const { signal } = running.end;
  // Added last, so that it is called after the page's listeners.
  target!.addEventListener('invalid', (event) => replaceMessage(event, running), { once: true, signal });
}

function replaceMessage(event: Event, running: Validation): void {
  const control = event.currentTarget as HTMLInputElement;
  running.handled.add(control);
  if (event.defaultPrevented) return;
  if (!running.focused) {
    const { earlier, later } = running.isSingle ? { earlier: [], later: [] } : findOthers(control);
    const isFirst = earlier.every((each) => running.handled.has(each) || !isRendered(each));
    if (!isFirst || !isRendered(control)) return;
    running.focused = control;
    // The browser would show a message about the next control.
    for (const each of later)
      each.addEventListener('invalid', preventDefault, { once: true, signal: running.end.signal });
    control.focus();
  }
  event.preventDefault();
}

const preventDefault = (event: Event): void => event.preventDefault();

/** Returns the other invalid controls of a form, in document order. */
function findOthers(control: HTMLInputElement): { earlier: Element[]; later: Element[] } {
  const elements = control.form ? getElements(control.form) : [];
  const index = elements.indexOf(control);
  const isInvalid = (element: Element) => element.localName !== 'fieldset' && element.matches(':invalid');
  return {
    earlier: elements.slice(0, Math.max(index, 0)).filter(isInvalid),
    later: elements.slice(index + 1).filter(isInvalid),
  };
}
