import { version } from '../../package.json';
import type { ReactElement, ReactPortal } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { hydrate as Hydrate } from './hydrate.ts';
import {
  createPortalRoot,
  keepUnmarked,
  listenOnceHydrated,
  listenOnUse,
  type Wait,
} from './reactListening.ts';
import { waitForSlice } from './waitForSlice.ts';

/** Renders an element's React tree into its container, and returns a function that unmounts it. */
export function mountTree(container: Element, tree: ReactElement): () => void {
  const group = openGroup ?? startGroup();
  const leave = group.add(container, tree);
  if (group.isFull) openGroup = undefined;
  return leave;
}

/** The same for a container that holds the prerendered tree. */
export function hydrateTree(
  hydrate: typeof Hydrate,
  container: Element,
  tree: ReactElement,
  warn: (message: string) => void,
): () => void {
  const wait = listenOnceHydrated(container);
  const unmount = keepUnmarked(container.ownerDocument, () => hydrate({ container, tree, version, warn }));
  return () => {
    wait.stop();
    unmount();
  };
}

/** The most trees that share a React root, and the trees in a row of it: React looks at all that stand beside the one that changes. */
const groupSize = 100;
const rowSize = 10;

interface Member {
  readonly container: Element;
  readonly portal: ReactPortal;
  /** Once it is rendered. */
  wait?: Wait;
}

type Row = Set<Member>;

let isInSlices = false;

/**
 * Calls what upgrades the elements of a page, which are rendered in slices if so, in groups of their own: they keep their place by
 * `:state(unrendered)`, while what the page inserts in the same task must never be painted empty.
 */
export function upgradeElements(define: () => void, inSlices = false): void {
  if (!inSlices) return define();
  isInSlices = true;
  openGroup = undefined;
  try {
    define();
  } finally {
    isInSlices = false;
    openGroup = undefined;
  }
}

/**
 * Elements that come in one task share a React root, each with a portal into its own container: a root for each costs as much as
 * what it renders. They are rendered before that task's frame, so that no empty element is ever painted, unless they are rendered in slices.
 */
class Group {
  readonly #root: Root = createPortalRoot();
  readonly #rows: Row[] = [];
  /** How many have joined, those that have left included. */
  #joined = 0;
  #left = 0;
  readonly #isInSlices = isInSlices;
  /** How many rows are rendered. */
  #shown = 0;
  #isUpdating = false;

  get isFull(): boolean {
    return this.#joined === groupSize;
  }

  add(container: Element, tree: ReactElement): () => void {
    const row = (this.#rows[Math.floor(this.#joined++ / rowSize)] ??= new Set());
    const member: Member = { container, portal: createPortal(tree, container, String(nextKey++)) };
    row.add(member);
    return () => {
      member.wait?.stop();
      row.delete(member);
      this.#remove();
    };
  }

  render(): void {
    const rows = this.#rows.slice(0, this.#shown);
    this.#root.render(rows.map((row) => [...row].map(({ portal }) => portal)));
  }

  /** Renders all rows: at once, or each in its slice, so that the task that has upgraded the elements ends before. */
  async renderRows(): Promise<void> {
    if (!this.#isInSlices) this.#showRows(this.#rows.length);
    while (this.#shown < this.#rows.length) {
      await waitForSlice();
      if (this.#left === this.#joined) return;
      this.#showRows(this.#shown + 1);
    }
  }

  /** Only what is rendered can be used. */
  #showRows(end: number): void {
    for (const row of this.#rows.slice(this.#shown, end))
      for (const member of row) member.wait = listenOnUse(member.container);
    this.#shown = end;
    flushSync(() => this.render());
  }

  /** Those that leave in one task are removed together. */
  #remove(): void {
    this.#left++;
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.#left === this.#joined) this.#root.unmount();
      else flushSync(() => this.render());
    });
  }
}

let nextKey = 0;
let openGroup: Group | undefined;
const startedGroups: Group[] = [];

/** Members join until the task is over. Then all groups are rendered in one microtask, before those that elements have queued since. */
function startGroup(): Group {
  openGroup = new Group();
  if (startedGroups.length === 0) queueMicrotask(renderStarted);
  startedGroups.push(openGroup);
  return openGroup;
}

function renderStarted(): void {
  openGroup = undefined;
  for (const group of startedGroups.splice(0)) void group.renderRows();
}
