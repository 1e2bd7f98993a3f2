/** Minimum scroll distance in one direction before the header moves, in px. */
const threshold = 8;

/**
 * Hides a sticky header when the page scrolls down. Shows it when the page scrolls up or the header receives focus. Stops when `signal` is
 * aborted.
 */
export function followScroll(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { host } = header.getRootNode() as Partial<ShadowRoot>;
  const container = (host as HTMLElement | undefined) ?? header;
  const { documentElement: page } = header.ownerDocument;
  let lastScrollY = window.scrollY;
  const show = () => container.style.removeProperty('--_translate');
  const hide = () => container.style.setProperty('--_translate', `0 -${container.offsetHeight}px`);
  const isUsed = () =>
    header.matches(':focus-within') ||
    header.querySelector('[aria-expanded=true], [popover]:popover-open, dialog[open]') !== null;
  window.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      if (scrollY <= container.offsetHeight || scrollY < lastScrollY - threshold) show();
      else if (scrollY > lastScrollY + threshold && !isUsed()) hide();
      else return;
      lastScrollY = scrollY;
    },
    { passive: true, signal },
  );
  container.addEventListener('focusin', show, { signal });

  keepSpace(page, container, signal);
  signal.addEventListener('abort', show);
}

/** Original scroll padding of a page, and the headers that cover its top. */
interface CoveredPage {
  /** Value in the `style` attribute. */
  inline: string;
  /** Computed value. `auto` becomes `0px`. */
  padding: string;
  containers: Set<HTMLElement>;
}

const coveredPages = new WeakMap<HTMLElement, CoveredPage>();

/** Adds the height of the tallest header to the scroll padding of the page. Restores the padding when the last header is removed. */
function keepSpace(page: HTMLElement, container: HTMLElement, signal: AbortSignal): void {
  const { style } = page;
  const computedPadding = getComputedStyle(page).scrollPaddingBlockStart;
  const coveredPage = coveredPages.get(page) ?? {
    inline: style.scrollPaddingBlockStart,
    padding: computedPadding === 'auto' ? '0px' : computedPadding,
    containers: new Set(),
  };
  const { inline, padding, containers } = coveredPage;
  coveredPages.set(page, coveredPage);
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
