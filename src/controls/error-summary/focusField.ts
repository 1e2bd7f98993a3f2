import { findGroup, isControl } from './findErrors.ts';

/** Moves the focus to a control, or to the first one in an element, and scrolls so that its label can be seen. */
export function focusField(target: HTMLElement): void {
  const control = isControl(target)
    ? target
    : ([...target.querySelectorAll<HTMLElement>('*')].find(isControl) ?? target);
  findLabel(control).scrollIntoView();
  control.focus({ preventScroll: true });
}

function findLabel(control: HTMLElement): Element {
  const isChoice = control.matches('[type=radio], [type=checkbox]');
  const legend = isChoice ? findGroup(control)?.querySelector('legend') : null;
  const [label] = (control as Partial<HTMLInputElement>).labels ?? [];
  const { top } = control.getBoundingClientRect();
  const labels = [legend, control.closest('[label]'), label].filter((each) => !!each);
  // A label may stand beside the control, or be hidden.
  return labels.find((each) => isRendered(each) && each.getBoundingClientRect().top <= top) ?? control;
}

const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
