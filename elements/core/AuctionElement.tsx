import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, ReactElement, ReactPortal } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { loadWithFallback } from '../../src/site/network/loading.ts';
import {
  type AuctionElementClass,
  createBaseElement,
  deferUnmount,
  hasRegistry,
  register,
} from './BaseElement.ts';
import type { ElementDefinition, Attributes, Events } from './definition.ts';
import { createElementTree, type MountedTree, prepareHandlers } from './elementTree.tsx';
import type { HydratedEvent } from './container.ts';
import type { Host, HostClass } from './host.ts';
import type * as HydrateModule from './hydrate.ts';
import { movedEvent } from '../../src/hooks/hostContext.tsx';
import { followLanguage, serverLocale } from './pageLanguage.ts';
import { english } from '../../src/site/core/siteLanguage.ts';
import { version } from '../../package.json';
import type { Root } from 'react-dom/client';
import {
  createPortalRoot,
  listenAfterHydration,
  listenOnFirstEvent,
  type Subscription,
} from './reactListening.ts';

/** The hydration module, cached because even repeated imports take time, and a page may have thousands of elements. */
let hydration: typeof HydrateModule | undefined;

/** Creates the element class of a React component, without form support. */
function createElementClass(definition: ElementDefinition): HostClass {
  const Tree = createElementTree(definition);
  // r2wc only provides an element class with an open shadow root.
  // Its rendering would create a React root per element, unmount moved elements, and not hydrate.
  const Base = r2wc(Tree as ComponentType<object>, { shadow: 'open', props: [] });
  const createHandlers = prepareHandlers(definition.events);

  return class AuctionElement extends createBaseElement(definition, Base) {
    readonly handlers = createHandlers(this);
    #tree: MountedTree | undefined;
    #unmount: (() => void) | undefined;
    #awaitingTree: (() => void)[] | undefined;
    /** Whether the container has prerendered HTML that is not hydrated yet. */
    #isPrerendered = this.container.hasChildNodes();

    constructor() {
      super();
      if (!definition.followsLanguage || !this.#isPrerendered) return;
      // Servers do not know the browser's locale.
      this.setProp('hasPageNumbers', true);
      // The header and footer have no dates, and a change from `en-US` to `en` would render them again.
      this.setProp(
        'pageLanguage',
        getRenderedLanguage(this) || (definition.updateLanguage ? serverLocale : english.code),
      );
    }

    override setProp(name: string, value: unknown): void {
      const previous = this.values()[name];
      super.setProp(name, value);
      if (!Object.is(previous, value) && /^(locale|pageLanguage|hasPageNumbers)$/.test(name))
        definition.updateLanguage?.(this);
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (!this.ownerDocument.defaultView) return;
      if (definition.followsLanguage && !this.#isPrerendered) followLanguage(this);
      if (this.#unmount) {
        this.shadowRoot!.dispatchEvent(new Event(movedEvent));
        return;
      }
      if (this.#isPrerendered) void loadWithFallback(this.#hydrate(), this.warn, undefined);
      else this.#unmount = mountTree(this.container, <Tree host={this} />);
    }

    /** Hydrates prerendered HTML after the data that it was rendered from has loaded. */
    async #hydrate(): Promise<void> {
      const { hydrate } = (hydration ??= await import('./hydrate.ts'));
      await definition.prepare?.(this.snapshot(), this.warn);
      if (!this.isConnected || this.#unmount) return;
      const onMount = () => {
        this.shadowRoot!.dispatchEvent(new CustomEvent('auction-hydrated' satisfies HydratedEvent));
        if (definition.followsLanguage) followLanguage(this);
      };
      const tree = <Tree host={this} onMount={onMount} />;
      const subscription = listenAfterHydration(this.container);
      const unmount = hydrate({ container: this.container, tree, version, warn: this.warn });
      this.#unmount = () => {
        subscription.stop();
        unmount();
      };
      this.#isPrerendered = false;
    }

    /** Unmounts the tree, unless the element is reconnected before the next microtask. Elements that a library preserves have a grace period. */
    override disconnectedCallback(): void {
      super.disconnectedCallback();
      deferUnmount(this, () => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }

    setTree(tree: MountedTree | undefined): void {
      this.#tree = tree;
      for (const callback of this.#awaitingTree ?? []) queueMicrotask(callback);
      this.#awaitingTree = undefined;
    }

    override whenRendered(callback: () => void): void {
      if (this.#tree) queueMicrotask(callback);
      else (this.#awaitingTree ??= []).push(callback);
    }

    override valuesChanged(): void {
      if (this.#tree) scheduleRender(this.#tree);
    }
  };
}

/** Returns the language of prerendered HTML. Servers may not know the `lang` of the document. */
const getRenderedLanguage = ({ lang, container }: Host): string | undefined =>
  container.getAttribute('lang') ||
  lang ||
  // React renders preload links of images before the tree, so the tree may not be the first child.
  container.querySelector<HTMLElement>(':scope > [lang]')?.lang;

const scheduledTrees = new Set<MountedTree>();

/** Schedules an update of the tree. All trees whose elements change in the same task are rendered together, before the next frame. */
function scheduleRender(tree: MountedTree): void {
  if (scheduledTrees.size === 0) queueMicrotask(() => flushSync(renderScheduled));
  scheduledTrees.add(tree);
}

function renderScheduled(): void {
  for (const tree of scheduledTrees) tree.update();
  scheduledTrees.clear();
}

/** Creates and registers the class of an element. Returns only the definition if there is no custom element registry, such as on servers. */
export function defineElement<
  const T extends `auction-${string}`,
  const A extends Attributes,
  const E extends Events,
>(
  definition: ElementDefinition<A, E, T>,
): { definition: ElementDefinition<A, E, T>; element: AuctionElementClass<T, A> | undefined } {
  if (!hasRegistry()) return { definition, element: undefined };
  const typedDefinition = definition as unknown as ElementDefinition;
  const Base = createElementClass(typedDefinition);
  const element = (typedDefinition.form
    ? typedDefinition.form.extend(Base)
    : Base) as unknown as AuctionElementClass<T, A>;
  register(definition.tag, element);
  return { definition, element };
}

/** Renders a React tree into a container. Returns a function that unmounts the tree. */
function mountTree(container: Element, tree: ReactElement): () => void {
  const group = openGroup ?? startGroup();
  const unmount = group.add(container, tree);
  if (group.isFull) openGroup = undefined;
  return unmount;
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
