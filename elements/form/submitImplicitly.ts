/** The first button in a form that submits it: the one that Enter presses (HTML, implicit submission). */
export const defaultButton = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.elements].find(submits) as HTMLElement | undefined;

/** What Enter in a text field does. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = defaultButton(form);
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  if ([...form.elements].filter(isField).length <= 1) form.requestSubmit();
}

const submits = (element: Element): boolean => {
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
