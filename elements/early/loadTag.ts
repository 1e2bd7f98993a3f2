import { whenIdle } from '../../src/site/network/loading.ts';
import type { HydratedEvent, ScriptedButton } from '../core/container.ts';
import type * as WatchModule from './watchRoot.ts';

/**
 * Adds a User Timing measure from the start of the page until now, `auction-header: visible` for instance, once for each tag. DevTools shows
 * it in a track of its own.
 */
export function addMeasure(tag: string, event: 'visible' | 'hydrated'): void {
  const name = `${tag}: ${event}`;
  if (performance.getEntriesByName(name).length === 0)
    performance.measure(name, {
      start: 0,
      detail: { devtools: { dataType: 'track-entry', track: 'auction-elements' } },
    });
}

/** Imports a module. */
export type Importer = () => Promise<unknown>;

/** None for an element that only React can render. */
type PrerenderedRoot = ShadowRoot | null | undefined;

/** The user turns to a tag. One that could not be loaded is requested again then, and, if it is not prerendered, when the network is back. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'online'] as const;

/** The shadow root of a prerendered element. */
export const getPrerenderedRoot = ({ shadowRoot }: Element): ShadowRoot | null | undefined =>
  shadowRoot?.querySelector('[data-auction-container]:not(:empty)') && shadowRoot;

/** Imports what works without React until a user interacts. */
export type WatchImporter = () => Promise<typeof WatchModule>;

/**
 * Imports a tag for its elements, given by their prerendered roots. If all of them are prerendered, the import waits until the browser is idle
 * or a user interacts with one. With `watch`, only the latter, or until an element needs React.
 */
export async function loadTag(
  prerendered: readonly (PrerenderedRoot | Promise<PrerenderedRoot>)[],
  importer: Importer,
  watch?: WatchImporter,
): Promise<void> {
  const roots = await Promise.all(prerendered.map(async (each) => each));
  const canWait = roots.length > 0 && roots.every(Boolean) && !roots.some((root) => root?.activeElement);
  const releases = roots.flatMap((root) => (root ? [holdActions(root)] : []));
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  let isImporting = false;
  let hasFailed = false;
  const start = () => {
    if (isImporting) return;
    isImporting = true;
    void importer().then(
      () => waiting.abort(),
      (error: unknown) => {
        isImporting = false;
        if (!hasFailed) console.warn(`auction-elements: a tag could not be loaded (${String(error)}).`);
        hasFailed = true;
        for (const release of releases) release();
      },
    );
  };
  for (const root of roots)
    for (const type of intents) (root ?? window).addEventListener(type, start, options);
  if (!canWait) return start();
  if (!watch || document.querySelector('script[data-hydrate=idle]')) return startWhenIdle(start);
  whenIdle(
    () =>
      void watch().then(
        ({ watchRoot }) => {
          for (const root of roots) if (root) watchRoot(root, start);
        },
        () => startWhenIdle(start),
      ),
    { timeout: 1000 },
  );
}

/** Even on a busy page, the scripts load four seconds after the page. */
async function startWhenIdle(start: () => void): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  whenIdle(start, { timeout: 4000 });
}

/** By root: a page may have the same elements loaded more than once, and it may move them. */
const heldRoots = new WeakMap<ShadowRoot, () => void>();

/**
 * Keeps what a user does before a root is hydrated: the last form that was submitted, the last button that was pressed and does nothing without
 * React, and since when the pointer has been over a button. All of it happens after hydration. Returns a function that submits the form
 * without React.
 */
function holdActions(root: ShadowRoot): () => void {
  const existing = heldRoots.get(root);
  if (existing) return existing;
  const holding = new AbortController();
  const { signal } = holding;
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let findPressed: (() => HTMLElement | null) | undefined;
  /** `since` is `undefined` after a press, which decides whether a menu is open. */
  let hovered: { button: Element | null; since: number | undefined } | undefined;
  const listen = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { capture: true, signal });
  listen('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { form: event.target as HTMLFormElement, submitter: (event as SubmitEvent).submitter };
  });
  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget])' satisfies ScriptedButton,
    );
    // A click during hydration ends it, and React handles it in the same dispatch.
    findPressed = () => (event.eventPhase ? null : button);
  });
  listen('pointerover', (event) => {
    const { target, timeStamp, pointerType } = event as PointerEvent;
    if (pointerType !== 'mouse') return;
    const button = (target as Element).closest('button');
    if (button !== hovered?.button) hovered = { button, since: timeStamp };
  });
  listen('pointerdown', () => {
    if (hovered) hovered.since = undefined;
  });
  const end = () => {
    holding.abort();
    heldRoots.delete(root);
    if (held?.form.isConnected) held.form.requestSubmit(held.submitter);
  };
  heldRoots.set(root, end);
  const repeat = () => {
    const button = findPressed?.();
    // React listens once it has committed what it hydrates.
    queueMicrotask(() => {
      end();
      button?.click();
      if (hovered?.since === undefined || !hovered.button?.matches(':hover')) return;
      const detail = performance.now() - hovered.since;
      hovered.button.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', detail }),
      );
    });
  };
  root.addEventListener(
    'auction-hydrated' satisfies HydratedEvent,
    () => {
      addMeasure(root.host.localName, 'hydrated');
      repeat();
    },
    { signal },
  );
  return end;
}
