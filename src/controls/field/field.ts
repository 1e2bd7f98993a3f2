import { useSyncExternalStore, type FocusEvent, type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Field, FieldState } from './createField.ts';

/** Props of all fields. */
export interface FieldProps {
  field: Field;
  /** Receives the input. */
  ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Called when focus leaves the field, including its buttons and its picker. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** `normal` is 40 px high, `small` is 32 px high. */
  size?: 'normal' | 'small' | undefined;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  /** Whether the page marks the value as invalid. */
  error?: boolean;
  autocomplete?: string | undefined;
  /** The page's description of the field, for assistive technology. Help and errors follow it. */
  description?: string | undefined;
  /** Elements of the page that describe the field. */
  describedBy?: readonly Element[] | undefined;
  /** The page's input, which replaces the built-in input. */
  pageInput?: PageInputProp;
  /** Whether the page has slotted more than its input, such as messages of a validation script. */
  hasMessages?: boolean;
}

/** Calls `onBlur` if focus leaves the element that handles the event. */
export function leaveField(event: FocusEvent, onBlur: FieldProps['onBlur']): void {
  if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
}

export const useFieldState = (field: Field): FieldState =>
  useSyncExternalStore(field.subscribe, field.getState, field.getState);

/** An input that the page author puts into an element to replace the built-in input. */
export type PageInput = HTMLInputElement | HTMLTextAreaElement;

/** The page's input. On servers, `true` if there is one. */
export type PageInputProp = PageInput | true | undefined;

export const getPageInput = (pageInput: PageInputProp): PageInput | undefined =>
  pageInput === true ? undefined : pageInput;

/** Sets the value like a user, with an `input` event. Bypasses React's accessor on the input, because React ignores values set through it. */
export function setInputValue(input: PageInput, value: string): void {
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
  const inputType = value ? 'insertReplacementText' : 'deleteContent';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType }));
}

/** Page inputs whose password is visible. Their type is `text` until the password is hidden again. */
export const visiblePasswordInputs = new WeakSet<Element>();

/** Registers the element that receives focus for a field while the component is mounted. */
export function useFieldElement(field: Field, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    field.host?.setInput(element.current);
    return () => field.host?.setInput(null);
  }, [field, element]);
}

/** Synchronizes an uncontrolled `<input>` with the text of its field. Returns the initial text, for `defaultValue`. */
export function useFieldInput(field: Field, input: RefObject<HTMLInputElement | null>, text: string): string {
  // Uncontrolled, because passwords must not appear in the document and typed text must survive hydration.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- React would update the `value` attribute with each text
  const initialText = useMemo(() => text, [field]);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    // The user may have typed before hydration.
    if (element.value !== element.defaultValue) field.dispatch({ type: 'input', text: element.value });
    // A native listener, because React's `onChange` handles `input`. Autofill may dispatch only `change`.
    const handleChange = () => {
      field.dispatch({ type: 'input', text: element.value });
      field.dispatch({ type: 'commit' });
    };
    element.addEventListener('change', handleChange);
    field.host?.setInput(element);
    return () => {
      element.removeEventListener('change', handleChange);
      field.host?.setInput(null);
    };
  }, [field, input]);
  useLayoutEffect(() => {
    const element = input.current;
    // The text may have changed since rendering.
    const next = field.getState().text;
    if (element && element.value !== next) element.value = next;
  }, [field, input, text]);
  return initialText;
}
