/** What a field tells the form control that it is the inside of. All functions are stable. */
export interface FieldControl {
  /** The box that has the focus; `null` when it goes. */
  box: (box: HTMLElement | null) => void;
  /** The user has changed the text. */
  input: (text: string) => void;
  /** The user is done with a change. */
  change: () => void;
  /** Enter: the form is to be submitted, unless the page prevents the key. */
  enter: (event: KeyboardEvent) => void;
}
