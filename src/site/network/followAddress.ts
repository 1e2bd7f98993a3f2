/**
 * What follows a change of the address where there is no Navigation API to report it: Back and Forward, the events of libraries that swap
 * pages, and otherwise what the user does next. `history` stays as it is: it is the page's.
 */
const laterEvents = [
  'popstate',
  'hashchange',
  'turbo:load',
  'turbo:render',
  'turbo:frame-load',
  'htmx:pushedIntoHistory',
  'htmx:replacedInHistory',
  'htmx:historyRestore',
  'up:location:changed',
  'swup:page:view',
  'astro:page-load',
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
];

/** Calls back when the address of the page may have changed without a new page, and once at first, until `signal` is aborted. */
export function followAddress(onChange: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  onChange();
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) return navigation.addEventListener('currententrychange', onChange, { signal });
  let last = location.href;
  const compare = () => {
    if (location.href === last) return;
    last = location.href;
    onChange();
  };
  for (const type of laterEvents) window.addEventListener(type, compare, { capture: true, signal });
  // Of jQuery's libraries, and of routers, nothing is heard, but a page that comes has its own title.
  const observer = new MutationObserver(compare);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
