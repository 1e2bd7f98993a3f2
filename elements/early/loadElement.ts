import { whenIdle } from '../../src/site/network/loading.ts';
import { version } from '../../package.json';
import { announceProblem, loadProblem } from '../../src/site/warnings/announceProblem.ts';
import type { HydratedEvent, ScriptedButton } from '../core/container.ts';
import type * as WatchModule from './watchRoot.ts';

/** Adds a User Timing measure from navigation start until now, such as `auction-header: visible`, once per element name. */
export function addMeasure(tag: string, event: 'visible' | 'hydrated'): void {
  const name = `${tag}: ${event}`;
  if (performance.getEntriesByName(name).length === 0) performance.measure(name);
}

/** Warns about a missing file. The list of all problems may also be missing. */
function warn(message: string, error: unknown): void {
  const tag = 'auction-elements';
  console.warn(`${tag}: ${message}`);
  announceProblem(document, { ...loadProblem, tag, version, message, error });
}

/** Function that imports a module. */
export type Importer = () => Promise<unknown>;

/** The shadow root of a prerendered element. Empty if only React can render the element. */
type PrerenderedRoot = ShadowRoot | null | undefined;

/**
 * Events that load an element, or load it again after an error. `online` occurs only on the window, where elements without prerendered HTML
 * listen.
 */
const intents = ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'online'] as const;

/** Returns the shadow root of a prerendered element. */
export const getPrerenderedRoot = ({ shadowRoot }: Element): ShadowRoot | null | undefined =>
  shadowRoot?.querySelector('[data-auction-container]:not(:empty)') && shadowRoot;

/** Function that imports the module for prerendered elements, which works without React. */
export type WatchImporter = () => Promise<typeof WatchModule>;

/** Imports an element. If its roots are all prerendered, waits until the user interacts or the browser is idle. */
export async function loadElement(
  prerendered: readonly (PrerenderedRoot | Promise<PrerenderedRoot>)[],
  importer: Importer,
  watch?: WatchImporter,
): Promise<void> {
  // oxlint-disable-next-line typescript/await-thenable -- some roots are promises
  const roots = await Promise.all(prerendered);
  const canWait = roots.length > 0 && roots.every((root) => root && !root.activeElement);
  const releases = roots.flatMap((root) => (root ? [queueUserActions(root)] : []));
  const intentController = new AbortController();
  const options = { capture: true, signal: intentController.signal };
  let isImporting = false;
  let hasFailed = false;
  const load = () => void importer().then(() => intentController.abort(), onError);
  const schedule = (run: (callback: () => void) => void) => {
    if (isImporting) return;
    isImporting = true;
    run(load);
  };
  const start = () => schedule((callback) => callback());
  const onIntent = (event: Event) => {
    // A touch may scroll the page. A tap ends with a click.
    const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch' && event.type !== 'click';
    // The first frame after the event shows its effect, such as a menu, so imports start after it.
    if (!isTouch) schedule((callback) => requestAnimationFrame(() => setTimeout(callback)));
  };
  const onError = (error: unknown) => {
    isImporting = false;
    if (!hasFailed)
      warn(
        `An element couldn't be loaded (${String(error)}). Retrying on user interaction. Check that the file exists.`,
        error,
      );
    hasFailed = true;
    for (const release of releases) release();
  };
  for (const root of roots)
    for (const type of intents) (root ?? window).addEventListener(type, onIntent, options);
  if (!canWait) return start();
  // `watch` keeps the elements up to date until the user interacts or an element needs React.
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

/** Loads when the browser is idle after the `load` event of the page, at the latest after 4 seconds. */
async function startWhenIdle(start: () => void): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  whenIdle(start, { timeout: 4000 });
}

/** Functions that stop queuing, by shadow root. A page may load or move the same element more than once. */
const queuedRoots = new WeakMap<ShadowRoot, () => void>();

/** Queues the last submit, click, and hover before hydration, then replays them. Returns a function that stops queuing and submits the form. */
function queueUserActions(root: ShadowRoot): () => void {
  const existing = queuedRoots.get(root);
  if (existing) return existing;
  const controller = new AbortController();
  const { signal } = controller;
  let submission: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let getClickedButton: (() => HTMLElement | null) | undefined;
  /** The button below the pointer. `since` is `undefined` after a press, which opens or closes the menu. */
  let hover: { button: Element | null; since: number | undefined } | undefined;
  const listen = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { capture: true, signal });
  listen('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    submission = { form: event.target as HTMLFormElement, submitter: (event as SubmitEvent).submitter };
    // A script that never loads must not block a search.
    setTimeout(release, 5000);
  });
  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget])' satisfies ScriptedButton,
    );
    // A click during hydration completes it, and React handles the click in the same dispatch.
    getClickedButton = () => (event.eventPhase ? null : button);
  });
  listen('pointerover', (event) => {
    const { target, timeStamp, pointerType } = event as PointerEvent;
    if (pointerType !== 'mouse') return;
    const button = (target as Element).closest('button');
    if (button !== hover?.button) hover = { button, since: timeStamp };
  });
  listen('pointerdown', () => {
    if (hover) hover.since = undefined;
  });
  const release = () => {
    if (signal.aborted) return;
    controller.abort();
    queuedRoots.delete(root);
    if (submission?.form.isConnected) submission.form.requestSubmit(submission.submitter);
  };
  queuedRoots.set(root, release);
  const replay = () => {
    const button = getClickedButton?.();
    // React listens only after it has committed the hydrated tree.
    queueMicrotask(() => {
      release();
      button?.click();
      if (hover?.since === undefined || !hover.button?.matches(':hover')) return;
      const detail = performance.now() - hover.since;
      hover.button.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', detail }),
      );
    });
  };
  root.addEventListener(
    'auction-hydrated' satisfies HydratedEvent,
    () => {
      addMeasure(root.host.localName, 'hydrated');
      replay();
    },
    { signal },
  );
  return release;
}
