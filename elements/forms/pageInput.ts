import type { PageInput } from '../../src/controls/field/field.ts';
import type { Host } from '../core/host.ts';
import type { Field } from '../../src/controls/field/createField.ts';
import { color, sizes, space, scaled, font } from '../../src/design/tokens.ts';

/** An element that can contain an input of the page instead of rendering an input. */
export interface PageInputHost extends HTMLElement {
  /** Reads the input again. */
  syncInput(): void;
}

/** Types of inputs that don't accept text. */
export const nonTextTypes: ReadonlySet<string> = new Set(
  'hidden checkbox radio file range color button submit reset image'.split(' '),
);

const isPageInput = (element: Element): element is PageInput =>
  element.localName === 'textarea' ||
  (element.localName === 'input' && !nonTextTypes.has((element as HTMLInputElement).type));

/** Returns the page's input in an element: the first text input or `<textarea>` that is not in a named slot. */
export function findPageInput(host: Element): PageInput | undefined {
  // Most elements have one child. Creating a list of children would take longer than this loop.
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot) continue;
    if (isPageInput(child)) return child;
    for (const inner of child.querySelectorAll('input, textarea')) if (isPageInput(inner)) return inner;
  }
  return undefined;
}

/** Adds or removes fallback slots, so that the page's input and messages are visible and focusable before the component renders. */
export function setFallbackSlots(host: Host, isNeeded: boolean): void {
  const root = host.shadowRoot!;
  // Once the component has rendered its slots, the fallback slots would be additional elements to style.
  if (!isNeeded) while (root.lastElementChild?.localName === 'slot') root.lastElementChild.remove();
  else if (root.lastElementChild?.localName !== 'slot')
    for (const name of host.values()['hasMessages'] ? ['', 'message'] : ['']) {
      const slot = host.ownerDocument.createElement('slot');
      slot.name = name;
      root.append(slot);
    }
}

/** Slots the messages of other scripts below the field. Without a slot, they would be inside the frame of the input. */
export function slotMessages(host: Host, input: PageInput): void {
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.contains(input)) continue;
    if (!child.hasAttribute('slot')) child.slot = 'message';
    if (child.slot === 'message') host.setProp('hasMessages', true);
  }
}

/** Attributes of an input that its element renders or uses for validation. */
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
  // The element sets the following attributes. Libraries that morph a page remove them.
  'aria-label',
  'slot',
];

/** Observer of all elements. */
let observer: MutationObserver | undefined;

/** Calls `syncInput()` whenever the content of the element changes, or an attribute of its input. */
export function observeInput(host: PageInputHost, input: PageInput | undefined): void {
  observer ??= new MutationObserver(handleChanges);
  // The new options replace the previous options for the element.
  observer.observe(host, input ? { childList: true, subtree: true, attributeFilter } : { childList: true });
  const { readyState, defaultView: view } = host.ownerDocument;
  // Browsers restore typed text before this event, and dispatch no `input` event.
  if (input && readyState !== 'complete')
    view?.addEventListener('pageshow', () => host.syncInput(), { once: true });
}

function handleChanges(records: readonly MutationRecord[]): void {
  const hosts = new Set<PageInputHost>();
  for (const { target } of records)
    for (let node: Node | null = target; node; node = node.parentNode)
      if ('syncInput' in node) hosts.add(node as PageInputHost);
  for (const host of hosts) host.syncInput();
}

/** Updates text fields on `input` in the capture phase, so that the page's listeners always find the new value. */
export const watchEarlyInput = (view: Window): void => view.addEventListener('input', handleInput, true);

function handleInput(event: Event): void {
  const [input] = event.composedPath() as HTMLInputElement[];
  const { host } = (input?.getRootNode?.() ?? {}) as { host?: Partial<Host> };
  if (host?.localName !== 'auction-text-input' || input!.getAttribute('part') !== 'input') return;
  (host.values?.()['field'] as Field | undefined)?.dispatch({ type: 'input', text: input!.value });
}

const declare = (declarations: Readonly<Record<string, string>>): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');

/** Returns the selector of slotted elements, without elements in the fallback slots that exist before the component renders. */
const slotted = (selector: string): string =>
  `[data-auction-container] slot:not([name])::slotted(${selector})`;

/** Styles of messages from other scripts below a field. Also used before the field is rendered. */
export const messageCss = `display:block;margin-block-start:${space(4)};color:${color('error')};font:${font(14)}`;

/** Styles for the page's input in the frame of the field, important to win over page styles. The font is inherited from the field's parts. */
export const pageInputCss = `
${slotted(':is(input,textarea)')}{${declare({
  appearance: 'none',
  flex: '1',
  'inline-size': 'auto',
  'min-inline-size': '0',
  'max-inline-size': 'none',
  'min-block-size': '0',
  'max-block-size': 'none',
  'box-sizing': 'border-box',
  position: 'static',
  float: 'none',
  margin: '0',
  padding: `0 ${space(4)}`,
  border: '0',
  'border-radius': '0',
  outline: 'none',
  'box-shadow': 'none',
  background: 'none',
  color: 'inherit',
  '-webkit-text-fill-color': 'currentcolor',
  font: 'inherit',
  'letter-spacing': 'inherit',
  'word-spacing': 'inherit',
  'text-transform': 'none',
  'text-indent': '0',
  'text-shadow': 'none',
  'text-overflow': 'ellipsis',
  opacity: '1',
  transform: 'none',
  transition: 'none',
})}}
${slotted('input')}{${declare({ 'align-self': 'stretch', 'block-size': 'auto' })}}
${slotted('textarea')}{${declare({
  'min-block-size': scaled(sizes.control.normal - 2),
  'padding-block': space(8),
  resize: 'vertical',
})}}
slot[name=message]::slotted(:not([hidden])){${messageCss}}
${slotted(':disabled')}{${declare({ cursor: 'not-allowed' })}}
${slotted(':is(input,textarea)')}::placeholder{${declare({ color: color('ink-muted'), opacity: '1' })}}
`;

/** Styles for the browser's buttons in an input, which `::slotted()` does not select. The field has its own buttons. */
export const pageInputPartsCss = [
  ':is(auction-date-input,auction-time-input):defined input::-webkit-calendar-picker-indicator',
  'auction-text-input:defined input::-webkit-search-cancel-button',
  'auction-text-input:defined input::-ms-reveal',
]
  .map((selector) => `${selector}{display:none!important}`)
  .join('\n');
