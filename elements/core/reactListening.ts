import { version } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ownOnly } from '../../src/site/core/ownOnly.ts';
import type { HydratedEvent, ScriptedButton } from './hydratedEvent.ts';

/**
 * React listens for more than 130 events on each container, and for `selectionchange` on its document. This file makes it do so only
 * when a container is used first, by the mark that React sets on a node that it listens on: a property that starts with
 * `_reactListening`, one for each copy of React. That is no public API. The versions that it is known of stand here; with any other
 * version React listens as it always does. The tests fail when another version is installed: see that they pass, and add it.
 */
const knownVersions = /^19\.3\./;

export const isKnownVersion = (reactVersion: string): boolean => knownVersions.test(reactVersion);

/** None with a version that is not known. */
const getListeningMarks = (node: Node, reactVersion = version): string[] =>
  Object.keys(node).filter((key) => isKnownVersion(reactVersion) && key.startsWith('_reactListening'));

/** The mark of this copy of React on a container. */
export const getListeningMark = (container: Node, reactVersion?: string): string | undefined =>
  getListeningMarks(container, reactVersion)[0];

const removedMarks = new Set<string>();

/**
 * Lets React listen on a container without a new mark on its document. An app that hydrates the document itself would get no events:
 * the mark says that React listens there already. What React has listened for once it need not again.
 */
export function keepUnmarked<T>(document: Document, listen: () => T, reactVersion?: string): T {
  const marked = document as unknown as Record<string, unknown>;
  const before = getListeningMarks(document, reactVersion);
  for (const mark of removedMarks) marked[mark] = true;
  const result = listen();
  for (const mark of getListeningMarks(document, reactVersion)) {
    if (before.includes(mark)) continue;
    removedMarks.add(mark);
    delete marked[mark];
  }
  return result;
}

/** One of these comes first, whatever is done to an element: by mouse, finger, pen, keyboard, screen reader, password manager or script. */
const firstEvents = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'change',
  'click',
  'submit',
] as const;

/** Its portals have React listen on containers, into which other roots render. */
let listening: { root: Root; mark: string | undefined } | undefined;

function startListening(): NonNullable<typeof listening> {
  if (listening) return listening;
  const fragment = document.createDocumentFragment();
  const root = keepUnmarked(document, () => createRoot(fragment));
  listening = { root, mark: getListeningMark(fragment) };
  return listening;
}

/** A React root for portals: in its own container nothing ever happens that React could listen for. */
export function createPortalRoot(): Root {
  const fragment = document.createDocumentFragment();
  const { mark } = startListening();
  if (mark !== undefined) (fragment as unknown as Record<string, unknown>)[mark] = true;
  return createRoot(fragment);
}

/**
 * React listens on a container when a portal into it is rendered: an empty one will do. Not to be called while React commits, which renders
 * nothing else.
 */
function listen(container: Element): void {
  const { root } = startListening();
  keepUnmarked(container.ownerDocument, () => flushSync(() => root.render(createPortal(null, container))));
}

/** A wait for the first use of a container. */
export interface Wait {
  stop: () => void;
}

/** Has React not listen on a container until something happens in it, before the event arrives at the container. */
export const listenOnUse = (container: Element): Wait => listenOn(container, firstEvents);

/**
 * The same for a container that is about to be hydrated: React would end that at once, in one long task, for any key, press or focus that it
 * gets to know of. Until `auction-hydrated` it knows only of what the browser does not handle by itself.
 */
export function listenOnceHydrated(container: Element): Wait {
  let wait = listenOn(container, ['click', 'submit'], isAction);
  const handleHydrated = () => {
    wait.stop();
    wait = listenOnUse(container);
  };
  const type: HydratedEvent = 'auction-hydrated';
  container.getRootNode().addEventListener(type, handleHydrated, ownOnly({ once: true }));
  return { stop: () => wait.stop() };
}

/** A form is submitted, or a button pressed that the browser does not handle. */
const isAction = ({ type, target }: Event): boolean =>
  type === 'submit' ||
  (target as Element).closest('button[type=button]:not([popovertarget])' satisfies ScriptedButton) !== null;

function listenOn(container: Element, types: readonly string[], isAwaited?: (event: Event) => boolean): Wait {
  const { mark } = startListening();
  // Not to be known in this version, or React has listened on it before.
  return mark === undefined || (container as unknown as Marked)[mark]
    ? { stop: () => {} }
    : new FirstUse(container as unknown as Marked, mark, types, isAwaited);
}

type Marked = Element & Record<string, unknown>;

/** One object for each container: a page may have thousands, which functions of their own would take more memory. */
class FirstUse implements EventListenerObject, Wait {
  readonly #container: Marked;
  readonly #types: readonly string[];
  readonly #isAwaited: ((event: Event) => boolean) | undefined;
  #isWaiting = true;

  constructor(
    container: Marked,
    mark: string,
    types: readonly string[],
    isAwaited?: (event: Event) => boolean,
  ) {
    this.#container = container;
    this.#types = types;
    this.#isAwaited = isAwaited;
    (container as Record<string, unknown>)[mark] = true;
    const root = container.getRootNode();
    for (const type of types) root.addEventListener(type, this, true);
  }

  handleEvent(event: Event): void {
    if (this.#isAwaited?.(event) === false) return;
    this.stop();
    listen(this.#container);
  }

  stop(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    delete this.#container[listening!.mark!];
    const root = this.#container.getRootNode();
    for (const type of this.#types) root.removeEventListener(type, this, true);
  }
}
