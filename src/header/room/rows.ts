/** The rows that may have more than they have room for. */
export const rows = { tools: '.tools', categories: '.categories .row > ul' } as const;

/** The slots of the top row, in it and in the tools. */
export const rowSlots = ':is(.top, .tools) > slot';

export const isInShadowRoot = (slot: Element): boolean => 'host' in slot.getRootNode();

/** The elements of the page in a slot of a row. Where no shadow root assigns them to it, it contains them, in one more. */
export const getPageElements = (slot: HTMLSlotElement): Element[] =>
  isInShadowRoot(slot) ? slot.assignedElements() : [...(slot.firstElementChild?.children ?? [])];

/** Whether a row is as wide as what it contains; one that is not there is. */
export const fits = (row: Element | null): boolean => !row || row.scrollWidth <= row.clientWidth;

/** Whether the top row is as wide as what it contains, and as high as the elements of the page in it, whose text may take several lines. */
export const toolsFit = (header: HTMLElement): boolean =>
  fits(header.querySelector(rows.tools)) &&
  [...header.querySelectorAll<HTMLSlotElement>(rowSlots)]
    .flatMap(getPageElements)
    .every((each) => (each as HTMLElement).offsetHeight <= header.querySelector('.top')!.clientHeight);

/** Whether a text ends with an ellipsis, or a word of it goes on in the next line; not one that is hidden by its width. */
export function isCut(text: HTMLElement | null): boolean {
  if (!text || text.clientWidth < 2) return false;
  if (text.scrollHeight > text.clientHeight) return true;
  const range = document.createRange();
  range.selectNodeContents(text);
  // In one line no word is broken: the row need not be laid out anew to know.
  if (range.getClientRects().length < 2) return false;
  const { style } = text;
  style.overflowWrap = 'normal';
  const isBroken = text.scrollWidth > text.clientWidth;
  style.overflowWrap = '';
  return isBroken;
}

/** Whether all of the header is seen as it is. */
export const hasRoom = (header: HTMLElement): boolean =>
  toolsFit(header) &&
  fits(header.querySelector(rows.categories)) &&
  !isCut(header.querySelector<HTMLElement>('.logo span'));
