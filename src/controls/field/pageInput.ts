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
