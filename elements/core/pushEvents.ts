import type { Events } from './definition.ts';

interface PushOptions {
  host: HTMLElement;
  /** The events of its tag. */
  events: Events;
  /** Name of the global variable that holds the data layer; `dataLayer` if empty. */
  layer: string;
  /** Ends it. */
  signal: AbortSignal;
  warn: (message: string) => void;
}

/** Whatever has a `push`, as the data layers of tag managers have. */
type DataLayer = { push: (entry: object) => unknown };

/**
 * Mirrors a tag's events to a data layer of the page, and the links that are followed inside it, which a tag manager outside the
 * shadow root cannot see. What says who somebody is stays out: an address that is subscribed is never pushed.
 */
export function pushEvents({ host, events, layer, signal, warn }: PushOptions): void {
  const push = (event: string, detail?: object) => {
    try {
      layerOf(layer).push({ event, auctionTag: host.localName, ...(detail && { auctionDetail: detail }) });
    } catch (error) {
      warn(
        `push-events-to="${layer}" could not be pushed to (${String(error)}); name a global array, such as dataLayer.`,
      );
    }
  };
  for (const [name, { personal }] of Object.entries(events))
    host.addEventListener(
      name,
      (event) => push(name, personal ? undefined : plain((event as CustomEvent<unknown>).detail)),
      { signal },
    );
  const followed = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== '');
    if (link) push('auction-link', linkDetail(link as HTMLAnchorElement));
  };
  for (const type of ['click', 'auxclick'])
    host.shadowRoot!.addEventListener(type, followed, { capture: true, signal });
}

const linkDetail = ({ href, textContent, ariaLabel }: HTMLAnchorElement): object => ({
  href,
  text: (ariaLabel ?? textContent).trim(),
});

/** The page's own, or a new one under that name, as a tag manager makes it that comes later. */
function layerOf(name: string): DataLayer {
  const page = window as unknown as Record<string, DataLayer | undefined>;
  return (page[name || 'dataLayer'] ??= [] as object[]);
}

/** Faults become their text; everything else is text, numbers and lists of such already. */
const plain = (detail: unknown): object | undefined =>
  typeof detail === 'object' && detail !== null
    ? Object.fromEntries(
        Object.entries(detail).map(([name, value]) => [name, value instanceof Error ? String(value) : value]),
      )
    : undefined;
