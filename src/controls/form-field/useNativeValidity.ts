import { type RefObject, useLayoutEffect, useState } from 'react';
import { readError, type ValidityError } from '../field/nativeValidity.ts';
import { replaceBrowserMessage, watchValidations } from '../field/browserMessage.ts';
import { runIfSubmitted } from '../field/submissionAttempt.ts';
import { isNativeControl, type NativeControl } from './findControl.ts';

/** Error of a native control in a form field, after the user has tried to submit the form. */
interface NativeError {
  error: ValidityError | undefined;
  /** Number of times that an error was found. */
  announcement: number;
  /** The invalid control. */
  control: NativeControl | undefined;
}

const noError: NativeError = { error: undefined, announcement: 0, control: undefined };

/** Selector of fields that show the message of the page's input themselves. */
const selfReportingFields = 'auction-date-input, auction-time-input';

const editEvents = ['input', 'change'] as const;

const getTarget = ({ target }: Event): NativeControl | undefined =>
  target instanceof Element && isNativeControl(target) && !target.closest(selfReportingFields)
    ? target
    : undefined;

/** Returns the error of a native control in a container. The library's controls show their errors themselves. */
export function useNativeValidity(container: RefObject<HTMLElement | null>): NativeError {
  const [state, setState] = useState(noError);
  const isShown = state.error !== undefined;

  useLayoutEffect(() => {
    const element = container.current!;
    const view = element.ownerDocument.defaultView!;
    const handleInvalid = (event: Event) => {
      const control = getTarget(event);
      if (!control) return;
      replaceBrowserMessage(event);
      runIfSubmitted(view, () =>
        setState(({ announcement }) => ({
          error: readError(control),
          announcement: announcement + 1,
          control,
        })),
      );
    };
    watchValidations(view);
    // `invalid` does not bubble.
    element.addEventListener('invalid', handleInvalid, true);
    return () => element.removeEventListener('invalid', handleInvalid, true);
  }, [container]);

  const { control } = state;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const element = container.current!;
    const { ownerDocument } = element;
    const show = (error: ValidityError | undefined) =>
      setState((current) => (current.error?.message === error?.message ? current : { ...current, error }));
    const handleEdit = (event: Event) => {
      const editedControl = getTarget(event);
      // While the user types, an error may disappear, but a new error waits for `change`.
      if (editedControl && (event.type === 'change' || editedControl.validity.valid))
        show(readError(editedControl));
    };
    const handleReset = ({ target }: Event) => {
      if (target === control?.form) show(undefined);
    };
    for (const type of editEvents) element.addEventListener(type, handleEdit);
    ownerDocument.addEventListener('reset', handleReset);
    return () => {
      for (const type of editEvents) element.removeEventListener(type, handleEdit);
      ownerDocument.removeEventListener('reset', handleReset);
    };
  }, [container, control, isShown]);
  return state;
}
