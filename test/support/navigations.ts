import { until } from './clock.ts';

/** The parts of the Navigation API in use here, which TypeScript’s own library does not include yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

const addresses: string[] = [];

// Leaving a test page would lose its results, so every navigation is recorded and prevented.
const { navigation } = window as unknown as { navigation?: EventTarget };
const note = (url: string) => addresses.push(url.replace(location.origin, ''));
if (navigation)
  navigation.addEventListener('navigate', (event) => {
    const { destination } = event as NavigateEvent;
    if (destination.sameDocument) return;
    note(destination.url);
    event.preventDefault();
  });
else {
  // In WebKit, test/runner/testBundle.mjs makes the sources call `leavePage` instead of clicking a link.
  (window as unknown as { leavePage: typeof note }).leavePage = (url) =>
    note(new URL(url, location.href).href);
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    const staysHere = !link?.href || link.target === '_blank' || link.href.startsWith(`${location.href}#`);
    if (event.defaultPrevented || staysHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    note(link.href);
    event.preventDefault();
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    note((event.target as HTMLFormElement).action);
    event.preventDefault();
  });
}

/**
 * Waits until the page is about to navigate, and returns the URL. A clicked link navigates in a separate
 * task.
 */
export async function nextNavigations(): Promise<string[]> {
  await until(() => addresses.length > 0, 'the page to be left');
  return navigations();
}

/** Returns the navigation targets since the last call, without the page’s own origin. */
export const navigations = (): string[] => addresses.splice(0);
