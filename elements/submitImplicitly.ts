/** What Enter in a text field does (HTML, implicit submission): presses the form's default button, the first one that submits. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = [...form.elements].find(submits) as HTMLButtonElement | undefined;
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  const fields = [...form.elements].filter(blocks);
  if (fields.length <= 1) form.requestSubmit();
}

const submits = (element: Element): boolean => {
  const { type } = element as unknown as { type: string };
  if (element.localName === 'button' || element.localName === 'auction-button') return type === 'submit';
  return element.localName === 'input' && (type === 'submit' || type === 'image');
};

/** Fields of which a form without a button may have only one for Enter to submit it. */
const blocks = (element: Element): boolean =>
  element.localName.startsWith('auction-')
    ? element.localName.endsWith('-input')
    : element.localName === 'input' &&
      /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/.test(
        (element as HTMLInputElement).type,
      );
