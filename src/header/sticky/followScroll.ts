/** px that the page has to scroll in one direction before the header answers. */
const threshold = 8;

/**
 * Moves a header that sticks to the top of the window out of sight when the page is scrolled down, and back when it is scrolled up or when the focus
 * enters the header, and keeps what the page scrolls to from under the header; until `signal` is aborted.
 */
export function followScroll(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { host } = header.getRootNode() as Partial<ShadowRoot>;
  const container = (host as HTMLElement | undefined) ?? header;
  const { documentElement: page } = header.ownerDocument;
  let turn = window.scrollY;
  const show = () => container.style.removeProperty('--_translate');
  const hide = () => container.style.setProperty('--_translate', `0 -${container.offsetHeight}px`);
  const isUsed = () =>
    header.matches(':focus-within') ||
    header.querySelector('[aria-expanded=true], [popover]:popover-open, dialog[open]') !== null;
  window.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      if (scrollY <= container.offsetHeight || scrollY < turn - threshold) show();
      else if (scrollY > turn + threshold && !isUsed()) hide();
      else return;
      turn = scrollY;
    },
    { passive: true, signal },
  );
  container.addEventListener('focusin', show, { signal });

  keepSpace(page, container, signal);
  signal.addEventListener('abort', show);
}

/** What a page has of its own, and the headers that cover its top. */
interface CoveredPage {
  /** In its `style` attribute. */
  inline: string;
  /** By all of its rules. */
  padding: string;
  containers: Set<HTMLElement>;
}

const coveredPages = new WeakMap<HTMLElement, CoveredPage>();

/** Adds the height of the highest of its headers to the padding of a page, which gets back what it had when the last one goes. */
function keepSpace(page: HTMLElement, container: HTMLElement, signal: AbortSignal): void {
  const { style } = page;
  const own = getComputedStyle(page).scrollPaddingBlockStart;
  const covered = coveredPages.get(page) ?? {
    inline: style.scrollPaddingBlockStart,
    padding: own === 'auto' ? '0px' : own,
    containers: new Set(),
  };
  const { inline, padding, containers } = covered;
  coveredPages.set(page, covered);
  containers.add(container);
  const update = () => {
    const height = Math.max(...[...containers].map(({ offsetHeight }) => offsetHeight));
    style.scrollPaddingBlockStart = `calc(${padding} + ${height}px)`;
  };
  const observer = new ResizeObserver(update);
  observer.observe(container);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    containers.delete(container);
    if (containers.size > 0) return update();
    coveredPages.delete(page);
    style.scrollPaddingBlockStart = inline;
    if (page.getAttribute('style') === '') page.removeAttribute('style');
  });
}
