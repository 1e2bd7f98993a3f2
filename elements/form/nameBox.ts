/**
 * Gives the box inside a control the name and description that the page gave the control: its labels, `aria-label` or
 * `aria-labelledby`, `aria-description`. Ids do not reach into a shadow root, elements do.
 */
export function nameBox(box: HTMLElement, host: HTMLElement, labels: Iterable<Element>): void {
  const text = host.getAttribute('aria-label');
  const elements = [...(host.ariaLabelledByElements ?? labels)];
  if (text !== null) box.setAttribute('aria-label', text);
  else if (elements.length > 0 && 'ariaLabelledByElements' in box) {
    box.removeAttribute('aria-label');
    box.ariaLabelledByElements = elements;
  } else if (elements.length > 0) {
    box.setAttribute('aria-label', elements.map(({ textContent }) => textContent?.trim()).join(' '));
  } else box.removeAttribute('aria-label');
  const description = host.getAttribute('aria-description');
  if (description === null) box.removeAttribute('aria-description');
  else box.setAttribute('aria-description', description);
}
