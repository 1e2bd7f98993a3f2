import { useSyncExternalStore } from 'react';
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
