import { type RefObject, useEffect, useState } from 'react';
import { observeSlotted } from '../observeSlotted.ts';
import { findNativeControls } from './findControl.ts';

/** Who says what is invalid: the server whose answer the page is, nobody any more because the user has changed the value, or the page's script. */
type Origin = 'server' | 'answered' | 'script';

const editEvents = ['input', 'change'] as const;

/**
 * Whether a field's error is shown. One that is there when the field is rendered first is the server's: it makes the native control
 * invalid (`customError`), and ends when the user changes the value. One that comes later is the page's, to set and to remove.
 */
export function useServerError(
  container: RefObject<HTMLElement | null>,
  error: boolean,
  errorText: string,
): boolean {
  const [initialText] = useState(errorText);
  const [origin, setOrigin] = useState<Origin>(error && errorText ? 'server' : 'script');
  if (origin !== 'script' && (!error || errorText !== initialText)) setOrigin('script');

  useEffect(() => {
    if (origin !== 'server') return undefined;
    const element = container.current!;
    const stop = observeSlotted(element, (elements) => {
      const [control] = findNativeControls(elements);
      // A script's own message goes before.
      if (!control || control.validity.customError) return undefined;
      control.setCustomValidity(errorText);
      return () => {
        if (control.validationMessage === errorText) control.setCustomValidity('');
      };
    });
    // Before the page's listeners, which may submit the form.
    const handleEdit = () => {
      stop();
      setOrigin('answered');
    };
    for (const type of editEvents) element.addEventListener(type, handleEdit, true);
    return () => {
      stop();
      for (const type of editEvents) element.removeEventListener(type, handleEdit, true);
    };
  }, [container, origin, errorText]);
  return error && origin !== 'answered';
}
