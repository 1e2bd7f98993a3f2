import { type RefObject, useLayoutEffect } from 'react';
import { getPageInput, type PageInputProp } from '../field/pageInput.ts';

interface PickerKeyProps {
  pageInput: PageInputProp;
  button: RefObject<HTMLElement | null>;
}

/** Presses the button of a picker. Leaving the input first commits its text, which is rendered before the picker opens. */
export function openPicker(button: HTMLElement): void {
  button.focus();
  queueMicrotask(() => button.click());
}

/**
 * Keys in the page's input that open the picker press its button. The browser's own picker would open beside ours. A component, so that
 * fields with an input of their own have no effect to run.
 */
export function PickerKey({ pageInput, button }: PickerKeyProps): null {
  const input = getPageInput(pageInput);
  useLayoutEffect(() => {
    if (!input) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const isNative = input.type !== 'text' && (event.key === 'F4' || event.key === ' ');
      if (!isNative && !(event.altKey && event.key === 'ArrowDown')) return;
      event.preventDefault();
      openPicker(button.current!);
    };
    input.addEventListener('keydown', handleKey as EventListener);
    return () => input.removeEventListener('keydown', handleKey as EventListener);
  }, [input, button]);
  return null;
}
