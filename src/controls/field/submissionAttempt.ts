/** Whether a user is trying to submit a form in the current task. */
let isTrying = false;

/** Callbacks of fields that became invalid in this task. Called if the form is being submitted. */
const pendingCallbacks = new Set<() => void>();

/** Returns the controls of a form. A control named `elements` hides the form's property. */
export const getElements = (form: HTMLFormElement): Element[] => [
  ...Reflect.get(HTMLFormElement.prototype, 'elements', form),
];

export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;

function handleAttempt(event: Event): void {
  const path = event.composedPath();
  const isAttempt =
    event.type === 'click'
      ? path.some((target) => /^(submit|image)$/.test(String(Reflect.get(target, 'type'))))
      : (event as KeyboardEvent).key === 'Enter';
  if (isAttempt) {
    isTrying = true;
    const form = path.map((target): unknown => Reflect.get(target, 'form')).find(Boolean);
    if (form instanceof HTMLFormElement)
      for (const element of getElements(form)) (element as { syncInput?: () => void }).syncInput?.();
  }
  const { end } = startValidation(event);
  setTimeout(() => {
    if (isAttempt) isTrying = false;
    if (validation?.end === end) endValidation();
  });
}

/** Calls back as if the user were submitting a form at this moment. */
export function runAsSubmission(callback: () => void): void {
  const wasTrying = isTrying;
  isTrying = true;
  try {
    callback();
  } finally {
    isTrying = wasTrying;
  }
}

/** Calls back if an `invalid` event comes from a submission or `reportValidity()`, after which the browser moves focus to a field. */
export function runIfSubmitted(view: Window, callback: () => void): void {
  if (isTrying) return callback();
  // `checkValidity()` dispatches the same event, but does not move focus.
  if (pendingCallbacks.size === 0) {
    view.addEventListener('focusin', runPendingCallbacks, true);
    setTimeout(() => {
      view.removeEventListener('focusin', runPendingCallbacks, true);
      pendingCallbacks.clear();
    });
  }
  pendingCallbacks.add(callback);
}

function runPendingCallbacks(): void {
  for (const callback of pendingCallbacks) callback();
  pendingCallbacks.clear();
}

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

function startValidation(event?: Event, isSingle = false): Validation {
  endValidation();
  validation = { event, isSingle, focused: undefined, handled: new Set(), end: new AbortController() };
  return validation;
}

function endValidation(): void {
  validation?.end.abort();
  validation = undefined;
}

/** Listens in a window for attempts to submit forms, and for validations after them. */
export function watchValidations(view: Window): void {
  for (const type of ['click', 'keypress']) view.addEventListener(type, handleAttempt, true);
  // A form is submitted after its validation. The page may then validate it again.
  view.addEventListener('submit', endValidation, true);
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

/** Focuses an invalid control without the browser's message, unless the page handles the event. Call it in the capture phase of an `invalid` event. */
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
