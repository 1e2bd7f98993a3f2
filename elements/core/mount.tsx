import { version } from '../../package.json';
import type { ReactElement, ReactPortal } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { hydrate as Hydrate } from './hydrate.ts';
import {
  createPortalRoot,
  listenAfterHydration,
  listenOnFirstEvent,
  type Subscription,
} from './reactListening.ts';

/** Renders a React tree into a container. Returns a function that unmounts the tree. */
export function mountTree(container: Element, tree: ReactElement): () => void {
  const group = openGroup ?? startGroup();
  const unmount = group.add(container, tree);
  if (group.isFull) openGroup = undefined;
  return unmount;
}

/** Hydrates the prerendered tree in a container. Returns a function that unmounts the tree. */
export function hydrateTree(
  hydrate: typeof Hydrate,
  container: Element,
  tree: ReactElement,
  warn: (message: string) => void,
): () => void {
  const subscription = listenAfterHydration(container);
  const unmount = hydrate({ container, tree, version, warn });
  return () => {
    subscription.stop();
    unmount();
  };
}

/** The maximum number of trees that share a React root. When a tree changes, React visits all trees of the root. */
const groupSize = 50;

interface Member {
  readonly portal: ReactPortal;
  readonly wait: Subscription;
}

/** A React root that elements inserted in the same task share, each with a portal. A root per element would cost as much as a small tree. */
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
    const member: Member = { portal, wait: listenOnFirstEvent(container) };
    this.#members.add(member);
    return () => {
      member.wait.stop();
      this.#members.delete(member);
      this.#updateOnce();
    };
  }

  render(): void {
    // Synchronous, so that no frame shows an empty element.
    flushSync(() => this.#root.render([...this.#members].map(({ portal }) => portal)));
  }

  /** Schedules one update for all members that are removed in the same task. */
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

/** Creates a group, which members can join until the task ends. All groups are then rendered in one microtask. */
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

const count = (...values: unknown[]): number => values.length;

/** Repairs `bind()` for React. MooTools 1.2 and its compatibility build replace it with a function that takes only two arguments. */
function repairBind(): void {
  if (count.bind(undefined, 1, 2)() === 2) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with `Reflect.apply()`
  const { bind } = Function.prototype;
  // oxlint-disable-next-line no-extend-native -- the page has replaced it
  Function.prototype.bind = function (
    this: (...values: unknown[]) => unknown,
    self: unknown,
    ...boundValues: unknown[]
  ) {
    // MooTools never passes more than two arguments, so its calls are passed to the page's function.
    return boundValues.length < 2
      ? (Reflect.apply(bind, this, [self, ...boundValues]) as unknown)
      : (...values: unknown[]) => Reflect.apply(this, self, [...boundValues, ...values]);
  } as typeof bind;
}

repairBind();
