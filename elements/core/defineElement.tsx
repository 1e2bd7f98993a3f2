import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, ReactElement } from 'react';
import { version } from '../../package.json';
import { StylesContext } from '../../src/styles/styledElement.tsx';
import { ownOnly } from '../../src/site/ownOnly.ts';
import { formatAttribute, parseAttribute, parseJson } from './attributes.ts';
import {
  type Attributes,
  camelCase,
  type ElementDefinition,
  type Events,
  handlerName,
  type Values,
} from './definition.ts';
import type { DrawnEvent } from './hydratedEvent.ts';
import { drawSoon } from './scheduleRender.ts';
import type { Host, HostClass } from './host.ts';
import { boxCss } from './hostStyles.ts';
import { keepUnmarked } from './reactListening.ts';
import { mount } from './mount.tsx';
import { componentSheet, countUsers, drawnCount, putStyles, textSheet } from './styleSheets.ts';
import type { TagElements } from '../generated/tagTypes.ts';
import { type DrawnTree, makeTree } from './elementTree.tsx';

/** Every tag has these besides its own. */
export const commonAttributes = {
  'style-overrides': { type: 'string' },
  'push-events-to': { type: 'string' },
} as const satisfies Attributes;

export const commonEvents = { 'auction-error': {} } as const satisfies Events;

/** A tag of the library has its type; any other what its attributes say. */
export type ElementOf<T extends string, A extends Attributes> = T extends keyof TagElements
  ? TagElements[T]
  : HTMLElement & Partial<Values<A & typeof commonAttributes>>;

export interface AuctionElementClass<T extends string, A extends Attributes> {
  new (): ElementOf<T, A>;
  /** Where the tag was defined from; two copies on a page may differ. */
  readonly version: string;
}

const withoutDocument = typeof HTMLElement === 'undefined';

/**
 * Makes the class of a tag and registers it. r2wc builds it, mount.tsx mounts it; what HTML expects of an element beyond
 * that is here: attributes and properties in step, values set before the upgrade, moves without a new start, events
 * that bubble and can be cancelled, faults that stay inside, one sheet for all roots.
 */
export function defineElement<
  const T extends `auction-${string}`,
  const A extends Attributes,
  const E extends Events,
>(
  definition: ElementDefinition<A, E, T>,
): { definition: ElementDefinition<A, E, T>; element: AuctionElementClass<T, A> | undefined } {
  if (withoutDocument) return { definition, element: undefined };
  const element = makeClass(
    ownOnly(definition) as unknown as ElementDefinition,
  ) as unknown as AuctionElementClass<T, A>;
  register(definition.tag, element);
  return { definition, element };
}

function register(tag: string, element: CustomElementConstructor & { readonly version: string }): void {
  const existing = customElements.get(tag) as Partial<typeof element> | undefined;
  if (!existing) return customElements.define(tag, element);
  if (existing.version === version) return;
  console.warn(
    `${tag}: version ${existing.version ?? 'unknown'} is already defined on this page, so ${version} is not used; load it once.`,
  );
}

function makeClass(definition: ElementDefinition): new () => HTMLElement {
  const Host = makeHost(definition);
  return definition.form ? definition.form.extend(Host) : Host;
}

function makeHost(definition: ElementDefinition): HostClass {
  const { tag, hostCss } = definition;
  const attributes: Attributes = ownOnly({ ...definition.attributes, ...commonAttributes });
  const events: Events = ownOnly({ ...definition.events, ...commonEvents });
  const names = Object.keys(attributes);
  const owned = definition.form?.ownAttributes ?? [];
  const Tree = makeTree(definition);
  const scripted = names.find((name) => (attributes[name] as { script?: boolean }).script);

  const Base = r2wc(Tree as ComponentType<object>, {
    shadow: 'open',
    props: [],
  }) as unknown as new () => HTMLElement & {
    container: Element;
    connectedCallback(): void;
    disconnectedCallback(): void;
  };

  class TagHost extends Base implements Host {
    static readonly version = version;
    static readonly observedAttributes: readonly string[] = names;

    #values: Readonly<Record<string, unknown>> = ownOnly({});
    /** Rich values set as properties; they win over the attribute. */
    #rich: Map<string, unknown> | undefined;
    /** Of tags that take a JSON child. */
    #childObserver: MutationObserver | undefined;
    #childText = '';
    #childData: unknown;
    #tree: DrawnTree | undefined;
    #warned: Set<string> | undefined;
    readonly handlers: Readonly<Record<string, (detail?: unknown) => boolean>>;
    #unmount: (() => void) | undefined;
    /** A server's drawing is in the box. */
    #painted: boolean;
    #pushing: AbortController | undefined;

    constructor() {
      super();
      this.container = boxOf(this.shadowRoot!);
      this.#painted = this.container.hasChildNodes();
      this.handlers = Object.fromEntries(
        Object.keys(definition.events).map((name) => [
          handlerName(name),
          (detail?: unknown) => this.#emit(name, detail),
        ]),
      );
    }

    /** A root that a server painted is kept; r2wc would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return (
        this.shadowRoot ?? super.attachShadow({ ...init, delegatesFocus: definition.delegatesFocus ?? false })
      );
    }

    override connectedCallback(): void {
      this.#upgradeProperties();
      if (!this.ownerDocument.defaultView) return;
      this.#adoptSheets();
      countUsers(this.shadowRoot!.adoptedStyleSheets, 1);
      if (this.#unmount) return;
      this.#observeChild();
      this.#checkNames();
      if (this.#painted) this.#later(this.#takeOver());
      else this.#unmount = mount(this.container, this.#makeTree());
    }

    /** What a server has drawn stays as it is until all is there that it was drawn from. */
    async #takeOver(): Promise<void> {
      const { takeOver } = await import('./hydrate.ts');
      await definition.prepare?.(this.#values, this.warn);
      if (!this.isConnected || this.#unmount) return;
      const tree = (
        <StylesContext value={putStyles}>
          {this.#makeTree(() =>
            this.shadowRoot!.dispatchEvent(new CustomEvent('auction-drawn' satisfies DrawnEvent)),
          )}
        </StylesContext>
      );
      this.#unmount = keepUnmarked(this.ownerDocument, () =>
        takeOver({ box: this.container, tree, warn: this.warn }),
      );
      this.#painted = false;
    }

    /** Parts that come later may fail to come. */
    #later(part: Promise<void>): void {
      part.catch((error: unknown) =>
        this.warn(`a part of its script could not be loaded (${String(error)}).`),
      );
    }

    #makeTree(onDrawn?: () => void): ReactElement {
      return <Tree host={this} onDrawn={onDrawn} />;
    }

    /** A moved element is back before the microtask and keeps its tree. */
    override disconnectedCallback(): void {
      countUsers(this.shadowRoot!.adoptedStyleSheets, -1);
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }

    connectedMoveCallback(): void {
      // Its presence makes `moveBefore()` leave the tree alone.
    }

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      if (before === text || !attributes[name] || owned.includes(name)) return;
      this.#rich?.delete(name);
      this.#set(name, this.#read(name, text));
    }

    /** The value by precedence: property, attribute, JSON child. */
    #read(name: string, text = this.getAttribute(name)): unknown {
      return (
        this.#rich?.get(name) ??
        parseAttribute(name, text, attributes[name]!, this.warn) ??
        (name === scripted ? this.#childData : undefined)
      );
    }

    setTree(tree: DrawnTree | undefined): void {
      this.#tree = tree;
    }

    values(): Readonly<Record<string, unknown>> {
      // Observers are notified after the first rendering, which must not show the default for a moment.
      if (this.#childObserver?.takeRecords().length) this.#readChild();
      return this.#values;
    }

    /** Tells the page's author, once per text. */
    readonly warn = (message: string): void => {
      this.#warned ??= new Set();
      if (this.#warned.has(message)) return;
      this.#warned.add(message);
      console.warn(`${tag}: ${message}`);
    };

    failed(error: unknown): void {
      this.#emit('auction-error', { error });
    }

    getProperty(name: string): unknown {
      return this.values()[camelCase(name)] ?? (attributes[name]!.type === 'boolean' ? false : undefined);
    }

    setProperty(name: string, value: unknown): void {
      const attribute = attributes[name]!;
      if (attribute.type === 'json' && typeof value !== 'string') return this.#setRich(name, value);
      const text = formatAttribute(value, attribute);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    }

    setProp(key: string, value: unknown): void {
      if (Object.is(this.#values[key], value)) return;
      this.#values = Object.assign(Object.create(null), this.#values, { [key]: value });
      if (this.#tree) drawSoon(this.#tree);
    }

    #setRich(name: string, value: unknown): void {
      (this.#rich ??= new Map()).set(name, value);
      this.#set(name, this.#read(name));
    }

    #set(name: string, value: unknown): void {
      this.setProp(camelCase(name), value);
      if (name === 'style-overrides') this.#adoptSheets(true);
      if (name === 'push-events-to') this.#later(this.#pushEvents(value as string | undefined));
    }

    async #pushEvents(layer: string | undefined): Promise<void> {
      this.#pushing?.abort();
      if (layer === undefined) return;
      const { signal } = (this.#pushing = new AbortController());
      const { pushEvents } = await import('./pushEvents.ts');
      pushEvents({ host: this, events, layer, signal, warn: this.warn });
    }

    /**
     * Properties that the page set before the tag was defined are own properties, which hide the accessors. The constructor is too
     * early for them: an attribute that it sets calls nothing back, and those of the markup are called back after it.
     */
    #upgradeProperties(): void {
      const own = this as unknown as Record<string, unknown>;
      for (const property of Object.keys(this)) {
        if (!(property in Object.getPrototypeOf(this))) continue;
        const value = own[property];
        delete own[property];
        Reflect.set(this, property, value);
      }
    }

    #adoptSheets(changed = false): void {
      const { ownerDocument: document, shadowRoot } = this;
      // Firefox takes a root with the same list of sheets for one that it has seen, and misses what was added to them since.
      const hostSheet = textSheet(document, `${hostCss + boxCss}/*${drawnCount()}*/`);
      const [before] = shadowRoot!.adoptedStyleSheets;
      if (changed ? !before : before === hostSheet) return;
      const overrides = this.#values['styleOverrides'] as string | undefined;
      shadowRoot!.adoptedStyleSheets = [
        hostSheet,
        componentSheet(document),
        ...(overrides ? [textSheet(document, overrides)] : []),
      ];
    }

    /** The JSON child may come after the tag and change: jQuery sets its type only once it is in the page. */
    #observeChild(): void {
      if (!scripted) return;
      this.#childObserver ??= new MutationObserver(() => this.#readChild());
      this.#childObserver.observe(this, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      this.#readChild();
    }

    #readChild(): void {
      const script = this.querySelector(':scope > script[type="application/json"]');
      const text = script?.textContent.trim() ?? '';
      if (text === this.#childText) return;
      this.#childText = text;
      this.#childData = text ? parseJson('script child', text, this.warn) : undefined;
      this.#set(scripted!, this.#read(scripted!));
    }

    /** A misspelt attribute would be silently without effect. */
    #checkNames(): void {
      const unknown = this.getAttributeNames().filter(
        (name) => !names.includes(name) && !(name in this) && !/^(aria|data|on)-?/.test(name),
      );
      if (unknown.length > 0)
        void import('./checkNames.ts').then(
          ({ checkNames }) => checkNames(unknown, names, this.warn),
          () => undefined,
        );
    }

    #emit(name: string, detail: unknown): boolean {
      const cancelable = !!events[name as keyof Events]!.cancelable;
      return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
    }
  }

  for (const name of names) {
    const accessors = ownOnly<PropertyDescriptor & ThisType<TagHost>>({
      configurable: true,
      enumerable: true,
      get() {
        return this.getProperty(name);
      },
      set(value: unknown) {
        this.setProperty(name, value);
      },
    });
    Object.defineProperty(TagHost.prototype, camelCase(name), accessors);
  }
  return TagHost;
}

function boxOf(root: ShadowRoot): Element {
  const existing = root.querySelector('[data-auction-box]');
  if (existing) return existing;
  const box = root.ownerDocument.createElement('div');
  box.setAttribute('data-auction-box', '');
  root.append(box);
  return box;
}
