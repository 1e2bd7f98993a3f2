import { runWhenActive } from '../../src/site/network/loading.ts';
import { getReportedProblems } from '../../src/site/warnings/documentedProblems.ts';
import type { Events } from './definition.ts';

export interface PushOptions {
  host: HTMLElement;
  /** Events of the element. */
  events: Events;
  /** Name of the global variable that contains the data layer. Defaults to `dataLayer` if empty. */
  layer: string;
  /** Signal to stop pushing events. */
  signal: AbortSignal;
  warn: (message: string) => void;
}

/** Any object with a `push` method, such as the data layer of a tag manager. */
type DataLayer = { push: (entry: object) => unknown };

/** Pushes the events of an element to a data layer, and clicks on its links, which tag managers cannot detect in a shadow root. */
export function pushEvents({ host, events, layer, signal, warn }: PushOptions): void {
  // Pages that the browser prerenders speculatively push events when they are shown.
  const push = (event: string, detail?: object) => runWhenActive(() => pushNow(event, detail), signal);
  const pushNow = (event: string, detail?: object) => {
    try {
      getDataLayer(layer).push({
        event,
        auctionTag: host.localName,
        ...(detail && { auctionDetail: host.hasAttribute('push-unredacted') ? detail : redact(detail) }),
      });
    } catch (error) {
      warn(`\`push-events-to="${layer}"\` failed (${String(error)}). The event is lost. Use a global array.`);
    }
  };
  // Personal data is never pushed, such as the email address of a newsletter subscription.
  for (const [name, { personal }] of Object.entries(events))
    host.addEventListener(
      name,
      (event) => push(name, personal ? undefined : toPlainDetail((event as CustomEvent<unknown>).detail)),
      { signal },
    );
  // Problems that were reported before this script loaded.
  for (const problem of getReportedProblems(host)) push('auction-error', toPlainDetail(problem));
  const handleClick = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== '');
    if (link) push('auction-link', getLinkDetail(link as HTMLAnchorElement));
  };
  for (const type of ['click', 'auxclick'])
    // After the listener that shows the URLs that are hidden from speculation rules.
    host.shadowRoot!.addEventListener(type, handleClick, { signal });
}

const getLinkDetail = ({ href, textContent, ariaLabel }: HTMLAnchorElement): object => ({
  href,
  text: (ariaLabel ?? textContent).trim(),
});

/** Returns the data layer of the page. If there is none, creates an array that a tag manager can use later. */
function getDataLayer(name: string): DataLayer {
  const globals = window as unknown as Record<string, DataLayer | undefined>;
  return (globals[name || 'dataLayer'] ??= [] as object[]);
}

/** Replaces search terms, and removes the queries and fragments of URLs, which can contain personal data. */
const redact = (detail: object): object =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]: [string, unknown]) => [name, redactValue(name, value)]),
  );

function redactValue(name: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return redact(value);
  if (typeof value !== 'string') return value;
  if (name === 'term') return '[redacted]';
  if (name === 'href') return value.replace(/[?#].*$/s, '');
  // Messages contain URLs.
  return /^(message|error)$/.test(name) ? value.replaceAll(/(?<=[\w/])[?#][^\s"'`)]+/g, '') : value;
}

/** Converts errors to strings. All other values are already strings, numbers, or lists. */
const toPlainDetail = (detail: unknown): object | undefined =>
  typeof detail === 'object' && detail !== null
    ? Object.fromEntries(
        Object.entries(detail).map(([name, value]) => [name, value instanceof Error ? String(value) : value]),
      )
    : undefined;
