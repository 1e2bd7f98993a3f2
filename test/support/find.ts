import { configure, queries } from '@testing-library/dom';

// What was looked for is enough; the whole page would hide it.
configure({ getElementError: (message) => new Error(message?.split('\n', 1)[0]) });

type Scope = Element | ShadowRoot;
type Name = string | RegExp;

const inside = (scope: Scope): HTMLElement =>
  ((scope as Element).shadowRoot ?? scope) as unknown as HTMLElement;

const options = (name: Name | undefined) => (name === undefined ? {} : { name });

/** The element with a role and an accessible name, inside a tag's root; hidden ones are not found. */
export const byRole = (scope: Scope, role: string, name?: Name): HTMLElement =>
  queries.getByRole(inside(scope), role, options(name));

export const queryRole = (scope: Scope, role: string, name?: Name): HTMLElement | null =>
  queries.queryByRole(inside(scope), role, options(name));

export const allByRole = (scope: Scope, role: string, name?: Name): HTMLElement[] =>
  queries.queryAllByRole(inside(scope), role, options(name));

/** What has the focus, also inside shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Throws unless an element has the focus, and names the one that has it. (Elements in `expect` would be printed with all
 * that React hangs on them.)
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
