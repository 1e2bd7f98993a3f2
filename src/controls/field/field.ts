import type { UserAction } from './fieldReducer.ts';
import type { PageInputProp } from './pageInput.ts';

/** What a component says about the field that it renders. It stays the same object. */
export interface Field {
  /** The element that gets the focus and that messages of the browser point at; `null` when it is removed. */
  setInput(input: HTMLElement | null): void;
  /** Whether the component has a place for the page's input. */
  setPlaced?(isPlaced: boolean): void;
  dispatch(action: UserAction): void;
  /** The component describes the input by other texts than before: those of the page go with them. */
  updateDescription?(): void;
  /** A key was pressed (`keypress`): Enter submits the form, unless the page prevents the key. */
  submit(event: KeyboardEvent): void;
}

/** The props that every field has. */
export interface FieldProps {
  value: string;
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
  /** What is invalid, in words, once the user has changed the value or tried to submit the form. */
  validationMessage?: string;
  /** How often that has been found out; a message is announced each time. */
  announcement?: number | undefined;
  autocomplete?: string | undefined;
  /** What the page describes the field with, for assistive technology; the field's own texts follow. */
  description?: string | undefined;
  /** An input of the page takes the place of the field's own. */
  pageInput?: PageInputProp;
  /** The page has more in the field than that input, such as the messages of a script. */
  hasMessages?: boolean;
}
