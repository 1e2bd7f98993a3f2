import type { PageInput } from '../../src/controls/field/pageInput.ts';

/** An element that takes an input of the page in place of its own. */
interface PageInputHost extends HTMLElement {
  updatePageInput(): void;
}

const otherTypes = [
  'hidden',
  'checkbox',
  'radio',
  'file',
  'range',
  'color',
  'button',
  'submit',
  'reset',
  'image',
];
const selector = `:is(input${otherTypes.map((type) => `:not([type=${type}])`).join('')}, textarea)`;

/** The page's input in an element: the first that takes text and stands in none of the element's named slots. */
export const findPageInput = (host: Element): PageInput | undefined =>
  host.firstElementChild
    ? [...host.querySelectorAll<PageInput>(selector)].find(
        (input) => !input.closest('[slot]') || !host.contains(input.closest('[slot]')),
      )
    : undefined;

/**
 * Gives the page's input a place in the shadow root until the component has one, and should it fail: what is in no slot cannot get the
 * focus. What other scripts put beside the input, such as their messages, stands below the field, not in its frame.
 */
export function placeInput(host: Element, input: PageInput): void {
  const root = host.shadowRoot!;
  if (root.lastElementChild?.localName !== 'slot') root.append(host.ownerDocument.createElement('slot'));
  for (const child of host.children)
    if (!child.contains(input) && !child.hasAttribute('slot')) child.slot = 'message';
}

/** Attributes of an input that its element renders, or that decide what is valid. */
const attributeFilter = [
  'type',
  'value',
  'disabled',
  'readonly',
  'required',
  'min',
  'max',
  'step',
  'minlength',
  'maxlength',
  'pattern',
];

/** One for all elements. */
let observer: MutationObserver | undefined;

/** Has an element look for the page's input again whenever its content changes, or an attribute of the input if there is one. */
export function observeContent(host: PageInputHost, hasInput: boolean): void {
  observer ??= new MutationObserver(handleChanges);
  observer.observe(host, { childList: true, subtree: true, ...(hasInput && { attributeFilter }) });
}

function handleChanges(records: readonly MutationRecord[]): void {
  const hosts = new Set<PageInputHost>();
  for (const { target } of records)
    for (let each: Node | null = target; each; each = each.parentNode)
      if ('updatePageInput' in each) hosts.add(each as PageInputHost);
  for (const host of hosts) host.updatePageInput();
}
