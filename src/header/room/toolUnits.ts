import type { ToolItems } from '../../site/navigation/navigation.ts';
import { getPageElements, isInShadowRoot, rowSlots } from './rows.ts';
import type { Moved, RowSlot } from './room.ts';

/** What can leave its place in the top row. */
export interface ToolUnit {
  name: Moved;
  element: HTMLElement;
}

const slots: readonly RowSlot[] = ['tools-end', 'tools-start', 'mobile-end', 'mobile-start'];

/** The elements of the page that can leave the top row, in the order in which they do: those of a slot last, and together. */
export function getToolUnits(header: HTMLElement, { main, links }: ToolItems): ToolUnit[] {
  const find = (selector: string) => [...header.querySelectorAll<HTMLElement>(selector)];
  const linkElements = find('.tools > [part=tool]');
  const menuElements = find('[part=navigation] > ul > li');
  return [
    ...links
      .map((_, index) => ({ name: `link-${index}` as const, element: linkElements[index]! }))
      .toReversed(),
    ...main.map(({ menu }, index) => ({ name: menu, element: menuElements[index]! })).toReversed(),
    ...slots.flatMap((name) =>
      find(`${rowSlots}:is([name=${name}], [data-name=${name}])`).map((element) => ({
        name,
        element,
      })),
    ),
  ];
}

/** Where the slot of a row stands without being one, because its elements stand elsewhere, its name is kept. */
const nameAttribute = 'data-name';

/** Inserts a unit into its place, or takes it from there: by style and name, which React leaves alone. */
export function setPlace({ name, element }: ToolUnit, isHere: boolean): void {
  element.style.display = isHere ? '' : 'none';
  if (!(element instanceof HTMLSlotElement)) return;
  if (isHere) element.removeAttribute(nameAttribute);
  else element.setAttribute(nameAttribute, name);
  element.name = isHere ? name : `${name}-moved`;
  if (isHere && !isInShadowRoot(element)) takeBack(element);
}

/** Where no shadow root assigns elements to slots: what each slot of the row contains by itself. */
const contents = new WeakMap<Element, Element>();

function takeBack(rowSlot: Element): void {
  const content = contents.get(rowSlot) ?? rowSlot.firstElementChild;
  if (!content || content.parentNode === rowSlot) return;
  rowSlot.append(content);
}

/** There, moves the content of the slot that has left its row into the one of the same name in a panel. Returns what moves it back. */
export function fillSlot(slot: HTMLSlotElement): () => void {
  const rowSlot = isInShadowRoot(slot)
    ? null
    : slot.closest('[part=header]')!.querySelector(`${rowSlots}[${nameAttribute}="${slot.name}"]`);
  if (!rowSlot) return () => {};
  const content = contents.get(rowSlot) ?? rowSlot.firstElementChild;
  if (content) {
    contents.set(rowSlot, content);
    slot.append(content);
  }
  return () => {
    if (content?.parentNode === slot) rowSlot.append(content);
  };
}

/** Takes the slots in an element out of use. Returns what has them in use again. */
export function suspendSlots(element: Element | null): () => void {
  const slots = [...(element?.querySelectorAll('slot') ?? [])].map((slot) => ({ slot, name: slot.name }));
  for (const { slot, name } of slots) slot.name = `${name}-suspended`;
  return () => {
    for (const { slot, name } of slots) {
      slot.name = name;
      if (name) fillSlot(slot);
    }
  };
}

/** Whether it takes part in the row: what is for other widths does not, nor does a slot without elements. */
export const isUsed = ({ element }: ToolUnit): boolean =>
  element instanceof HTMLSlotElement
    ? getComputedStyle(element).display !== 'none' && getPageElements(element).length > 0
    : element.checkVisibility();
