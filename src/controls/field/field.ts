import { useSyncExternalStore } from 'react';
import type { Field } from './createField.ts';
import type { FieldState } from './fieldReducer.ts';
import type { PageInputProp } from './pageInput.ts';

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
