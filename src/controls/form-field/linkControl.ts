import { setMissingAttributes } from '../pageAttributes.ts';
import type { FoundControl } from './findControl.ts';

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
