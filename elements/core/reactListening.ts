import { version } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { HydratedEvent, ScriptedButton } from './container.ts';

// React adds more than 130 event listeners to each container. On pages with many fields, they would use most of the memory.
// A text field would use 3.1 times the heap of Vaadin's text field, instead of 1.2 times (`npm run bench -- heap`).
// This file postpones the listeners until a container is first used. Only this file relies on React's internals.
// React sets a property on each node that it listens on, with a name that starts with `_reactListening`.
// Nodes that already have the property get no listeners.

// If the test of the installed version fails, check that all tests pass with that version, and add it here.
/** The versions of React that this file supports. Other versions add their listeners immediately. */
const verifiedVersions = /^19\.3\./;

/** Returns the name of the property with which this copy of React marks nodes, or `undefined` for an unknown version. */
export const getListeningMark = (container: Node, reactVersion = version): string | undefined =>
  verifiedVersions.test(reactVersion)
    ? Object.keys(container).find((key) => key.startsWith('_reactListening'))
    : undefined;

type Marked = Node & Record<string, unknown>;

/** The root whose empty portals make React listen on their containers, and the name of React's property. */
let listenerRoot: { root: Root; mark: string | undefined } | undefined;

function getListenerRoot(): NonNullable<typeof listenerRoot> {
  if (listenerRoot) return listenerRoot;
  const fragment = document.createDocumentFragment();
  const root = createRoot(fragment);
  listenerRoot = { root, mark: getListeningMark(fragment) };
  return listenerRoot;
}

/** Creates a React root for portals. React does not listen on its container, because no event ever occurs there. */
export function createPortalRoot(): Root {
  const fragment = document.createDocumentFragment();
  const { mark } = getListenerRoot();
  if (mark !== undefined) (fragment as Node as Marked)[mark] = true;
  return createRoot(fragment);
}

/** Events that precede any other event when a user, assistive technology, a password manager, or a script uses an element. */
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

/** A subscription to the first event in a container. */
export interface Subscription {
  stop: () => void;
}

/** Makes React listen on a container at its first event, before the event reaches the container. */
export const listenOnFirstEvent = (container: Element): Subscription => listenOn(container, firstEvents);

/** Makes React listen at the first event after hydration. Before, only clicks and submits that need JavaScript reach React. */
export function listenAfterHydration(container: Element): Subscription {
  // React would complete the hydration in one long task on any key press or focus event.
  let subscription = listenOn(container, ['click', 'submit'], needsJavaScript);
  const handleHydrated = () => {
    subscription.stop();
    subscription = listenOnFirstEvent(container);
  };
  const type: HydratedEvent = 'auction-hydrated';
  container.getRootNode().addEventListener(type, handleHydrated, { once: true });
  return { stop: () => subscription.stop() };
}

/** Returns whether the event submits a form, or clicks a button without native behavior. */
const needsJavaScript = ({ type, target }: Event): boolean =>
  type === 'submit' ||
  (target as Element).closest('button[type=button]:not([popovertarget])' satisfies ScriptedButton) !== null;

function listenOn(
  container: Element,
  types: readonly string[],
  shouldListen?: (event: Event) => boolean,
): Subscription {
  const { mark } = getListenerRoot();
  const marked = container as Element & Marked;
  return mark === undefined || marked[mark]
    ? { stop: () => {} }
    : new FirstEventListener(marked, mark, types, shouldListen);
}

/** A listener for the first event in a container. The container has React's property until then. */
class FirstEventListener implements EventListenerObject, Subscription {
  readonly #container: Element & Marked;
  readonly #types: readonly string[];
  readonly #shouldListen: ((event: Event) => boolean) | undefined;
  #isWaiting = true;

  constructor(
    container: Element & Marked,
    mark: string,
    types: readonly string[],
    shouldListen?: (event: Event) => boolean,
  ) {
    this.#container = container;
    this.#types = types;
    this.#shouldListen = shouldListen;
    (container as Marked)[mark] = true;
    const root = container.getRootNode();
    for (const type of types) root.addEventListener(type, this, true);
  }

  handleEvent(event: Event): void {
    if (this.#shouldListen?.(event) === false) return;
    this.stop();
    // React cannot render while it commits, but no event is dispatched then.
    flushSync(() => listenerRoot!.root.render(createPortal(null, this.#container)));
  }

  stop(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    delete this.#container[listenerRoot!.mark!];
    const root = this.#container.getRootNode();
    for (const type of this.#types) root.removeEventListener(type, this, true);
  }
}
