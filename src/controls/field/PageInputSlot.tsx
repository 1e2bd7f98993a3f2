import { type MouseEvent, useLayoutEffect, type RefObject } from 'react';
import { removeAddition, addToAttribute, setMissingAttributes } from '../pageAttributes.ts';
import { type FieldProps, getPageInput, type PageInput, type PageInputProp } from './field.ts';

interface PageInputSlotProps extends Pick<FieldProps, 'field'> {
  pageInput: PageInputProp;
  isInvalid: boolean;
  /** Whether the page's input is a `<textarea>`. */
  isMultiline?: boolean;
  /** Text appended to the page's `aria-description`. */
  description: string;
  /** Accessible name. `undefined` if the page names the input. */
  label?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Focuses the page's input when the user presses the frame around it. `delegatesFocus` does not apply to slotted inputs. */
export function focusPageInput(event: MouseEvent, pageInput: PageInputProp): void {
  if (!pageInput || event.target !== event.currentTarget) return;
  event.preventDefault();
  getPageInput(pageInput)?.focus();
}

/** Marks the slot of a focused input. Browsers do not match `:focus-within` if the input had focus before it was slotted. */
function markFocus(input: PageInput): void {
  const slot = input.assignedSlot;
  if (!slot) return;
  slot.dataset['focus'] = '';
  input.addEventListener('blur', () => delete slot.dataset['focus'], { once: true });
}

/** Renders a slot for the page's input and describes the input with strings, because ids do not cross shadow boundaries. */
export function PageInputSlot({
  field,
  pageInput,
  isInvalid,
  description,
  label,
  isMultiline,
  onKeyDown,
}: PageInputSlotProps) {
  const input = getPageInput(pageInput);
  useLayoutEffect(() => {
    field.host?.setPlaced(true);
    if (input?.matches(':focus')) markFocus(input);
    return () => field.host?.setPlaced(false);
  }, [field, input]);
  useLayoutEffect(
    () =>
      setMissingAttributes(input, {
        'aria-invalid': isInvalid ? 'true' : undefined,
        'aria-label': label,
      }),
    [input, isInvalid, label],
  );
  useLayoutEffect(() => {
    if (!input) return undefined;
    removeAddition(input, 'aria-description');
    return description ? addToAttribute(input, 'aria-description', description) : undefined;
  }, [input, description]);
  useLayoutEffect(() => {
    if (!input || !onKeyDown) return undefined;
    // React does not handle events of elements outside its root.
    input.addEventListener('keydown', onKeyDown as EventListener);
    return () => input.removeEventListener('keydown', onKeyDown as EventListener);
  });
  return <slot data-multiline={isMultiline || undefined} />;
}

/** Hidden description of a field, such as a copy of the page's. Inputs in a shadow root cannot reference ids of the document. */
export const HiddenDescription = ({ id, text }: { id: string; text: string }) => (
  <span id={`${id}description`} hidden>
    {text}
  </span>
);

/** Returns the ids of the descriptions that are not empty. Each id is the field's id followed by the key of `texts`. */
export const getDescribedBy = (id: string, texts: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(texts)
    .filter((name) => texts[name])
    .map((name) => id + name)
    .join(' ') || undefined;

/** Describes an input by elements of the page and by `ids`. Returns the value of `aria-describedby` if there are no elements. */
export function useDescribedBy(
  input: RefObject<HTMLElement | null>,
  elements: readonly Element[] | undefined,
  ids: string | undefined,
): string | undefined {
  useLayoutEffect(() => {
    if (input.current && elements) setDescribedBy(input.current, elements, ids?.split(' ') ?? []);
  }, [input, elements, ids]);
  return elements ? undefined : ids;
}

function setDescribedBy(input: HTMLElement, elements: readonly Element[], ids: readonly string[]): void {
  const root = input.getRootNode() as Document | ShadowRoot;
  input.ariaDescribedByElements = [...elements, ...ids.flatMap((id) => root.getElementById(id) ?? [])];
}
