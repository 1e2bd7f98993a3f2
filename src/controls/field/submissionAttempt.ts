/** A user is trying to submit a form, until the task is over. */
let isTrying = false;

/** What is to be done for the fields that were found invalid in this task, should that turn out to be a submission. */
const pending = new Set<() => void>();

/** Listens in a window for the clicks and keys that submit forms. */
export function watchAttempts(view: Window): void {
  view.addEventListener('click', handleAttempt, true);
  view.addEventListener('keypress', handleAttempt, true);
}

/** A field of a form may have the name of a member of the form, which it hides. */
export const getElements = (form: HTMLFormElement): Element[] => [
  ...Reflect.get(HTMLFormElement.prototype, 'elements', form),
];

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

/** What a user does, but not at once. */
export function runAsAttempt(act: () => void): void {
  const wasTrying = isTrying;
  isTrying = true;
  try {
    act();
  } finally {
    isTrying = wasTrying;
  }
}

/**
 * Calls back if the `invalid` event that a field has just got comes from a submission, or from `reportValidity()`: after that event
 * the browser moves the focus to an invalid field. `checkValidity()` dispatches the same event, and nobody has to know.
 */
export function runIfAttempted(view: Window, act: () => void): void {
  if (isTrying) return act();
  if (pending.size === 0) {
    view.addEventListener('focusin', settle, true);
    setTimeout(() => {
      view.removeEventListener('focusin', settle, true);
      pending.clear();
    });
  }
  pending.add(act);
}

function settle(): void {
  for (const act of pending) act();
  pending.clear();
}
