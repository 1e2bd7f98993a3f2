const native =
  'input:not([type=hidden]), select, textarea, meter, progress, output, fieldset, [contenteditable]';
const roles = 'checkbox combobox group listbox radiogroup searchbox slider spinbutton switch textbox'.split(
  ' ',
);
const controls = `${native}, ${roles.map((role) => `[role=${role}]`).join()}`;

const isControl = (element: Element): boolean =>
  element.matches(controls) ||
  (element.localName.includes('-') && (isFormAssociated(element) || !element.querySelector(controls)));

/** A custom element that is a form control, whatever stands in it. */
const isFormAssociated = ({ constructor }: Element): boolean =>
  (constructor as { formAssociated?: boolean }).formAssociated === true;

/** A control of the browser that has a value, which it validates. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const nativeControls = 'input:not([type=hidden]), select, textarea';

export const isNativeControl = (element: Element): element is NativeControl =>
  element.matches(nativeControls);

/** The browser's own controls among some elements and in them. */
export const findNativeControls = (elements: readonly Element[]): NativeControl[] =>
  elements.flatMap((element) => [
    ...(isNativeControl(element) ? [element] : []),
    ...element.querySelectorAll<NativeControl>(nativeControls),
  ]);

/** The control that a form field is around. */
export interface FoundControl {
  element: HTMLElement;
  /** It is a wrapper of several, to be named as a group. */
  isGroup: boolean;
  /** The radio buttons or checkboxes in a group. */
  choices: readonly HTMLInputElement[];
}

/**
 * Finds the control among elements that stand beside it or around it: a prefix, the hidden input with which servers send an unchecked
 * checkbox, the wrapper of a framework.
 */
export function findControl(elements: readonly Element[]): FoundControl | undefined {
  for (const element of elements) {
    if (isControl(element)) return describeControl(element as HTMLElement, false);
    const [first, second] = [...element.querySelectorAll<HTMLElement>('*')].filter(isControl);
    if (!first) continue;
    return second && !first.contains(second)
      ? describeControl(element as HTMLElement, true)
      : describeControl(first, false);
  }
  return undefined;
}

const describeControl = (element: HTMLElement, isGroup: boolean): FoundControl => ({
  element,
  isGroup,
  choices: [...element.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')],
});
