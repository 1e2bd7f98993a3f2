/** What a field tells the form control that it is the inside of. It stays the same. */
export interface FieldControl {
  /** The box that has the focus; `null` when it goes. */
  box(box: HTMLElement | null): void;
  /** The user has changed the text, which is the value. */
  input(text: string): void;
  /**
   * The user has typed a text, which stands for a value, or, as `badText`, for none. A form sends and checks it; the page and the
   * component hear of it when it is committed.
   */
  edit(value: string, badText?: string): void;
  /** The user is done with a text: `input` and `change` are dispatched if the value is another. */
  commit(value: string, badText?: string): void;
  /** The user has chosen a value: `input` and `change` are dispatched. */
  pick(value: string): void;
  /** The user is done with a change. */
  change(): void;
  /** Enter: the form is to be submitted, unless the page prevents the key. */
  enter(event: KeyboardEvent): void;
}

/** What every field has. */
export interface FieldProps {
  value: string;
  control: FieldControl;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** 40 px high, or 32 px when small (spec §5). */
  size?: 'normal' | 'small' | undefined;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  /** Marked as wrong by the page. */
  error?: boolean;
  /** What is wrong, once the user has had a try. */
  problem?: string;
  autocomplete?: string | undefined;
}
