/** A form's fields may have the names of its members, which they hide: those of the prototype are called in their place. */
const getElements = (form: HTMLFormElement): Element[] => [
  ...Reflect.get(HTMLFormElement.prototype, 'elements', form),
];

/** The first button in a form that submits it: the one that Enter presses (HTML, implicit submission). */
export const findDefaultButton = (form: HTMLFormElement): HTMLElement | undefined =>
  getElements(form).find(isSubmitButton) as HTMLElement | undefined;

/** What Enter in a text field does. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = findDefaultButton(form);
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  if (getElements(form).filter(isField).length <= 1) HTMLFormElement.prototype.requestSubmit.call(form);
}

const isSubmitButton = (element: Element): boolean => {
  const { type } = element as unknown as { type: string };
  if (element.localName === 'input') return type === 'submit' || type === 'image';
  return type === 'submit' && /^(button|auction-(icon-)?button)$/.test(element.localName);
};

/** Fields that Enter submits from, and of which a form without a button may have only one. */
export const isField = (element: Element): boolean =>
  element.localName === 'input'
    ? /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/.test(
        (element as HTMLInputElement).type,
      )
    : /^auction-.*-input$/.test(element.localName);
