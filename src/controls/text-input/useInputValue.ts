import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from '../field/field.ts';

interface InputValue extends Pick<FieldProps, 'field' | 'value'> {
  revision: number;
  /** Ids of what describes the input; the field passes them on to the element of the page. */
  describedBy: string | undefined;
}

/** Keeps an uncontrolled `<input>` and the value of its field in step: its ref, and its default value. */
export function useInputValue({ field, value, revision, describedBy }: InputValue) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    field.setInput(element);
    // The browser's own `change`, which ends at the shadow root; React's is the `input` event under another name.
    const handleChange = () => {
      // What fills a form in may set the value without an `input` event.
      field.dispatch({ type: 'input', value: element.value });
      field.dispatch({ type: 'change' });
    };
    element.addEventListener('change', handleChange);
    return () => {
      element.removeEventListener('change', handleChange);
      field.setInput(null);
    };
  }, [field]);
  const [initialValue] = useState(value);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const element = input.current;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!element) return;
    // The user may have typed into prerendered HTML before the script came.
    const typed = wasFirst && element.value !== element.defaultValue;
    if (typed) field.dispatch({ type: 'input', value: element.value });
    else if (element.value !== value) element.value = value;
    field.updateDescription?.();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- React has set the attribute; a new revision is a value from outside, even an equal one
  }, [field, value, revision, describedBy]);
  return { input, initialValue };
}
