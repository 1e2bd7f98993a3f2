import { until } from './clock.ts';

/** The Navigation API, as far as it is used here; TypeScript's own library does not know it yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

const addresses: string[] = [];

// A test page that is left takes its results along: every navigation is noted, and prevented.
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
  // WebKit, where test/runner/testBundle.mjs lets the sources call `leavePage` instead of clicking a link.
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

/** Waits until the page is asked to go somewhere, and returns where: what a click on a link starts comes in a task of its own. */
export async function nextNavigations(): Promise<string[]> {
  await until(() => addresses.length > 0, 'the page to be left');
  return navigations();
}

/** Where the page was asked to go since the last call: addresses on the page's own host without it. */
export const navigations = (): string[] => addresses.splice(0);
