import { setUnsetAttributes } from '../setUnsetAttributes.ts';
import type { FoundControl } from './findControl.ts';

interface FieldTexts {
  label: string;
  /** The help or the error. */
  note: string;
  isError: boolean;
}

/**
 * Gives a control, and each radio button and checkbox of a group, what a field says about it, save what the page has said itself.
 * Returns a function that removes it again.
 */
export function linkControl(
  { element, isGroup, choices }: FoundControl,
  { label, note, isError }: FieldTexts,
): () => void {
  const isRadioGroup = choices.length > 0 && choices.every(({ type }) => type === 'radio');
  const hasLabel = getLabelCount(element) > 0 || element.querySelector(':scope > legend') !== null;
  // Radio buttons and groups of anything else are not invalid by themselves.
  const invalid = isError ? 'true' : undefined;
  const undo = [
    setUnsetAttributes(element, {
      role: isRadioGroup ? 'radiogroup' : isGroup ? 'group' : undefined,
      'aria-label': hasLabel ? undefined : label,
      'aria-description': note,
      'aria-invalid': isRadioGroup || !isGroupElement(element, isGroup) ? invalid : undefined,
    }),
    ...choices.map((choice) =>
      setUnsetAttributes(choice, {
        'aria-description': note,
        'aria-invalid': choice.type === 'checkbox' ? invalid : undefined,
      }),
    ),
  ];
  return () => {
    for (const each of undo) each();
  };
}

const getLabelCount = (element: HTMLElement): number => (element as HTMLInputElement).labels?.length ?? 0;

const isGroupElement = (element: HTMLElement, isGroup: boolean): boolean =>
  isGroup || element.matches('fieldset, [role=group], [type=radio]');

/** Whether the mark of a required field stands at its label. */
export const isRequiredControl = ({ element }: FoundControl): boolean =>
  element.matches('[required], [aria-required=true]') ||
  element.querySelector('[type=radio][required]') !== null ||
  // A field of the library around an input of the page.
  (element.localName.includes('-') && element.querySelector('[required]') !== null);
