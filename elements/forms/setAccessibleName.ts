/**
 * Gives the box inside a control the name and description that the page gave the control: its labels, `aria-label` or
 * `aria-labelledby`, `aria-description`. Ids do not reach into a shadow root, elements do.
 */
export function nameBox(box: HTMLElement, host: HTMLElement, labels: Iterable<Element>): void {
  const text = host.getAttribute('aria-label');
  const elements = [...(host.ariaLabelledByElements ?? labels)];
  if ('ariaLabelledByElements' in box) box.ariaLabelledByElements = null;
  const around = elements.some((element) => element.contains(host));
  if (text !== null) box.setAttribute('aria-label', text);
  else if (elements.length === 0) box.removeAttribute('aria-label');
  else if (around || !('ariaLabelledByElements' in box)) {
    // What stands inside the control is not part of its name.
    box.setAttribute('aria-label', elements.map((element) => textAround(host, element)).join(' '));
  } else {
    box.removeAttribute('aria-label');
    box.ariaLabelledByElements = elements;
  }
  const description = host.getAttribute('aria-description');
  if (description === null) box.removeAttribute('aria-description');
  else box.setAttribute('aria-description', description);
}

const textAround = (host: Element, label: Element): string =>
  [...label.childNodes]
    .map((node) => {
      if (node === host) return '';
      return node instanceof Element && node.contains(host)
        ? textAround(host, node)
        : (node.textContent ?? '');
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
