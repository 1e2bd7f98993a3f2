const slots = ':is(.top, .tools) > slot';

/** Returns the page elements in a slot of the top row. Without a shadow root, an element inside the slot contains them. */
const getPageElements = (slot: HTMLSlotElement): Element[] =>
  'host' in slot.getRootNode() ? slot.assignedElements() : [...(slot.firstElementChild?.children ?? [])];

const fits = (row: Element): boolean => row.scrollWidth <= row.clientWidth;

/** Returns whether the product's name and all list items fit in the header. */
export const fitsInRow = (header: HTMLElement): boolean =>
  [...header.querySelectorAll('.overflow')].every(fits) && !isTruncated(header.querySelector('.logo span'));

/**
 * Fits the product's name into the top row. Sets `data-fits` while the row does not scroll, so that page elements, such as menus, can extend
 * beyond it.
 */
export function watchTopRow(header: HTMLElement, signal: AbortSignal): void {
  const row = header.querySelector('.top')!;
  const update = () => {
    if (signal.aborted) return;
    fitLogo(header);
    header.toggleAttribute('data-fits', fits(row));
  };
  // The update waits for the next frame, because the logo is one of the observed elements.
  const observer = new ResizeObserver(() => requestAnimationFrame(update));
  const observe = () => {
    const pageElements = [...header.querySelectorAll<HTMLSlotElement>(slots)].flatMap(getPageElements);
    for (const element of [row, ...header.querySelectorAll('.top > *, .tools > *'), ...pageElements])
      observer.observe(element);
  };
  observe();
  update();
  header.addEventListener('slotchange', observe, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

const hiddenStyles = { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
const fontSizes = ['16px', '14px', '12px'];

/** Shrinks the product's name if it does not fit next to the icon, or hides it visually. Other elements do not move. */
function fitLogo(header: HTMLElement): void {
  const logo = header.querySelector<HTMLElement>('.logo')!;
  const name = logo.querySelector<HTMLElement>('span');
  if (!name) return;
  logo.style.inlineSize = '';
  name.style.fontSize = '';
  for (const property of Object.keys(hiddenStyles) as (keyof typeof hiddenStyles)[])
    name.style[property] = '';
  if (!isTruncated(name)) return;
  for (const size of fontSizes) {
    name.style.fontSize = size;
    if (!isTruncated(name)) return;
  }
  name.style.fontSize = '';
  logo.style.inlineSize = `${logo.getBoundingClientRect().width}px`;
  Object.assign(name.style, hiddenStyles);
}

/** Returns whether a text ends with an ellipsis or breaks inside a word. Returns `false` if the text is visually hidden. */
function isTruncated(text: HTMLElement | null): boolean {
  if (!text || text.clientWidth < 2) return false;
  if (text.scrollHeight > text.clientHeight) return true;
  const range = document.createRange();
  range.selectNodeContents(text);
  // A single line has no broken word. Returning early avoids another layout of the row.
  if (range.getClientRects().length < 2) return false;
  const { style } = text;
  style.overflowWrap = 'normal';
  const isBroken = text.scrollWidth > text.clientWidth;
  style.overflowWrap = '';
  return isBroken;
}
