import { version } from '../../package.json';
import type { ReactElement, ReactPortal } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { hydrate as Hydrate } from './hydrate.ts';
import { createPortalRoot, listenOnceHydrated, listenOnUse, type Wait } from './reactListening.ts';

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
  const unmount = hydrate({ container, tree, version, warn });
  return () => {
    wait.stop();
    unmount();
  };
}

/** The most trees that share a React root. React visits all of them when one changes. */
const groupSize = 50;

interface Member {
  readonly portal: ReactPortal;
  readonly wait: Wait;
}

/**
 * Elements that are inserted in one task share a React root, each with a portal into its own container, because a root costs as much as a
 * small tree. They are rendered before the next frame, so that no empty element is painted.
 */
class Group {
  readonly #root: Root = createPortalRoot();
  readonly #members = new Set<Member>();
  #count = 0;
  #isUpdating = false;

  get isFull(): boolean {
    return this.#count === groupSize;
  }

  add(container: Element, tree: ReactElement): () => void {
    const portal = createPortal(tree, container, String(this.#count++));
    const member: Member = { portal, wait: listenOnUse(container) };
    this.#members.add(member);
    return () => {
      member.wait.stop();
      this.#members.delete(member);
      this.#updateOnce();
    };
  }

  render(): void {
    flushSync(() => this.#root.render([...this.#members].map(({ portal }) => portal)));
  }

  /** Members that leave in one task are removed together. */
  #updateOnce(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.#members.size > 0) this.render();
      else this.#root.unmount();
    });
  }
}

let openGroup: Group | undefined;
const startedGroups: Group[] = [];

/** Members join until the task ends. All groups are then rendered in one microtask. */
function startGroup(): Group {
  openGroup = new Group();
  if (startedGroups.length === 0) queueMicrotask(renderStarted);
  startedGroups.push(openGroup);
  return openGroup;
}

function renderStarted(): void {
  openGroup = undefined;
  for (const group of startedGroups.splice(0)) group.render();
}
