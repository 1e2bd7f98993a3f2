import { type RefObject, useLayoutEffect, useState, useEffect } from 'react';
import { readError, type ValidityError } from '../field/nativeValidity.ts';
import { runIfSubmitted, replaceBrowserMessage, watchValidations } from '../field/submissionAttempt.ts';
import { isNativeControl, type NativeControl, findNativeControls } from './findControl.ts';
import { runWithSignal } from '../../site/network/loading.ts';
import { observeSlotted } from '../observeSlotted.ts';

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
    return runWithSignal((signal) => {
      for (const type of editEvents) element.addEventListener(type, handleEdit, { signal });
      element.ownerDocument.addEventListener('reset', handleReset, { signal });
    });
  }, [container, control, isShown]);
  return state;
}

/** Origin of an error: the server's response, an error that the user has answered with a new value, or the page's script. */
type Origin = 'server' | 'answered' | 'script';

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

/** Events after which a control may show another message. */
const events = ['invalid', 'input', 'change', 'focusout'] as const;

/** Returns whether a control of the library in a form field shows its own message, which replaces the help. */
export function useControlMessage(
  container: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | undefined>,
): boolean {
  const [hasOwnMessage, setHasOwnMessage] = useState(false);
  useLayoutEffect(() => {
    const element = container.current!;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      // Waits until the control has rendered its message.
      timer = setTimeout(() =>
        setHasOwnMessage(isUserInvalid(control.current) || element.querySelector('[part~=message]') !== null),
      );
    };
    const stop = runWithSignal((signal) => {
      // `invalid` does not bubble.
      for (const type of events) element.addEventListener(type, update, { signal, capture: true });
      element.ownerDocument.addEventListener('reset', update, { signal });
    });
    update();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [container, control]);
  return hasOwnMessage;
}

function isUserInvalid(control: HTMLElement | undefined): boolean {
  try {
    return control?.matches(':state(user-invalid)') ?? false;
  } catch {
    // Browsers from before 2024 do not support `:state()`, so they show both messages.
    return false;
  }
}
