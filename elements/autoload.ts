import type { DrawnEvent } from './drawnEvent.ts';

/** Loads the tags that a page has, and of those that a server has drawn none before it can be needed. */

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  'auction-button': () => import('./auction-button.ts'),
  'auction-date-input': () => import('./auction-date-input.ts'),
  'auction-date-picker': () => import('./auction-date-picker.ts'),
  'auction-footer': () => import('./auction-footer.ts'),
  'auction-form-field': () => import('./auction-form-field.ts'),
  'auction-grid': () => import('./auction-grid.ts'),
  'auction-header': () => import('./auction-header.ts'),
  'auction-icon-button': () => import('./auction-icon-button.ts'),
  'auction-newsletter': () => import('./auction-newsletter.ts'),
  'auction-popover': () => import('./auction-popover.ts'),
  'auction-search': () => import('./auction-search.ts'),
  'auction-text-input': () => import('./auction-text-input.ts'),
  'auction-time-input': () => import('./auction-time-input.ts'),
  'auction-time-picker': () => import('./auction-time-picker.ts'),
  'auction-tooltip': () => import('./auction-tooltip.ts'),
};

/** The user turns to a tag. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** ms after which even a busy page gets its scripts. */
const patience = 4000;

/**
 * Loads the tags below a node that are not defined yet: at once, or, where a server has drawn them, when the browser has
 * nothing else to do or the user turns to one. The whole page is looked through by itself; call it for what comes later.
 */
export function load(root: ParentNode = document): void {
  for (const [tag, importer] of Object.entries(loaders)) {
    if (customElements.get(tag)) continue;
    const elements = [...root.querySelectorAll(tag)];
    if (elements.length === 0) continue;
    const roots = elements.map(drawnRoot);
    if (roots.every((each) => each !== undefined)) loadLater(roots, importer);
    else void importer();
  }
}

/** The shadow root that a server has drawn. */
const drawnRoot = ({ shadowRoot }: Element): ShadowRoot | undefined =>
  shadowRoot?.querySelector('[data-auction-box]')?.hasChildNodes() ? shadowRoot : undefined;

function loadLater(roots: readonly ShadowRoot[], importer: () => Promise<unknown>): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const held = roots.map(holdSubmission);
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    importer().catch((error: unknown) => {
      console.warn(
        `auction-elements: a tag could not be loaded (${String(error)}); the page goes on without its script.`,
      );
      for (const release of held) release();
    });
  };
  for (const root of roots)
    for (const type of intents) root.addEventListener(type, start, { capture: true, passive: true, signal });
  if (roots.some((root) => root.activeElement)) start();
  else void whenIdle().then(() => loadCalmly(start, signal));
}

/** Each part in a task of its own, so that the page is never blocked for long. */
async function loadCalmly(start: () => void, { aborted }: AbortSignal): Promise<void> {
  if (aborted) return;
  try {
    // React, then the element layer.
    await import('./takeOver.ts');
    await idle();
    await import('./tagTree.tsx');
    await idle();
  } finally {
    // Should a part fail to load, so will the whole, which says so.
    start();
  }
}

const whenIdle = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await idle();
};

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 200);
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
  root.addEventListener('auction-drawn' satisfies DrawnEvent, end, { once: true, signal });
  return end;
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => load(), { once: true });
else load();
