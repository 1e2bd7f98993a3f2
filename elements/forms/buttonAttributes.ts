import type { Host } from '../core/host.ts';
import {
  ariaReferences,
  ariaTextAttributes,
  copyAttribute,
  idAttributes,
  getLabels,
  copyReference,
  getReferencedElements,
  runOnceParsed,
} from './aria.ts';
import type { Attributes } from '../core/definition.ts';

/** Attributes that all buttons share. */
export const buttonAttributes = {
  type: { type: 'enum', values: ['button', 'submit', 'reset'] },
  name: { type: 'string' },
  value: { type: 'string' },
  disabled: { type: 'boolean' },
  loading: { type: 'boolean' },
  formaction: { type: 'string' },
  formenctype: { type: 'string' },
  formmethod: { type: 'string' },
  formnovalidate: { type: 'boolean' },
  formtarget: { type: 'string' },
  popovertarget: { type: 'string' },
  popovertargetaction: { type: 'enum', values: ['toggle', 'show', 'hide'] },
  commandfor: { type: 'string' },
  command: { type: 'string' },
  href: { type: 'string' },
  target: { type: 'string' },
  rel: { type: 'string' },
  download: { type: 'string' },
  locale: { type: 'string' },
  messages: { type: 'json' },
} as const satisfies Attributes;

/** Styles of the link in a button with `href`. */
export const linkCss = `a{text-decoration:none}
@media (forced-colors:active){:host(:disabled) a{color:GrayText}}
`;

/** Attributes with which a button controls another element of the page. */
const targetAttributes = ['popovertarget', 'popovertargetaction', 'commandfor', 'command'];

/** Attributes of the host that are copied to its inner button or link, in addition to props of the component. */
export const innerAttributes: ReadonlySet<string> = new Set([
  ...ariaTextAttributes,
  ...ariaReferences.keys(),
  ...targetAttributes,
  'aria-description',
  'aria-invalid',
  'autofocus',
  'title',
]);

/** Returns the `aria-label` that the component of an icon button sets. */
const getComponentText = (host: Host, name: string): string | null =>
  name === 'aria-label' && 'label' in host ? host.getAttribute('label') : null;

/** Applies an attribute of the host to its inner button or link. */
export function applyToButton(host: Host, inner: HTMLElement, name: string): void {
  if (targetAttributes.includes(name)) setTargets(host, inner);
  else if (ariaReferences.has(name)) {
    copyReference(host, inner, name);
    if (name === 'aria-describedby') describeByText(host, inner);
  } else if (/^aria-(busy|disabled)$/.test(name) && host.hasAttribute('loading'))
    copyAttribute(inner, name, 'true');
  else copyAttribute(inner, name, host.getAttribute(name) ?? getComponentText(host, name));
}

/** Applies all attributes and labels of the host to its inner button or link. */
export function applyAllToButton(host: Host, inner: HTMLElement): void {
  const names = host.getAttributeNames();
  for (const name of names) if (innerAttributes.has(name)) applyToButton(host, inner, name);
  setLabels(host, inner);
  if (names.some((name) => idAttributes.includes(name)))
    runOnceParsed(host, () => updateButtonReferences(host, inner));
}

/** Names a native button by the labels of the host, unless an ARIA attribute names it. */
function setLabels(host: Host, inner: HTMLElement): void {
  const isNamed =
    inner.hasAttribute('aria-label') || getReferencedElements(host, 'aria-labelledby').length > 0;
  if (isNamed || inner.localName !== 'button' || !('ariaLabelledByElements' in inner)) return;
  const labels = getLabels(host);
  inner.ariaLabelledByElements = labels.length > 0 ? labels : null;
}

/** Updates references, because the elements may have been inserted or removed. */
export function updateButtonReferences(host: Host, inner: HTMLElement): void {
  for (const name of host.getAttributeNames())
    if (innerAttributes.has(name) && idAttributes.includes(name)) applyToButton(host, inner, name);
}

/** Describes the button by text in browsers without properties that reference elements. */
function describeByText(host: Host, inner: HTMLElement): void {
  if ('ariaDescribedByElements' in inner) return;
  const texts = getReferencedElements(host, 'aria-describedby').map(({ textContent }) => textContent);
  copyAttribute(inner, 'aria-description', texts.join(' ') || host.getAttribute('aria-description'));
}

/** Returns whether a button opens a popover or sends a command. The inner button does both natively. */
export const hasTarget = (host: Element): boolean =>
  host.hasAttribute('popovertarget') || host.hasAttribute('commandfor');

/** The members of a native button that the targets of the inner button depend on. */
type TargetHost = Host &
  Pick<HTMLButtonElement, 'type' | 'form' | 'popoverTargetElement' | 'commandForElement'>;

/** Sets the popover and command targets of the inner native button, so that the browser handles clicks. */
export function setTargets(host: Host, inner: HTMLElement): void {
  if (!(inner instanceof HTMLButtonElement)) return;
  const { type, form, popoverTargetElement, commandForElement } = host as TargetHost;
  // Submit and reset buttons of a form have no popover or command target.
  const hasTargets = !form || type === 'button';
  inner.popoverTargetElement = hasTargets ? popoverTargetElement : null;
  copyAttribute(inner, 'popovertargetaction', host.getAttribute('popovertargetaction'));
  if (!('commandForElement' in inner)) return;
  inner.commandForElement = hasTargets ? commandForElement : null;
  copyAttribute(inner, 'command', host.getAttribute('command'));
  // `close` and `request-close` set the `returnValue` of a dialog.
  copyAttribute(inner, 'value', host.getAttribute('value'));
}
