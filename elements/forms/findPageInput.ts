import type { PageInput } from '../../src/controls/field/field.ts';
import type { Host } from '../core/host.ts';
import type { Field } from '../../src/controls/field/createField.ts';

/** An element that takes an input of the page in place of its own. */
export interface PageInputHost extends HTMLElement {
  /** Reads the input again. */
  syncInput(): void;
}

const otherTypes: ReadonlySet<string> = new Set(
  'hidden checkbox radio file range color button submit reset image'.split(' '),
);

const isPageInput = (element: Element): element is PageInput =>
  element.localName === 'textarea' ||
  (element.localName === 'input' && !otherTypes.has((element as HTMLInputElement).type));

/**
 * The page's input in an element: the first that takes text and stands in none of the element's named slots. Most have one child: a list of
 * them would take longer to make than to look through.
 */
export function findPageInput(host: Element): PageInput | undefined {
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot) continue;
    if (isPageInput(child)) return child;
    for (const inner of child.querySelectorAll('input, textarea')) if (isPageInput(inner)) return inner;
  }
  return undefined;
}

/**
 * Gives the page's input a place in the shadow root while the component has none for it, and one to the messages below it: what is in no slot
 * is not shown, and cannot get the focus. Beside the component's they would be more elements to style.
 */
export function placeInput(host: Host, isPlaced: boolean): void {
  const root = host.shadowRoot!;
  if (!isPlaced) while (root.lastElementChild?.localName === 'slot') root.lastElementChild.remove();
  else if (root.lastElementChild?.localName !== 'slot')
    for (const name of host.values()['hasMessages'] ? ['', 'message'] : ['']) {
      const slot = host.ownerDocument.createElement('slot');
      slot.name = name;
      root.append(slot);
    }
}

/** What other scripts put beside the input, such as their messages, stands below the field, not in its frame. */
export function slotMessages(host: Host, input: PageInput): void {
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.contains(input)) continue;
    if (!child.hasAttribute('slot')) child.slot = 'message';
    if (child.slot === 'message') host.setProp('hasMessages', true);
  }
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
  // Which element they stand on says who has set them: what morphs a page removes those of the tag.
  'aria-label',
  'slot',
];

/** One for all elements. */
let observer: MutationObserver | undefined;

/** Has an element look for an input of the page again whenever its content changes, or an attribute of the input that it has. */
export function observeInput(host: PageInputHost, input: PageInput | undefined): void {
  observer ??= new MutationObserver(handleChanges);
  // Replaces what was observed before.
  observer.observe(host, input ? { childList: true, subtree: true, attributeFilter } : { childList: true });
  const { readyState, defaultView: view } = host.ownerDocument;
  // Browsers restore what was typed until then, without an event.
  if (input && readyState !== 'complete')
    view?.addEventListener('pageshow', () => host.syncInput(), { once: true });
}

function handleChanges(records: readonly MutationRecord[]): void {
  const hosts = new Set<PageInputHost>();
  for (const { target } of records)
    for (let each: Node | null = target; each; each = each.parentNode)
      if ('syncInput' in each) hosts.add(each as PageInputHost);
  for (const host of hosts) host.syncInput();
}

/** Listens in a window for input of text fields, so that listeners of the page that are called before the field find the new value. */
export const watchEarlyInput = (view: Window): void => view.addEventListener('input', handleInput, true);

function handleInput(event: Event): void {
  const [input] = event.composedPath() as HTMLInputElement[];
  const { host } = (input?.getRootNode?.() ?? {}) as { host?: Partial<Host> };
  if (host?.localName !== 'auction-text-input' || input!.getAttribute('part') !== 'input') return;
  (host.values?.()['field'] as Field | undefined)?.dispatch({ type: 'input', text: input!.value });
}
