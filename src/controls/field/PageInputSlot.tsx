import { useLayoutEffect, useRef } from 'react';
import { setUnsetAttributes } from '../setUnsetAttributes.ts';
import { getPageInput, type PageInputProp } from './pageInput.ts';
import { watchPresses } from './StableDuringPress.ts';

interface PageInputSlotProps {
  pageInput: PageInputProp;
  isInvalid: boolean;
  /** What describes the input besides the page's own description. */
  description: string;
  /** Its name; left out, the page has given it one. */
  label?: string | undefined;
  /** A key was pressed that opens a picker. */
  onPickerKey?: () => void;
}

/** The place of the page's own input in a field. The input says what the field shows; ids do not reach out of a shadow root, texts do. */
export function PageInputSlot({ pageInput, isInvalid, description, label, onPickerKey }: PageInputSlotProps) {
  const slot = useRef<HTMLSlotElement>(null);
  const input = getPageInput(pageInput);
  useLayoutEffect(
    () =>
      setUnsetAttributes(input, {
        'aria-invalid': isInvalid ? 'true' : undefined,
        'aria-label': label,
      }),
    [input, isInvalid, label],
  );
  useLayoutEffect(() => {
    if (!input || !description) return undefined;
    const own = input.getAttribute('aria-description');
    const text = own ? `${own} ${description}` : description;
    input.setAttribute('aria-description', text);
    return () => {
      if (input.getAttribute('aria-description') !== text) return;
      if (own === null) input.removeAttribute('aria-description');
      else input.setAttribute('aria-description', own);
    };
  }, [input, description]);
  useLayoutEffect(() => {
    if (!input) return undefined;
    const frame = slot.current!.parentElement!;
    // A press beside the text goes to the input, which is in no shadow root that could delegate the focus to it.
    const handlePress = (event: MouseEvent) => {
      if (event.target !== frame && event.target !== slot.current) return;
      event.preventDefault();
      input.focus();
    };
    frame.addEventListener('mousedown', handlePress);
    input.addEventListener('focus', watchPresses);
    return () => {
      frame.removeEventListener('mousedown', handlePress);
      input.removeEventListener('focus', watchPresses);
    };
  }, [input]);
  const openPicker = useRef(onPickerKey);
  useLayoutEffect(() => {
    openPicker.current = onPickerKey;
  });
  useLayoutEffect(() => {
    if (!input || !openPicker.current) return undefined;
    // The browser's own picker would open beside ours.
    const handleKey = (event: KeyboardEvent) => {
      const isNative = input.type !== 'text' && (event.key === 'F4' || event.key === ' ');
      if (!isNative && !(event.altKey && event.key === 'ArrowDown')) return;
      event.preventDefault();
      openPicker.current!();
    };
    input.addEventListener('keydown', handleKey as EventListener);
    return () => input.removeEventListener('keydown', handleKey as EventListener);
  }, [input]);
  return <slot ref={slot} data-multiline={input?.localName === 'textarea' || undefined} />;
}
