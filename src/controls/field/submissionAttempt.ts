/** Whether a user is trying to submit a form in the current task. */
let isTrying = false;

/** Callbacks of fields that became invalid in this task. Called if the form is being submitted. */
const pendingCallbacks = new Set<() => void>();

/** Listens in a window for clicks and keys that submit forms. */
export function watchAttempts(view: Window): void {
  view.addEventListener('click', handleAttempt, true);
  view.addEventListener('keypress', handleAttempt, true);
}

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
  if (!isAttempt) return;
  isTrying = true;
  const form = path.map((target): unknown => Reflect.get(target, 'form')).find(Boolean);
  if (form instanceof HTMLFormElement)
    for (const element of getElements(form)) (element as { syncInput?: () => void }).syncInput?.();
  setTimeout(() => {
    isTrying = false;
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
