const slots = ':is(.top, .tools) > slot';

/** The elements of the page in a slot of the top row. Without a shadow root, they are in an element inside the slot. */
const getPageElements = (slot: HTMLSlotElement): Element[] =>
  'host' in slot.getRootNode() ? slot.assignedElements() : [...(slot.firstElementChild?.children ?? [])];

const fits = (row: Element): boolean => row.scrollWidth <= row.clientWidth;

/** Whether all items of the header's lists are visible, and the product's name. */
export const hasRoom = (header: HTMLElement): boolean =>
  [...header.querySelectorAll('.overflow')].every(fits) && !isCut(header.querySelector('.logo span'));

/**
 * Keeps the product's name within the top row, and sets `data-fits` on the header while the row does not have to scroll. Page elements in the
 * row can then extend beyond it, such as menus of their own.
 */
export function watchTopRow(header: HTMLElement, signal: AbortSignal): void {
  const row = header.querySelector('.top')!;
  const update = () => {
    if (signal.aborted) return;
    fitLogo(header);
    header.toggleAttribute('data-fits', fits(row));
  };
  // In the next frame, because the logo is one of the observed elements.
  const observer = new ResizeObserver(() => requestAnimationFrame(update));
  const observe = () => {
    const pageElements = [...header.querySelectorAll<HTMLSlotElement>(slots)].flatMap(getPageElements);
    for (const each of [row, ...header.querySelectorAll('.top > *, .tools > *'), ...pageElements])
      observer.observe(each);
  };
  observe();
  update();
  header.addEventListener('slotchange', observe, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

const hidden = { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
const fontSizes = ['16px', '14px', '12px'];

/** Makes the product's name smaller if it has no room next to the icon, or hides it visually. Nothing else moves. */
function fitLogo(header: HTMLElement): void {
  const logo = header.querySelector<HTMLElement>('.logo')!;
  const name = logo.querySelector<HTMLElement>('span');
  if (!name) return;
  logo.style.inlineSize = '';
  name.style.fontSize = '';
  for (const property of Object.keys(hidden) as (keyof typeof hidden)[]) name.style[property] = '';
  if (!isCut(name)) return;
  for (const size of fontSizes) {
    name.style.fontSize = size;
    if (!isCut(name)) return;
  }
  name.style.fontSize = '';
  logo.style.inlineSize = `${logo.getBoundingClientRect().width}px`;
  Object.assign(name.style, hidden);
}

/** Whether a text ends with an ellipsis, or a line break is inside a word. `false` if the text is visually hidden. */
function isCut(text: HTMLElement | null): boolean {
  if (!text || text.clientWidth < 2) return false;
  if (text.scrollHeight > text.clientHeight) return true;
  const range = document.createRange();
  range.selectNodeContents(text);
  // In one line, no word is broken. Then the row need not be laid out again.
  if (range.getClientRects().length < 2) return false;
  const { style } = text;
  style.overflowWrap = 'normal';
  const isBroken = text.scrollWidth > text.clientWidth;
  style.overflowWrap = '';
  return isBroken;
}
