import { runWhenActive } from '../../src/site/network/loading.ts';
import type { Events } from './definition.ts';

export interface PushOptions {
  host: HTMLElement;
  /** The events of its tag. */
  events: Events;
  /** Name of the global variable that holds the data layer; `dataLayer` if empty. */
  layer: string;
  /** Ends the mirroring. */
  signal: AbortSignal;
  warn: (message: string) => void;
}

/** Whatever has a `push`, as the data layers of tag managers have. */
type DataLayer = { push: (entry: object) => unknown };

/**
 * Mirrors a tag's events to a data layer of the page, and the links that are followed inside it, which a tag manager outside the
 * shadow root cannot see. Those of a page that the browser prerenders come once it is shown. What says who somebody is stays out: an address that is subscribed is never pushed.
 */
export function pushEvents({ host, events, layer, signal, warn }: PushOptions): void {
  const push = (event: string, detail?: object) => runWhenActive(() => pushNow(event, detail), signal);
  const pushNow = (event: string, detail?: object) => {
    try {
      getDataLayer(layer).push({
        event,
        auctionTag: host.localName,
        ...(detail && { auctionDetail: detail }),
      });
    } catch (error) {
      warn(
        `push-events-to="${layer}" could not be pushed to (${String(error)}); name a global array, such as dataLayer.`,
      );
    }
  };
  for (const [name, { personal }] of Object.entries(events))
    host.addEventListener(
      name,
      (event) => push(name, personal ? undefined : toPlainDetail((event as CustomEvent<unknown>).detail)),
      { signal },
    );
  const handleClick = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== '');
    if (link) push('auction-link', getLinkDetail(link as HTMLAnchorElement));
  };
  for (const type of ['click', 'auxclick'])
    host.shadowRoot!.addEventListener(type, handleClick, { capture: true, signal });
}

const getLinkDetail = ({ href, textContent, ariaLabel }: HTMLAnchorElement): object => ({
  href,
  text: (ariaLabel ?? textContent).trim(),
});

/** The page's own, or a new one under that name, as a tag manager makes it that comes later. */
function getDataLayer(name: string): DataLayer {
  const page = window as unknown as Record<string, DataLayer | undefined>;
  return (page[name || 'dataLayer'] ??= [] as object[]);
}

/** Errors become their text; everything else is text, numbers and lists of such already. */
const toPlainDetail = (detail: unknown): object | undefined =>
  typeof detail === 'object' && detail !== null
    ? Object.fromEntries(
        Object.entries(detail).map(([name, value]) => [name, value instanceof Error ? String(value) : value]),
      )
    : undefined;
