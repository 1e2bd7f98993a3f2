/**
 * Gives the input inside a control the name that the page gave the control: its labels, `aria-label` or `aria-labelledby`. Ids do
 * not reach into a shadow root, elements do. Returns the name.
 */
export function setAccessibleName(input: HTMLElement, host: HTMLElement, labels: Iterable<Element>): string {
  const text = host.getAttribute('aria-label');
  const elements = [...(host.ariaLabelledByElements ?? labels)];
  if ('ariaLabelledByElements' in input) input.ariaLabelledByElements = null;
  const name = text ?? elements.map((element) => getTextAround(host, element)).join(' ');
  const isAround = elements.some((element) => element.contains(host));
  if (text !== null) input.setAttribute('aria-label', text);
  else if (elements.length === 0) input.removeAttribute('aria-label');
  else if (isAround || !('ariaLabelledByElements' in input)) {
    // What stands inside the control is not part of its name.
    input.setAttribute('aria-label', name);
  } else {
    input.removeAttribute('aria-label');
    input.ariaLabelledByElements = elements;
  }
  return name;
}

/** Gives the input inside a control the description that the page gave the control. */
export function setAccessibleDescription(input: HTMLElement, host: HTMLElement): void {
  const description = host.getAttribute('aria-description');
  if (description === null) input.removeAttribute('aria-description');
  else input.setAttribute('aria-description', description);
}

const getTextAround = (host: Element, label: Element): string =>
  [...label.childNodes]
    .map((node) => {
      if (node === host) return '';
      return node instanceof Element && node.contains(host)
        ? getTextAround(host, node)
        : (node.textContent ?? '');
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
