import { type MouseEvent, useLayoutEffect } from 'react';
import { removeFromAttribute, setForWhile, setUnsetAttributes } from '../setUnsetAttributes.ts';
import { type FieldProps, getPageInput, type PageInput, type PageInputProp } from './field.ts';

interface PageInputSlotProps extends Pick<FieldProps, 'field'> {
  pageInput: PageInputProp;
  isInvalid: boolean;
  /** It is a `<textarea>`. */
  isMultiline?: boolean;
  /** What describes the input besides the page's own description. */
  description: string;
  /** Its name; left out, the page has given it one. */
  label?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A press in the frame of a field, beside the text, goes to the page's input, which is in no shadow root that could delegate the focus to it. */
export function pressFrame(event: MouseEvent, pageInput: PageInputProp): void {
  if (!pageInput || event.target !== event.currentTarget) return;
  event.preventDefault();
  getPageInput(pageInput)?.focus();
}

/** No browser matches `:focus-within` on the slot of an input that had the focus before it was assigned to it. */
function markFocus(input: PageInput): void {
  const slot = input.assignedSlot;
  if (!slot) return;
  slot.dataset['focus'] = '';
  input.addEventListener('blur', () => delete slot.dataset['focus'], { once: true });
}

/** The place of the page's own input in a field. The input says what the field shows; ids do not reach out of a shadow root, texts do. */
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
      setUnsetAttributes(input, {
        'aria-invalid': isInvalid ? 'true' : undefined,
        'aria-label': label,
      }),
    [input, isInvalid, label],
  );
  useLayoutEffect(() => {
    if (!input) return undefined;
    removeFromAttribute(input, 'aria-description');
    return description ? setForWhile(input, 'aria-description', description) : undefined;
  }, [input, description]);
  useLayoutEffect(() => {
    if (!input || !onKeyDown) return undefined;
    // React has no events of nodes outside its root.
    input.addEventListener('keydown', onKeyDown as EventListener);
    return () => input.removeEventListener('keydown', onKeyDown as EventListener);
  });
  return <slot data-multiline={isMultiline || undefined} />;
}
