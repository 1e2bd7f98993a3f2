import { configure, queries } from '@testing-library/dom';

// The query is sufficient. The whole page would hide it.
configure({ getElementError: (message) => new Error(message?.split('\n', 1)[0]) });

type Scope = Element | ShadowRoot;
type Name = string | RegExp;

const inside = (scope: Scope): HTMLElement =>
  ((scope as Element).shadowRoot ?? scope) as unknown as HTMLElement;

const options = (name: Name | undefined) => (name === undefined ? {} : { name });

/**
 * Returns the element with a role and an accessible name inside an element’s shadow root. Hidden elements are
 * not found.
 */
export const byRole = (scope: Scope, role: string, name?: Name): HTMLElement =>
  queries.getByRole(inside(scope), role, options(name));

export const queryRole = (scope: Scope, role: string, name?: Name): HTMLElement | null =>
  queries.queryByRole(inside(scope), role, options(name));

export const allByRole = (scope: Scope, role: string, name?: Name): HTMLElement[] =>
  queries.queryAllByRole(inside(scope), role, options(name));

/** Returns the focused element, even inside shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Throws unless an element has focus, and names the focused element. (`expect` would print elements with all
 * of React’s properties.)
 */
export function expectFocus(element: Element | null | undefined): void {
  if (!element) throw new Error('no element to have the focus');
  if (focused() !== element)
    throw new Error(`the focus is on ${inWords(focused())}, not on ${inWords(element)}`);
}

const inWords = (element: Element | null): string =>
  element
    ? `<${element.localName}> "${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}"`
    : 'nothing';
