import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Field } from './createField.ts';

/** Makes an element the one that gets the focus of a field, while it is in the page. */
export function useFieldElement(field: Field, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    field.host?.setInput(element.current);
    return () => field.host?.setInput(null);
  }, [field, element]);
}

/**
 * Keeps an uncontrolled `<input>` and the text of its field in step. Returns the text of the first rendering, for `defaultValue`. React
 * does not control the input, because passwords must not be in the document, and because typed text must survive hydration.
 */
export function useFieldInput(field: Field, input: RefObject<HTMLInputElement | null>, text: string): string {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- React would set the attribute to each text
  const initialText = useMemo(() => text, [field]);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    // The user may have typed into HTML from a server.
    if (element.value !== element.defaultValue) field.dispatch({ type: 'input', text: element.value });
    // The browser's event: React's `onChange` is the `input` event. Autofill may dispatch no other event.
    const handleChange = () => {
      field.dispatch({ type: 'input', text: element.value });
      field.dispatch({ type: 'commit' });
    };
    element.addEventListener('change', handleChange);
    return () => element.removeEventListener('change', handleChange);
  }, [field, input]);
  useLayoutEffect(() => {
    const element = input.current;
    // The text may have changed since the rendering.
    const next = field.getState().text;
    if (element && element.value !== next) element.value = next;
  }, [field, input, text]);
  useFieldElement(field, input);
  return initialText;
}
