import { copyAttribute } from './nativeAttributes.ts';
import { getReferenced } from './references.ts';

/**
 * Gives the input inside a control the name that the page gave the control: its labels, `aria-label` or `aria-labelledby`. Ids do
 * not reach into a shadow root, elements do. Returns the name.
 */
export function setAccessibleName(input: HTMLElement, host: HTMLElement, labels: Iterable<Element>): string {
  const referenced = getReferenced(host, 'aria-labelledby');
  // In the order in which browsers look for a name.
  const text = referenced.length > 0 ? null : host.getAttribute('aria-label') || null;
  const elements = referenced.length > 0 ? referenced : [...labels];
  const name = text ?? elements.map((element) => getTextAround(host, element)).join(' ');
  const isAround = elements.some((element) => element.contains(host));
  const canRefer = 'ariaLabelledByElements' in input;
  // What stands inside the control is not part of its name.
  const isReferred = text === null && elements.length > 0 && !isAround && canRefer;
  copyAttribute(input, 'aria-label', isReferred || elements.length === 0 ? text : name);
  if (canRefer) setLabels(input, isReferred ? elements : null);
  return name;
}

/** Sets elements where others are set: to Firefox it is news, which screen readers read out, if the same are set again. */
function setLabels(input: HTMLElement, elements: readonly Element[] | null): void {
  const before = input.ariaLabelledByElements;
  const isSame = elements
    ? before?.length === elements.length && before.every((each, index) => each === elements[index])
    : before === null;
  if (!isSame) input.ariaLabelledByElements = elements;
}

/** Gives the input inside a control the description that the page gave the control. */
export function setAccessibleDescription(input: HTMLElement, host: HTMLElement): void {
  copyAttribute(input, 'aria-description', getDescription(host, input) || null);
}

/** The name that the page gives an element by `aria-labelledby` or `aria-label`, as a text. */
export const getPageName = (host: Element): string | undefined =>
  getReferenced(host, 'aria-labelledby')
    .map((element) => getTextAround(host, element))
    .join(' ') ||
  (host.getAttribute('aria-label') ?? undefined);

/** The description that the page gives a control as a text. Elements are referred to, where they can be. */
export function getDescription(host: Element, input: Element): string {
  const elements = getReferenced(host, 'aria-describedby');
  if (elements.length === 0) return host.getAttribute('aria-description') ?? '';
  return 'ariaDescribedByElements' in input ? '' : elements.map(({ textContent }) => textContent).join(' ');
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
