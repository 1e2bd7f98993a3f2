import { setMissingAttributes } from '../pageAttributes.ts';

const nativeSelector =
  'input:not([type=hidden]), select, textarea, meter, progress, output, fieldset, [contenteditable]';
const roles = 'checkbox combobox group listbox radiogroup searchbox slider spinbutton switch textbox'.split(
  ' ',
);
const controlSelector = `${nativeSelector}, ${roles.map((role) => `[role=${role}]`).join()}`;

/** Returns whether an element is a control. Form-associated custom elements are controls, even if they contain native controls. */
const isControl = (element: Element): boolean =>
  element.matches(controlSelector) ||
  (element.localName.includes('-') && (isFormAssociated(element) || !element.querySelector(controlSelector)));

const isFormAssociated = ({ constructor }: Element): boolean =>
  (constructor as { formAssociated?: boolean }).formAssociated === true;

/** Native control with a value and constraint validation. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const nativeControlSelector = 'input:not([type=hidden]), select, textarea';

export const isNativeControl = (element: Element): element is NativeControl =>
  element.matches(nativeControlSelector);

/** Returns the native controls among `elements` and their descendants. */
export const findNativeControls = (elements: readonly Element[]): NativeControl[] =>
  elements.flatMap((element) => [
    ...(isNativeControl(element) ? [element] : []),
    ...element.querySelectorAll<NativeControl>(nativeControlSelector),
  ]);

/** The control of a form field. */
export interface FoundControl {
  element: HTMLElement;
  /** Whether the element wraps several controls and is named as a group. */
  isGroup: boolean;
  /** Radio buttons and checkboxes in the element. */
  choices: readonly HTMLInputElement[];
}

/** Finds the control in a form field. Skips prefixes and the hidden inputs of unchecked checkboxes, and searches framework wrappers. */
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

interface FieldTexts {
  label: string;
  /** Help or error message. */
  note: string;
  isError: boolean;
}

/** Sets ARIA attributes on a control and its choices, unless the page has set them. Returns a function that removes the attributes. */
export function linkControl(
  { element, isGroup, choices }: FoundControl,
  { label, note, isError }: FieldTexts,
): () => void {
  const isRadioGroup = choices.length > 0 && choices.every(({ type }) => type === 'radio');
  const hasLabel = getLabelCount(element) > 0 || element.querySelector(':scope > legend') !== null;
  // `aria-invalid` applies to radio groups, but not to radio buttons or other groups.
  const invalid = isError ? 'true' : undefined;
  const cleanups = [
    setMissingAttributes(element, {
      role: isRadioGroup ? 'radiogroup' : isGroup ? 'group' : undefined,
      'aria-label': hasLabel ? undefined : label,
      'aria-description': note,
      'aria-invalid': isRadioGroup || !isGroupElement(element, isGroup) ? invalid : undefined,
    }),
    ...choices.map((choice) =>
      setMissingAttributes(choice, {
        'aria-description': note,
        'aria-invalid': choice.type === 'checkbox' ? invalid : undefined,
      }),
    ),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

const getLabelCount = (element: HTMLElement): number => (element as HTMLInputElement).labels?.length ?? 0;

const isGroupElement = (element: HTMLElement, isGroup: boolean): boolean =>
  isGroup || element.matches('fieldset, [role=group], [type=radio]');

/** Returns whether the label has the asterisk of a required field. */
export const isRequiredControl = ({ element }: FoundControl): boolean =>
  element.matches('[required], [aria-required=true]') ||
  element.querySelector('[type=radio][required]') !== null ||
  // An element such as `<auction-text-input>` may contain the page's required input.
  (element.localName.includes('-') && element.querySelector('[required]') !== null);
