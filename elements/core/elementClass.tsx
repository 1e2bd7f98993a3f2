import { version } from '../../package.json';
import { ownOnly } from '../../src/site/core/ownOnly.ts';
import { createWarn, formatAttribute, parseAttribute } from './attributes.ts';
import { commonAttributes, commonEvents } from './commonAttributes.ts';
import { type Attributes, toCamelCase, type ElementDefinition, type Events } from './definition.ts';
import { createElementTree, type ErrorCode, type MountedTree } from './elementTree.tsx';
import type { Host, HostClass } from './host.ts';
import type * as HydrateModule from './hydrate.ts';
import type { HydratedEvent } from './hydratedEvent.ts';
import { JsonChild } from './jsonChild.ts';
import { checkAttributeNames, followLanguage, keepView, startPushing, waitForReturn } from './lazyModules.ts';
import { loadOr } from '../../src/hooks/lazyModule.ts';
import type { ComponentStyles } from '../../src/styles/cascade.ts';
import { hydrateTree, mountTree } from './mount.tsx';
import { reflectAttributes } from './reflectAttributes.ts';
import { scheduleRender } from './scheduleRender.ts';
import { createShadowHost } from './shadowHost.ts';
import { retainSheets, type SheetList } from './styleSheets.ts';
import { dispatchTagEvent, prepareHandlers } from './tagEvents.ts';
import { upgradeProperties } from './upgradeProperties.ts';
import { waitForSlice } from './waitForSlice.ts';

/** Kept: an import takes time even of a module that is loaded, and a page may have thousands of elements. */
let hydration: typeof HydrateModule | undefined;

/** Without a prototype. V8 keeps an object that is made without one as a hash table. */
const ownValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.setPrototypeOf(values, null) as Record<string, unknown>;

/** Makes the class of a tag, without its form layer. */
export function createElementClass(definition: ElementDefinition): HostClass {
  const attributes: Attributes = ownOnly({ ...definition.attributes, ...commonAttributes });
  const events: Events = ownOnly({ ...definition.events, ...commonEvents });
  const names = Object.keys(attributes);
  const scriptAttribute = names.find((name) => (attributes[name] as { script?: boolean }).script);
  const formAttributes = definition.form?.ownAttributes ?? [];
  const Tree = createElementTree(definition);
  const createHandlers = prepareHandlers(definition.events);
  const hostCss = definition.hostCss + (definition.reserveCss ?? '');

  class AuctionElement extends createShadowHost(Tree, definition.delegatesFocus) implements Host {
    static readonly version = version;
    static readonly observedAttributes: readonly string[] = names;

    readonly handlers = createHandlers(this);
    #isPrerendered = this.container.hasChildNodes();
    #values = ownValues(
      definition.followsLanguage && this.#isPrerendered ? { pageLanguage: getRenderedLanguage(this) } : {},
    );
    /** The tree has the values: the next change is made to a copy. */
    #isTaken = false;
    /** Objects set as properties of JSON attributes; they win over the attribute. */
    #objects: Map<string, unknown> | undefined;
    #jsonChild: JsonChild | undefined;
    #tree: MountedTree | undefined;
    #unmount: (() => void) | undefined;
    #awaitingTree: (() => void)[] | undefined;
    #stopPushing: (() => void) | undefined;
    /** While it is in the page. */
    #sheets: SheetList | undefined;
    readonly warn = createWarn(definition.tag, (error) => this.handleError(error, 'load-failed'));

    override connectedCallback(): void {
      upgradeProperties(this);
      if (!this.ownerDocument.defaultView) return;
      if (!this.#isPrerendered) this.#adoptStyleSheets();
      keepView(this);
      if (definition.followsLanguage && !this.#isPrerendered) followLanguage(this);
      if (this.#unmount) return;
      if (scriptAttribute)
        (this.#jsonChild ??= new JsonChild(this, this.warn, () => this.#update(scriptAttribute))).observe();
      checkAttributeNames(this, names, this.warn);
      if (this.#isPrerendered) void loadOr(this.#hydrate(), this.warn, undefined);
      else this.#unmount = mountTree(this.container, <Tree host={this} />);
    }

    /** Prerendered HTML stays as it is until all is there that it was rendered from. */
    async #hydrate(): Promise<void> {
      await waitForSlice();
      if (!this.isConnected) return;
      // It is prerendered with rules of its own, so that nobody sees when those of the page come.
      this.#adoptStyleSheets();
      const { hydrate } = (hydration ??= await import('./hydrate.ts'));
      await definition.prepare?.(this.snapshot(), this.warn);
      await waitForSlice();
      if (!this.isConnected || this.#unmount) return;
      const onMount = () => {
        this.shadowRoot!.dispatchEvent(new CustomEvent('auction-hydrated' satisfies HydratedEvent));
        if (definition.followsLanguage) followLanguage(this);
      };
      const tree = <Tree host={this} onMount={onMount} />;
      this.#unmount = hydrateTree(hydrate, this.container, tree, this.warn);
      this.#isPrerendered = false;
    }

    /** A moved element is back before the microtask and keeps its tree; one that a library keeps, before the time is over. */
    override disconnectedCallback(): void {
      this.#sheets?.release();
      this.#sheets = undefined;
      waitForReturn(this, () => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }

    /** Its presence makes `moveBefore()` leave the tree alone; Chromium forgets what is scrolled. */
    connectedMoveCallback(): void {
      keepView(this);
    }

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      // To the browser, a control with `disabled="false"` is disabled, so the attribute goes.
      if (text === 'false' && attributes[name]?.type === 'boolean') {
        parseAttribute(name, text, attributes[name], this.warn);
        this.removeAttribute(name);
        return;
      }
      if (before === text || !attributes[name] || formAttributes.includes(name)) return;
      this.#objects?.delete(name);
      this.#update(name, text);
    }

    /** Takes the value of an attribute from its property, its text or the JSON child, in this order. */
    #update(name: string, text = this.getAttribute(name)): void {
      const value =
        this.#objects?.get(name) ??
        parseAttribute(name, text, attributes[name]!, this.warn) ??
        (name === scriptAttribute ? this.#jsonChild?.data : undefined);
      this.setProp(toCamelCase(name), value);
      if (name === 'style-overrides' && this.#sheets) this.#adoptStyleSheets();
      if (name === 'push-events-to') {
        this.#stopPushing?.();
        this.#stopPushing =
          value === undefined
            ? undefined
            : startPushing({ host: this, events, layer: value as string, warn: this.warn });
      }
    }

    setTree(tree: MountedTree | undefined): void {
      this.#tree = tree;
      for (const callback of this.#awaitingTree ?? []) queueMicrotask(callback);
      this.#awaitingTree = undefined;
    }

    whenRendered(callback: () => void): void {
      if (this.#tree) queueMicrotask(callback);
      else (this.#awaitingTree ??= []).push(callback);
    }

    values(): Readonly<Record<string, unknown>> {
      this.#jsonChild?.flush();
      return this.#values;
    }

    snapshot(): Readonly<Record<string, unknown>> {
      const values = this.values();
      this.#isTaken = true;
      return values;
    }

    handleError(error: unknown, code: ErrorCode): void {
      dispatchTagEvent(this, 'auction-error', events['auction-error']!, { code, error });
    }

    getProperty(name: string): unknown {
      return this.values()[toCamelCase(name)] ?? (attributes[name]!.type === 'boolean' ? false : undefined);
    }

    setProperty(name: string, value: unknown): void {
      const attribute = attributes[name]!;
      if (attribute.type === 'json' && typeof value !== 'string') {
        (this.#objects ??= new Map()).set(name, value);
        return this.#update(name);
      }
      const text = formatAttribute(value, attribute);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    }

    setProp(name: string, value: unknown): void {
      if (Object.is(this.#values[name], value)) return;
      if (this.#isTaken) this.#values = ownValues({ ...this.#values });
      this.#isTaken = false;
      this.#values[name] = value;
      if (this.#tree) scheduleRender(this.#tree);
    }

    insertStyles({ index }: ComponentStyles): undefined {
      if (this.#sheets && index >= this.#sheets.count) this.#adoptStyleSheets();
    }

    #adoptStyleSheets(): void {
      const before = this.#sheets;
      const overrides = this.#values['styleOverrides'] as string | undefined;
      this.#sheets = retainSheets(this.ownerDocument, hostCss, overrides);
      const root = this.shadowRoot!;
      const { sheets } = this.#sheets;
      // To read what a root has adopted takes longer than to set it: one that is not rendered yet has nothing, unless it is prerendered.
      if (this.#isPrerendered || before) {
        const others = root.adoptedStyleSheets.filter(
          (each) => !sheets.includes(each) && !before?.sheets.includes(each),
        );
        // Those that it is prerendered with; those that the page has added since.
        root.adoptedStyleSheets = before ? [...sheets, ...others] : [...others, ...sheets];
      } else if (!this.#unmount || root.adoptedStyleSheets[0] !== sheets[0])
        root.adoptedStyleSheets = [...sheets];
      before?.release();
    }
  }

  reflectAttributes(AuctionElement.prototype, names);
  return AuctionElement;
}

/** The language of HTML that the element contains before it is hydrated. A server does not know the `lang` of the document. */
const getRenderedLanguage = ({ lang, container }: Host): string | undefined =>
  // React renders preloads of images before the tree.
  lang || container.querySelector<HTMLElement>(':scope > [lang]')?.lang;
