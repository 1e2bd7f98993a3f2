/** The Navigation API, as far as it is used here; TypeScript's own library does not know it yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

const asked: string[] = [];

// A test page that goes away takes its results along: every way out is noted, and closed.
(window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) => {
  const { destination } = event as NavigateEvent;
  if (destination.sameDocument) return;
  asked.push(destination.url.replace(location.origin, ''));
  event.preventDefault();
});

/** Where the page was asked to go since the last call: addresses on the page's own host without it. */
export const navigations = (): string[] => asked.splice(0);
