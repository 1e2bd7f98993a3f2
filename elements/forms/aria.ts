import { getPageAttribute } from '../../src/controls/setUnsetAttributes.ts';

/** ARIA attributes whose value is a text. `aria-hidden` is not among them: it hides what is inside an element as well. */
export const ariaTexts: readonly string[] = (
  'atomic autocomplete braillelabel brailleroledescription busy checked current disabled expanded haspopup keyshortcuts ' +
  'label level live multiline multiselectable orientation placeholder posinset pressed readonly relevant required ' +
  'roledescription selected setsize sort valuemax valuemin valuenow valuetext'
)
  .split(' ')
  .map((name) => `aria-${name}`);

/** ARIA attributes whose value is ids, and the properties that refer to the elements themselves. */
export const ariaReferences: ReadonlyMap<string, string> = new Map([
  ['aria-activedescendant', 'ariaActiveDescendantElement'],
  ['aria-controls', 'ariaControlsElements'],
  ['aria-describedby', 'ariaDescribedByElements'],
  ['aria-details', 'ariaDetailsElements'],
  ['aria-errormessage', 'ariaErrorMessageElements'],
  ['aria-flowto', 'ariaFlowToElements'],
  ['aria-labelledby', 'ariaLabelledByElements'],
  ['aria-owns', 'ariaOwnsElements'],
]);

/** All attributes whose value is an id, or several. */
export const idAttributes: readonly string[] = [
  ...ariaReferences.keys(),
  'form',
  'list',
  'popovertarget',
  'commandfor',
];

/** The elements that an ARIA attribute of a tag refers to. An id that nothing has refers to none. */
export function getReferenced(host: Element, attribute: string): readonly Element[] {
  if (!host.hasAttribute(attribute)) return [];
  const elements: unknown = Reflect.get(host, ariaReferences.get(attribute)!);
  if (elements !== undefined) return [elements ?? []].flat() as Element[];
  // Browsers of before 2025 have no properties that refer to elements.
  return getIds(host, attribute).flatMap((id) => findById(host, id) ?? []);
}

export const getIds = (host: Element, attribute: string): string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** The element that has an id in the tree that an element is in. */
export const findById = (element: Element, id: string): Element | null =>
  (element.getRootNode() as Partial<DocumentOrShadowRoot> & Partial<NonElementParentNode>).getElementById?.(
    id,
  ) ?? null;

/** Makes an element inside a shadow root refer to what an attribute of its tag refers to: ids do not reach out of the root, elements do. */
export function copyReference(host: Element, inner: Element, attribute: string): void {
  const property = ariaReferences.get(attribute)!;
  if (!(property in inner)) return;
  const elements = getReferenced(host, attribute);
  const isOne = property.endsWith('Element');
  Reflect.set(inner, property, elements.length === 0 ? null : isOne ? elements[0] : elements);
}

/** Calls back once more when the page has been parsed: what is referred to may stand below. */
export function runOnceParsed(host: Element, act: () => void): void {
  if (host.ownerDocument.readyState === 'loading')
    host.ownerDocument.addEventListener('DOMContentLoaded', act, { once: true });
}

/** The labels of every control in a tree, read in one pass. */
type Labels = ReadonlyMap<Element, readonly HTMLLabelElement[]>;

const inThisTask = new Map<Node, Labels>();

/** Whether the page has given a control a name. */
export const isNamed = (control: Element): boolean =>
  getPageAttribute(control, 'aria-label') !== null ||
  control.hasAttribute('aria-labelledby') ||
  getLabels(control).length > 0;

/**
 * A control's labels. `ElementInternals.labels` walks through the whole page for each control; many that come in one task
 * share one walk.
 */
export function getLabels(control: Element): readonly HTMLLabelElement[] {
  const tree = control.getRootNode();
  let labels = inThisTask.get(tree);
  if (!labels) {
    if (inThisTask.size === 0) queueMicrotask(() => inThisTask.clear());
    labels = readLabels(tree as ParentNode & Node);
    inThisTask.set(tree, labels);
  }
  return labels.get(control) ?? [];
}

function readLabels(tree: ParentNode & Node): Labels {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of tree.querySelectorAll('label')) {
    const { control } = label;
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}

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

/** Copies an attribute, or removes it. */
export function copyAttribute(inner: Element, name: string, text: string | null | undefined): void {
  if (text === null || text === undefined) inner.removeAttribute(name);
  else if (inner.getAttribute(name) !== text) inner.setAttribute(name, text);
}
