/** px that the page has to scroll in one direction before the header answers. */
const threshold = 8;

/**
 * Moves a header that sticks to the top of the window out of sight when the page is scrolled down, and back when it is scrolled up or when the focus
 * enters the header, and keeps what the page scrolls to from under the header; until `signal` is aborted.
 */
export function followScroll(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { host } = header.getRootNode() as Partial<ShadowRoot>;
  const box = (host as HTMLElement | undefined) ?? header;
  const { documentElement: page } = header.ownerDocument;
  let turn = window.scrollY;
  const show = () => box.style.removeProperty('--_translate');
  const hide = () => box.style.setProperty('--_translate', `0 -${box.offsetHeight}px`);
  const isUsed = () =>
    header.matches(':focus-within') ||
    header.querySelector('[aria-expanded=true], [popover]:popover-open, dialog[open]') !== null;
  window.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      if (scrollY <= box.offsetHeight || scrollY < turn - threshold) show();
      else if (scrollY > turn + threshold && !isUsed()) hide();
      else return;
      turn = scrollY;
    },
    { passive: true, signal },
  );
  box.addEventListener('focusin', show, { signal });

  const own = getComputedStyle(page).scrollPaddingBlockStart;
  const before = page.style.scrollPaddingBlockStart;
  const space = own === 'auto' ? '0px' : own;
  const observer = new ResizeObserver(() => {
    page.style.scrollPaddingBlockStart = `calc(${space} + ${box.offsetHeight}px)`;
  });
  observer.observe(box);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    show();
    page.style.scrollPaddingBlockStart = before;
    if (page.getAttribute('style') === '') page.removeAttribute('style');
  });
}
