import { type RefObject, useEffect, useState } from 'react';
import { observeSlotted } from '../observeSlotted.ts';
import { findNativeControls } from './findControl.ts';

/** Origin of an error: the server's response, an error that the user has answered with a new value, or the page's script. */
type Origin = 'server' | 'answered' | 'script';

const editEvents = ['input', 'change'] as const;

/** Returns whether an error is shown. An initial error makes the native control invalid (`customError`) until the user changes it. */
export function useServerError(
  container: RefObject<HTMLElement | null>,
  error: boolean,
  errorText: string,
): boolean {
  const [initialText] = useState(errorText);
  // An initial error is from the server. The page's script sets and removes later errors.
  const [origin, setOrigin] = useState<Origin>(error && errorText ? 'server' : 'script');
  if (origin !== 'script' && (!error || errorText !== initialText)) setOrigin('script');

  useEffect(() => {
    if (origin !== 'server') return undefined;
    const element = container.current!;
    const stop = observeSlotted(element, (elements) => {
      const [control] = findNativeControls(elements);
      // A custom message of the page has precedence.
      if (!control || control.validity.customError) return undefined;
      control.setCustomValidity(errorText);
      return () => {
        if (control.validationMessage === errorText) control.setCustomValidity('');
      };
    });
    // Capturing listeners run before the page's listeners, which may submit the form.
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
