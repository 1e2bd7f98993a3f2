import { type RefObject, useLayoutEffect, useState } from 'react';

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
    const listeners = new AbortController();
    const { signal } = listeners;
    // `invalid` does not bubble.
    for (const type of events) element.addEventListener(type, update, { signal, capture: true });
    element.ownerDocument.addEventListener('reset', update, { signal });
    update();
    return () => {
      clearTimeout(timer);
      listeners.abort();
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
