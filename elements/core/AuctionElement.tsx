import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { loadOr } from '../../src/site/network/loading.ts';
import { createBaseElement } from './BaseElement.ts';
import type { ElementDefinition, Attributes, Events } from './definition.ts';
import { createElementTree, type MountedTree } from './elementTree.tsx';
import type { Host, HostClass } from './host.ts';
import type * as HydrateModule from './hydrate.ts';
import type { HydratedEvent } from './container.ts';
import { waitForReturn } from './lazyModules.ts';
import { followLanguage } from './pageLanguage.ts';
import { hydrateTree, mountTree } from './mount.tsx';
import { repairBind } from './repairBind.ts';
import { prepareHandlers } from './tagEvents.ts';
import { type AuctionElementClass, hasRegistry, register } from './register.ts';

repairBind();

/** Kept: an import takes time even of a module that is loaded, and a page may have thousands of elements. */
let hydration: typeof HydrateModule | undefined;

/**
 * Makes the class of a tag whose content is a React component, without its form layer. r2wc supplies a class of elements with an open shadow
 * root. It would give each element a React root, unmount an element that is moved, and not hydrate.
 */
function createElementClass(definition: ElementDefinition): HostClass {
  const Tree = createElementTree(definition);
  const Base = r2wc(Tree as ComponentType<object>, { shadow: 'open', props: [] });
  const createHandlers = prepareHandlers(definition.events);

  return class AuctionElement extends createBaseElement(definition, Base) {
    readonly handlers = createHandlers(this);
    #tree: MountedTree | undefined;
    #unmount: (() => void) | undefined;
    #awaitingTree: (() => void)[] | undefined;
    /** Whether the container has HTML that is not hydrated yet. */
    #isPrerendered = this.container.hasChildNodes();

    constructor() {
      super();
      if (definition.followsLanguage && this.#isPrerendered)
        this.setProp('pageLanguage', getRenderedLanguage(this));
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (!this.ownerDocument.defaultView) return;
      if (definition.followsLanguage && !this.#isPrerendered) followLanguage(this);
      if (this.#unmount) return;
      if (this.#isPrerendered) void loadOr(this.#hydrate(), this.warn, undefined);
      else this.#unmount = mountTree(this.container, <Tree host={this} />);
    }

    /** HTML from a server stays until all values are loaded that it was rendered from. */
    async #hydrate(): Promise<void> {
      const { hydrate } = (hydration ??= await import('./hydrate.ts'));
      await definition.prepare?.(this.snapshot(), this.warn);
      if (!this.isConnected || this.#unmount) return;
      const onMount = () => {
        this.shadowRoot!.dispatchEvent(new CustomEvent('auction-hydrated' satisfies HydratedEvent));
        if (definition.followsLanguage) followLanguage(this);
      };
      const tree = <Tree host={this} onMount={onMount} />;
      this.#unmount = hydrateTree(hydrate, this.container, tree, this.warn);
      this.#isPrerendered = false;
    }

    /** An element that is moved is back before the microtask and keeps its tree; one that a library keeps, before the time is over. */
    override disconnectedCallback(): void {
      super.disconnectedCallback();
      waitForReturn(this, () => {
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

/** The language of HTML that an element contains before it is hydrated. A server does not know the `lang` of the document. */
const getRenderedLanguage = ({ lang, container }: Host): string | undefined =>
  // React renders preloads of images before the tree.
  lang || container.querySelector<HTMLElement>(':scope > [lang]')?.lang;

const scheduled = new Set<MountedTree>();

/** Renders the trees whose elements change in one task together, before the frame of that task. */
function scheduleRender(tree: MountedTree): void {
  if (scheduled.size === 0) queueMicrotask(() => flushSync(renderScheduled));
  scheduled.add(tree);
}

function renderScheduled(): void {
  for (const tree of scheduled) tree.update();
  scheduled.clear();
}

/** Makes the class of a tag and defines it. Where there is no DOM, only the definition is returned. */
export function defineElement<
  const T extends `auction-${string}`,
  const A extends Attributes,
  const E extends Events,
>(
  definition: ElementDefinition<A, E, T>,
): { definition: ElementDefinition<A, E, T>; element: AuctionElementClass<T, A> | undefined } {
  if (!hasRegistry()) return { definition, element: undefined };
  const own = definition as unknown as ElementDefinition;
  const Base = createElementClass(own);
  const element = (own.form ? own.form.extend(Base) : Base) as unknown as AuctionElementClass<T, A>;
  register(definition.tag, element);
  return { definition, element };
}
