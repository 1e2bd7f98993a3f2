import { getElements, runAsAttempt } from '../../src/controls/field/submissionAttempt.ts';

/** Whether a `keypress` event is the one at which browsers submit: without a modifier but Shift, and not while text is composed. */
export const isEnter = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !altKey && !metaKey && !isComposing;

/** The first button in a form that submits it: the one that Enter presses (HTML, implicit submission). */
export function findDefaultButton(form: HTMLFormElement): HTMLElement | undefined {
  const root = Node.prototype.getRootNode.call(form) as ParentNode;
  // `form.elements` leaves image buttons out.
  return [
    ...root.querySelectorAll<HTMLInputElement>('button, input, auction-button, auction-icon-button'),
  ].find((element) => element.form === form && /^(submit|image)$/.test(element.type));
}

/** What Enter in a text field does. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = findDefaultButton(form);
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  if (getElements(form).filter(isTextField).length <= 1)
    runAsAttempt(() => HTMLFormElement.prototype.requestSubmit.call(form));
}

/** Fields of which a form without a button may have only one for Enter to submit it. */
const isTextField = (element: Element): boolean =>
  element.localName === 'input'
    ? /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/.test(
        (element as HTMLInputElement).type,
      )
    : /^auction-.*-input$/.test(element.localName);
