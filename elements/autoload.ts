import type { HydratedEvent } from './core/hydratedEvent.ts';
import { tagImporters } from './generated/tagImporters.ts';

/** Loads the tags that a page has; those that a server has rendered not before they can be needed. */

/** The user turns to a tag. One that could not be loaded is requested again then, and, if no server has rendered it, when the network is back. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'online'] as const;

const undefinedTags = ':not(:defined)';

/**
 * Loads the tags below a node that are not defined yet, and those that are inserted there later: at once, or, where a server has
 * rendered them, when the browser is idle or the user turns to one. The document is observed by itself, unless the script has
 * `data-observe="false"`; call it for shadow roots, which it cannot see into.
 */
export function load(root: ParentNode = document): void {
  loadTags([...root.querySelectorAll(undefinedTags)]);
  if (document.querySelector('script[data-observe=false]')) return;
  observer ??= new MutationObserver(loadInserted);
  observer.observe(root, { childList: true, subtree: true });
}

/** One for all roots. */
let observer: MutationObserver | undefined;

/** What is inserted into what has just been inserted has been found with it. */
function loadInserted(records: readonly MutationRecord[]): void {
  const inserted = new Set<Node>();
  const elements: Element[] = [];
  for (const { target, addedNodes } of records)
    for (const node of addedNodes) {
      if (node instanceof Element && !inserted.has(target))
        // A form may have a field of that name.
        elements.push(node, ...Element.prototype.querySelectorAll.call(node, undefinedTags));
      inserted.add(node);
    }
  loadTags(elements);
}

function loadTags(candidates: readonly Element[]): void {
  for (const [tag, importer] of Object.entries(tagImporters)) {
    const elements = candidates.filter(({ localName }) => localName === tag);
    if (elements.length > 0 && !customElements.get(tag)) loadTag(elements.map(getPrerenderedRoot), importer);
  }
}

/** The shadow root of a prerendered element. */
const getPrerenderedRoot = ({ shadowRoot }: Element): ShadowRoot | null | undefined =>
  shadowRoot?.querySelector('[data-auction-container]:not(:empty)') && shadowRoot;

/** At once, unless a server has rendered all of them. */
function loadTag(roots: readonly (ShadowRoot | null | undefined)[], importer: () => Promise<unknown>): void {
  const releases = roots.flatMap((root) => (root ? [holdSubmission(root)] : []));
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  let hasFailed = false;
  const start = () =>
    void importer().then(
      () => waiting.abort(),
      (error: unknown) => {
        if (!hasFailed) console.warn(`auction-elements: a tag could not be loaded (${String(error)}).`);
        hasFailed = true;
        for (const release of releases) release();
      },
    );
  for (const root of roots)
    for (const type of intents) (root ?? window).addEventListener(type, start, options);
  if (roots.some((root) => !root || root.activeElement)) start();
  // Should a part fail to load, so will the whole, which says so.
  else void loadWhenIdle().then(start, start);
}

/** Each part in a task of its own, so that the page is never blocked for long. */
async function loadWhenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await waitUntilIdle();
  // React, then the element layer.
  await import('./core/hydrate.ts');
  await waitUntilIdle();
  await import('./core/elementTree.tsx');
  await waitUntilIdle();
}

/** Even a busy page gets its scripts after some seconds; where browsers do not say when they are idle, in a task of its own. */
const waitUntilIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 4000 });
  });

/**
 * A form that is submitted before its script has come is submitted when it has. Returns what lets the browser do it, because
 * none will come.
 */
function holdSubmission(root: ShadowRoot): () => void {
  const holding = new AbortController();
  const { signal } = holding;
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = { form: event.target as HTMLFormElement, submitter: (event as SubmitEvent).submitter };
    },
    { capture: true, signal },
  );
  const end = () => {
    holding.abort();
    if (held?.form.isConnected) held.form.requestSubmit(held.submitter);
  };
  root.addEventListener('auction-hydrated' satisfies HydratedEvent, end, { signal });
  return end;
}

// Servers of apps import it too.
if (typeof document !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => load());
  else load();
}
