import { type RefObject, useLayoutEffect, useState } from 'react';
import { runIfAttempted, watchAttempts } from '../field/submissionAttempt.ts';
import { isNativeControl, type NativeControl } from './findControl.ts';

/** What the browser finds invalid about the controls in a form field, once the user has tried to submit the form. */
interface NativeError {
  /** Empty while there is none. */
  message: string;
  /** How often it has been found. */
  announcement: number;
  /** The control that it is about. */
  control: NativeControl | undefined;
}

const none: NativeError = { message: '', announcement: 0, control: undefined };

/** Fields around an input of the page that show its message themselves. */
const ownMessages = 'auction-date-input, auction-time-input';

const editEvents = ['input', 'change'] as const;

const getTarget = ({ target }: Event): NativeControl | undefined =>
  target instanceof Element && isNativeControl(target) && !target.closest(ownMessages) ? target : undefined;

/** Follows the validity of the browser's own controls in a container; controls of the library show theirs themselves. */
export function useNativeValidity(container: RefObject<HTMLElement | null>): NativeError {
  const [error, setError] = useState(none);
  const isShown = error.message !== '';

  useLayoutEffect(() => {
    const element = container.current!;
    const view = element.ownerDocument.defaultView!;
    const handleInvalid = (event: Event) => {
      const control = getTarget(event);
      if (!control) return;
      runIfAttempted(view, () =>
        setError(({ announcement }) => ({
          message: control.validationMessage,
          announcement: announcement + 1,
          control,
        })),
      );
    };
    watchAttempts(view);
    // It does not bubble.
    element.addEventListener('invalid', handleInvalid, true);
    return () => element.removeEventListener('invalid', handleInvalid, true);
  }, [container]);

  const { control } = error;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const element = container.current!;
    const { ownerDocument } = element;
    const show = (message: string) =>
      setError((old) => (old.message === message ? old : { ...old, message }));
    const handleEdit = (event: Event) => {
      const edited = getTarget(event);
      // While the user types, an error may go; another one waits.
      if (edited && (event.type === 'change' || edited.validity.valid)) show(edited.validationMessage);
    };
    const handleReset = ({ target }: Event) => {
      if (target === control?.form) show('');
    };
    for (const type of editEvents) element.addEventListener(type, handleEdit);
    ownerDocument.addEventListener('reset', handleReset);
    return () => {
      for (const type of editEvents) element.removeEventListener(type, handleEdit);
      ownerDocument.removeEventListener('reset', handleReset);
    };
  }, [container, control, isShown]);
  return error;
}
