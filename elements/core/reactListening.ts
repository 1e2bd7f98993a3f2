import { version } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { HydratedEvent, ScriptedButton } from './container.ts';

/**
 * React adds more than 130 event listeners to each container that it renders into. A page with many fields would spend most of its memory
 * on them: a text field would take 3.1 times the heap of Vaadin's, instead of 1.2 times (`npm run bench -- heap`). This file, the only one that
 * relies on React's internals, postpones the listeners until a container is first used. React marks each node that it listens on with a
 * property whose name starts with `_reactListening`; a container that already has the mark gets no listeners.
 *
 * With a version of React that is not listed here, React adds its listeners at once, as it always does. A test fails when another version is
 * installed: check that all tests pass with it, and add it.
 */
const knownVersions = /^19\.3\./;

/** Returns the name of the property by which this copy of React marks nodes, or `undefined` for an unknown version. */
export const getListeningMark = (container: Node, reactVersion = version): string | undefined =>
  knownVersions.test(reactVersion)
    ? Object.keys(container).find((key) => key.startsWith('_reactListening'))
    : undefined;

type Marked = Node & Record<string, unknown>;

/** Renders empty portals into containers, which makes React listen on them. */
let listening: { root: Root; mark: string | undefined } | undefined;

function startListening(): NonNullable<typeof listening> {
  if (listening) return listening;
  const fragment = document.createDocumentFragment();
  const root = createRoot(fragment);
  listening = { root, mark: getListeningMark(fragment) };
  return listening;
}

/** Creates a React root for portals. React does not listen on its container, where no event ever occurs. */
export function createPortalRoot(): Root {
  const fragment = document.createDocumentFragment();
  const { mark } = startListening();
  if (mark !== undefined) (fragment as Node as Marked)[mark] = true;
  return createRoot(fragment);
}

/** Whatever uses an element (mouse, touch, keyboard, screen reader, password manager, script) dispatches one of these events first. */
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

/** A wait for the first use of a container. */
export interface Wait {
  stop: () => void;
}

/** Makes React listen on a container when something first happens in it, before the event arrives at the container. */
export const listenOnUse = (container: Element): Wait => listenOn(container, firstEvents);

/**
 * The same for a container that is about to be hydrated. React would finish the hydration in one long task for any key press or focus that it
 * learns of. Until `auction-hydrated`, it learns only of events that the browser does not handle by itself.
 */
export function listenOnceHydrated(container: Element): Wait {
  let wait = listenOn(container, ['click', 'submit'], needsScript);
  const handleHydrated = () => {
    wait.stop();
    wait = listenOnUse(container);
  };
  const type: HydratedEvent = 'auction-hydrated';
  container.getRootNode().addEventListener(type, handleHydrated, { once: true });
  return { stop: () => wait.stop() };
}

/** Whether the event submits a form, or presses a button that the browser does not handle. */
const needsScript = ({ type, target }: Event): boolean =>
  type === 'submit' ||
  (target as Element).closest('button[type=button]:not([popovertarget])' satisfies ScriptedButton) !== null;

function listenOn(container: Element, types: readonly string[], isAwaited?: (event: Event) => boolean): Wait {
  const { mark } = startListening();
  const marked = container as Element & Marked;
  return mark === undefined || marked[mark]
    ? { stop: () => {} }
    : new FirstUse(marked, mark, types, isAwaited);
}

/** Waits for the first event in a container, which has React's mark until then. */
class FirstUse implements EventListenerObject, Wait {
  readonly #container: Element & Marked;
  readonly #types: readonly string[];
  readonly #isAwaited: ((event: Event) => boolean) | undefined;
  #isWaiting = true;

  constructor(
    container: Element & Marked,
    mark: string,
    types: readonly string[],
    isAwaited?: (event: Event) => boolean,
  ) {
    this.#container = container;
    this.#types = types;
    this.#isAwaited = isAwaited;
    (container as Marked)[mark] = true;
    const root = container.getRootNode();
    for (const type of types) root.addEventListener(type, this, true);
  }

  handleEvent(event: Event): void {
    if (this.#isAwaited?.(event) === false) return;
    this.stop();
    // No event is dispatched while React commits, when it could not render.
    flushSync(() => listening!.root.render(createPortal(null, this.#container)));
  }

  stop(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    delete this.#container[listening!.mark!];
    const root = this.#container.getRootNode();
    for (const type of this.#types) root.removeEventListener(type, this, true);
  }
}
