// The page owns `history`, so its methods aren't patched.
/** Events after which to compare the URL without the Navigation API: browser history, libraries that swap pages, and the next user input. */
const checkedEvents = [
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

/** Calls `onChange` immediately, and each time the URL may have changed without loading a new page, until `signal` is aborted. */
export function observeUrl(onChange: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  onChange();
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) return navigation.addEventListener('currententrychange', onChange, { signal });
  let previousUrl = location.href;
  const compare = () => {
    if (location.href === previousUrl) return;
    previousUrl = location.href;
    onChange();
  };
  for (const type of checkedEvents) window.addEventListener(type, compare, { capture: true, signal });
  // Libraries for jQuery and routers may dispatch no event, but they change the `<title>`.
  const observer = new MutationObserver(compare);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
