import { type RefObject, useLayoutEffect, useState } from 'react';

/** Events after which a control may show another message. */
const events = ['invalid', 'input', 'change', 'focusout'] as const;

/** Whether a control of the library in a form field shows a message itself, which replaces the help. */
export function useOwnMessage(
  container: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | undefined>,
): boolean {
  const [hasOwnMessage, setHasOwnMessage] = useState(false);
  useLayoutEffect(() => {
    const element = container.current!;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      // The control renders its message first.
      timer = setTimeout(() =>
        setHasOwnMessage(isUserInvalid(control.current) || element.querySelector('[part~=message]') !== null),
      );
    };
    const listening = new AbortController();
    const { signal } = listening;
    // `invalid` does not bubble.
    for (const type of events) element.addEventListener(type, look, { signal, capture: true });
    element.ownerDocument.addEventListener('reset', look, { signal });
    look();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [container, control]);
  return hasOwnMessage;
}

function isUserInvalid(control: HTMLElement | undefined): boolean {
  try {
    return control?.matches(':state(user-invalid)') ?? false;
  } catch {
    // A browser from before 2024 shows both texts.
    return false;
  }
}
