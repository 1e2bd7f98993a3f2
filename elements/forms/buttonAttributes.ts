import type { Host } from '../core/host.ts';
import {
  ariaReferences,
  ariaTexts,
  copyAttribute,
  idAttributes,
  getLabels,
  copyReference,
  findById,
  getReferenced,
  runOnceParsed,
} from './aria.ts';

/** Attributes by which a button acts on another element of the page. */
const targetAttributes = ['popovertarget', 'popovertargetaction', 'commandfor', 'command'];

/** Attributes of a button's tag that act on the button or link inside it, besides those that its component takes. */
export const innerAttributes: ReadonlySet<string> = new Set([
  ...ariaTexts,
  ...ariaReferences.keys(),
  ...targetAttributes,
  'aria-description',
  'aria-invalid',
  'autofocus',
  'title',
]);

/** What the component of an icon button sets. */
const getOwnText = (host: Host, name: string): string | null =>
  name === 'aria-label' && 'label' in host ? host.getAttribute('label') : null;

/** Gives the button or link inside a tag what an attribute of the tag says now. */
export function applyToButton(host: Host, inner: HTMLElement, name: string): void {
  if (targetAttributes.includes(name)) setTargets(host, inner);
  else if (ariaReferences.has(name)) {
    copyReference(host, inner, name);
    if (name === 'aria-describedby') describeByText(host, inner);
  } else if (/^aria-(busy|disabled)$/.test(name) && host.hasAttribute('loading'))
    copyAttribute(inner, name, 'true');
  else copyAttribute(inner, name, host.getAttribute(name) ?? getOwnText(host, name));
}

/** Gives it all that the attributes of the tag say. */
export function applyAllToButton(host: Host, inner: HTMLElement): void {
  const names = host.getAttributeNames();
  for (const name of names) if (innerAttributes.has(name)) applyToButton(host, inner, name);
  setLabels(host, inner);
  if (names.some((name) => idAttributes.includes(name)))
    runOnceParsed(host, () => updateButtonReferences(host, inner));
}

/** A native button is named by its labels unless it is by ARIA. */
function setLabels(host: Host, inner: HTMLElement): void {
  const isNamed = inner.hasAttribute('aria-label') || getReferenced(host, 'aria-labelledby').length > 0;
  if (isNamed || inner.localName !== 'button' || !('ariaLabelledByElements' in inner)) return;
  const labels = getLabels(host);
  inner.ariaLabelledByElements = labels.length > 0 ? labels : null;
}

/** What is referred to may have come or gone since. */
export function updateButtonReferences(host: Host, inner: HTMLElement): void {
  for (const name of host.getAttributeNames())
    if (innerAttributes.has(name) && idAttributes.includes(name)) applyToButton(host, inner, name);
}

/** Where elements cannot refer to elements, their text has to do. */
function describeByText(host: Host, inner: HTMLElement): void {
  if ('ariaDescribedByElements' in inner) return;
  const texts = getReferenced(host, 'aria-describedby').map(({ textContent }) => textContent);
  copyAttribute(inner, 'aria-description', texts.join(' ') || host.getAttribute('aria-description'));
}

/** Whether a button opens a popover or sends a command, which the one inside it does by itself. */
export const hasTarget = (host: Element): boolean =>
  host.hasAttribute('popovertarget') || host.hasAttribute('commandfor');

/** The button inside is a native one: it refers to the elements themselves, and the browser does the rest. */
export function setTargets(host: Host, inner: HTMLElement): void {
  if (!(inner instanceof HTMLButtonElement)) return;
  // A button that submits or resets its form does nothing else.
  const { type, form } = host as Host & Pick<HTMLButtonElement, 'type' | 'form'>;
  const find = (attribute: string) => {
    const id = host.getAttribute(attribute);
    return id === null || (form && type !== 'button') ? null : (findById(host, id) as HTMLElement | null);
  };
  inner.popoverTargetElement = find('popovertarget');
  copyAttribute(inner, 'popovertargetaction', host.getAttribute('popovertargetaction'));
  if (!('commandForElement' in inner)) return;
  inner.commandForElement = find('commandfor');
  copyAttribute(inner, 'command', host.getAttribute('command'));
}
