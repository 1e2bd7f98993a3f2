import { useSyncExternalStore, type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Field } from './createField.ts';
import type { FieldState } from './fieldReducer.ts';

/** The props that every field has. */
export interface FieldProps {
  field: Field;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** 40 px high, or 32 px when small. */
  size?: 'normal' | 'small' | undefined;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  /** The page marks the value as invalid. */
  error?: boolean;
  autocomplete?: string | undefined;
  /** Text with which the page describes the field, for assistive technology. The texts of the field follow. */
  description?: string | undefined;
  /** Elements with which the page describes the field. */
  describedBy?: readonly Element[] | undefined;
  /** An input of the page takes the place of the field's own. */
  pageInput?: PageInputProp;
  /** The page has more in the field than that input, such as the messages of a script. */
  hasMessages?: boolean;
}

export const useFieldState = (field: Field): FieldState =>
  useSyncExternalStore(field.subscribe, field.getState, field.getState);

/** An input of the page, inside a tag that takes it in place of its own. */
export type PageInput = HTMLInputElement | HTMLTextAreaElement;

/** What a component gets of it: the element, or on a server only that there is one. */
export type PageInputProp = PageInput | true | undefined;

export const getPageInput = (pageInput: PageInputProp): PageInput | undefined =>
  pageInput === true ? undefined : pageInput;

/**
 * Sets the value of an input as a user does: the page gets the event. React overlooks what is set through the accessor that it has put on
 * the input.
 */
export function setInputValue(input: PageInput, value: string): void {
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
  const inputType = value ? 'insertReplacementText' : 'deleteContent';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType }));
}

/** Passwords that are shown at the moment: their type is another one until they are hidden again. */
export const shownPasswords = new WeakSet<Element>();

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
