const native =
  'input:not([type=hidden]), select, textarea, meter, progress, output, fieldset, [contenteditable]';
const roles = 'checkbox combobox group listbox radiogroup searchbox slider spinbutton switch textbox'.split(
  ' ',
);
const controls = `${native}, ${roles.map((role) => `[role=${role}]`).join()}`;

const isControl = (element: Element): boolean =>
  element.matches(controls) || (element.localName.includes('-') && !element.querySelector(controls));

/** The control that a form field is around, and whether it is a wrapper of several, to be named as a group. */
export interface FoundControl {
  element: HTMLElement;
  isGroup: boolean;
}

/**
 * Finds the control among elements that stand beside it or around it: a prefix, the hidden input with which servers send an unchecked
 * checkbox, the wrapper of a framework.
 */
export function findControl(elements: readonly Element[]): FoundControl | undefined {
  for (const element of elements) {
    if (isControl(element)) return { element: element as HTMLElement, isGroup: false };
    const [first, second] = [...element.querySelectorAll<HTMLElement>('*')].filter(isControl);
    if (!first) continue;
    return second && !first.contains(second)
      ? { element: element as HTMLElement, isGroup: true }
      : { element: first, isGroup: false };
  }
  return undefined;
}
