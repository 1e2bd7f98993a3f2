/**
 * The button that assistive technology meets in an element of the page: the one inside a tag such as `<auction-button>`, whose `part` says
 * so, else the element itself.
 */
export const findButton = (element: Element | undefined): Element | undefined =>
  element?.shadowRoot?.querySelector('[part~=button]') ?? element;
