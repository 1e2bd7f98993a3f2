/** ARIA attributes with text values, except `aria-hidden`, which already hides the content of the host. */
export const ariaTextAttributes: readonly string[] = (
  'atomic autocomplete braillelabel brailleroledescription busy checked current disabled expanded haspopup keyshortcuts ' +
  'label level live multiline multiselectable orientation placeholder posinset pressed readonly relevant required ' +
  'roledescription selected setsize sort valuemax valuemin valuenow valuetext'
)
  .split(' ')
  .map((name) => `aria-${name}`);

/** ARIA attributes with ID references, and the properties that reference the elements. */
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

/** All attributes with one or more ID references. */
export const idAttributes: readonly string[] = [
  ...ariaReferences.keys(),
  'form',
  'list',
  'popovertarget',
  'commandfor',
];

/** Returns the elements that an ARIA attribute of the host references. Ignores IDs of missing elements. */
export function getReferencedElements(host: Element, attribute: string): readonly Element[] {
  if (!host.hasAttribute(attribute)) return [];
  const elements: unknown = Reflect.get(host, ariaReferences.get(attribute)!);
  if (elements !== undefined) return [elements ?? []].flat() as Element[];
  // Browsers before 2025 have no properties that reference elements.
  return getIds(host, attribute).flatMap((id) => findById(host, id) ?? []);
}

export const getIds = (host: Element, attribute: string): string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** Returns the element with an ID in the document or shadow root that contains `element`. */
export const findById = (element: Element, id: string): Element | null =>
  (element.getRootNode() as Partial<DocumentOrShadowRoot> & Partial<NonElementParentNode>).getElementById?.(
    id,
  ) ?? null;

/** Copies an ARIA reference of the host to an element in its shadow root, by element, because IDs do not cross shadow roots. */
export function copyReference(host: Element, inner: Element, attribute: string): void {
  const property = ariaReferences.get(attribute)!;
  if (!(property in inner)) return;
  const elements = getReferencedElements(host, attribute);
  const isSingle = property.endsWith('Element');
  Reflect.set(inner, property, elements.length === 0 ? null : isSingle ? elements[0] : elements);
}

/** Calls `callback` after the page is parsed, if it is still loading. Referenced elements may follow the host. */
export function runOnceParsed(host: Element, callback: () => void): void {
  if (host.ownerDocument.readyState === 'loading')
    host.ownerDocument.addEventListener('DOMContentLoaded', callback, { once: true });
}

/** Labels with a `for` attribute in a document or shadow root, by the ID of their control. */
type Labels = ReadonlyMap<string, readonly HTMLLabelElement[]>;

/** The labels by document or shadow root, until the task ends. */
const labelCache = new Map<Node, Labels>();

/**
 * Returns the labels of a control. Controls in the same task share a search, because `ElementInternals.labels` searches the page for each
 * control.
 */
export function getLabels(control: Element): readonly HTMLLabelElement[] {
  const tree = control.getRootNode();
  let labels = labelCache.get(tree);
  if (!labels) {
    if (labelCache.size === 0) queueMicrotask(() => labelCache.clear());
    labels = readLabels(tree as ParentNode & Node);
    labelCache.set(tree, labels);
  }
  const candidates = new Set(labels.get(control.id));
  const labelAround = control.closest('label');
  if (labelAround) candidates.add(labelAround);
  // Not cached, because elements become controls when they are defined, one after the other in the same task.
  return [...candidates].filter((label) => label.control === control);
}

function readLabels(tree: ParentNode & Node): Labels {
  const labels = new Map<string, HTMLLabelElement[]>();
  for (const label of tree.querySelectorAll<HTMLLabelElement>('label[for]'))
    labels.set(label.htmlFor, [...(labels.get(label.htmlFor) ?? []), label]);
  return labels;
}

/** Names the input inside a control by the labels, `aria-label`, or `aria-labelledby` of the host. Returns the name. */
export function setAccessibleName(input: HTMLElement, host: HTMLElement, labels: Iterable<Element>): string {
  const referenced = getReferencedElements(host, 'aria-labelledby');
  // The precedence matches the accessible name computation of browsers.
  const text = referenced.length > 0 ? null : host.getAttribute('aria-label') || null;
  const elements = referenced.length > 0 ? referenced : [...labels];
  const name = text ?? elements.map((element) => getTextAround(host, element)).join(' ');
  const isAround = elements.some((element) => element.contains(host));
  const canRefer = 'ariaLabelledByElements' in input;
  // A label around the host also contains its content, which is not part of the name.
  const isReferred = text === null && elements.length > 0 && !isAround && canRefer;
  // Pickers set a default name.
  const ownName = input.dataset['name'];
  copyAttribute(input, 'aria-label', isReferred ? null : elements.length === 0 ? (text ?? ownName) : name);
  if (canRefer) setLabels(input, isReferred ? elements : null);
  return name;
}

export const haveSameItems = (a: readonly Element[], b: readonly Element[]): boolean =>
  a.length === b.length && a.every((element, index) => element === b[index]);

/** Sets `ariaLabelledByElements` if it has changed. In Firefox, setting the same elements again makes screen readers announce them. */
function setLabels(input: HTMLElement, elements: readonly Element[] | null): void {
  const previous = input.ariaLabelledByElements;
  const isSame = elements ? haveSameItems(previous ?? [], elements) : previous === null;
  if (!isSame) input.ariaLabelledByElements = elements;
}

/** Copies the description of the host to the input inside it. */
export function setAccessibleDescription(input: HTMLElement, host: HTMLElement): void {
  copyAttribute(input, 'aria-description', getDescription(host, input) || null);
}

/** Returns the name from `aria-labelledby` or `aria-label` as text. */
export const getPageName = (host: Element): string | undefined =>
  getReferencedElements(host, 'aria-labelledby')
    .map((element) => getTextAround(host, element))
    .join(' ') ||
  (host.getAttribute('aria-label') ?? undefined);

/** Returns the description of the host as text, or an empty string if the input can reference the elements. */
export function getDescription(host: Element, input: Element): string {
  const elements = getReferencedElements(host, 'aria-describedby');
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

/** Sets an attribute, or removes it if there is no text. */
export function copyAttribute(inner: Element, name: string, text: string | null | undefined): void {
  if (text === null || text === undefined) inner.removeAttribute(name);
  else if (inner.getAttribute(name) !== text) inner.setAttribute(name, text);
}
