import { version } from '../../package.json';
import { withoutPrototype } from '../../src/site/core/objects.ts';
import type { ComponentStyles } from '../../src/styles/cascade.ts';
import {
  formatAttribute,
  JsonChild,
  parseAttribute,
  commonAttributes,
  commonEvents,
  toCamelCase,
} from './attributes.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { Attributes, Events, HostDefinition, Values } from './definition.ts';
import type { Host, HostClass } from './host.ts';
import { retainSheets, type SheetList } from './styleSheets.ts';
import { createWarn, type Warn } from '../../src/site/warnings/createWarn.ts';
import { loadWithFallback, runWithSignal } from '../../src/site/network/loading.ts';
import type * as ViewModule from './restoreViewState.ts';
import type { PushOptions } from './pushEvents.ts';

/** The type of an element: generated for elements of the library, otherwise derived from the attributes. */
type ElementOf<T extends string, A extends Attributes> = T extends keyof TagElements
  ? TagElements[T]
  : HTMLElement & Partial<Values<A & typeof commonAttributes>>;

export interface AuctionElementClass<T extends string, A extends Attributes> {
  new (): ElementOf<T, A>;
  /** Version of the library that defined the element. A page may load two versions. */
  readonly version: string;
}

/**
 * Creates an element class with attributes, properties, stylesheets, and a shadow root with an empty container. Subclasses render the
 * content.
 */
export function createBaseElement(definition: HostDefinition, Base: new () => HTMLElement): HostClass {
  const attributes: Attributes = { ...definition.attributes, ...commonAttributes };
  const events: Events = { ...definition.events, ...commonEvents };
  const names = Object.keys(attributes);
  const scriptAttribute = names.find((name) => (attributes[name] as { script?: boolean }).script);
  const formAttributes = definition.form?.ownAttributes ?? [];
  const hostCss = definition.hostCss + (definition.reserveCss ?? '');

  class BaseElement extends Base implements Host {
    static readonly version = version;
    static readonly observedAttributes: readonly string[] = names;

    readonly container: Element;
    readonly warn = createWarn(definition.tag, this);
    #values: Record<string, unknown> = withoutPrototype({});
    /** Whether `snapshot()` has returned the values. The next change then copies them first. */
    #isSnapshotShared = false;
    /** Values of JSON attributes that were set as properties. They take precedence over the attributes. */
    #propertyValues: Map<string, unknown> | undefined;
    #jsonChild: JsonChild | undefined;
    #stopPushing: (() => void) | undefined;
    /** The stylesheets of the shadow root, while the element is in a document. */
    #sheets: SheetList | undefined;

    constructor() {
      super();
      this.container = getContainer(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    }

    /** Attaches a shadow root, or returns the declarative shadow root, which the native method would empty. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const { delegatesFocus = false } = definition;
      const root = super.attachShadow({ ...init, delegatesFocus });
      // HTML inserted by a script contains the shadow root as a template.
      const template = this.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
      if (template) root.append(template.content);
      template?.remove();
      return root;
    }

    connectedCallback(): void {
      // The constructor would be too early, because the attributes of the markup are set after it.
      upgradeProperties(this);
      if (!this.ownerDocument.defaultView) return;
      this.#adoptStyleSheets();
      keepPreservedView(this);
      if (scriptAttribute)
        (this.#jsonChild ??= new JsonChild(this, this.warn, () => this.#update(scriptAttribute))).observe();
      checkNames(this, names, definition.deprecated, this.warn);
    }

    disconnectedCallback(): void {
      this.#sheets?.release();
      this.#sheets = undefined;
    }

    /**
     * Restores the view of a preserved element. With this callback, `moveBefore()` does not disconnect it, but Chromium resets scroll
     * positions.
     */
    connectedMoveCallback(): void {
      keepPreservedView(this);
    }

    attributeChangedCallback(name: string, oldText: string | null, text: string | null): void {
      // Browsers treat a control with `disabled="false"` as disabled, so the attribute is removed.
      if (text === 'false' && attributes[name]?.type === 'boolean') {
        parseAttribute(name, text, attributes[name], this.warn);
        this.removeAttribute(name);
        return;
      }
      if (oldText === text || !attributes[name] || formAttributes.includes(name)) return;
      this.#propertyValues?.delete(name);
      this.#update(name, text);
    }

    /** Updates the value of an attribute from its property, its text, or the JSON child, in this order. */
    #update(name: string, text = this.getAttribute(name)): void {
      const value =
        this.#propertyValues?.get(name) ??
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

    values(): Readonly<Record<string, unknown>> {
      this.#jsonChild?.flush();
      return this.#values;
    }

    snapshot(): Readonly<Record<string, unknown>> {
      const values = this.values();
      this.#isSnapshotShared = true;
      return values;
    }

    setProp(name: string, value: unknown): void {
      if (Object.is(this.#values[name], value)) return;
      if (this.#isSnapshotShared) this.#values = withoutPrototype({ ...this.#values });
      this.#isSnapshotShared = false;
      this.#values[name] = value;
      this.valuesChanged();
    }

    valuesChanged(): void {
      // Element classes that render their values override this method.
    }

    whenRendered(callback: () => void): void {
      queueMicrotask(callback);
    }

    getProperty(name: string): unknown {
      return this.values()[toCamelCase(name)] ?? (attributes[name]!.type === 'boolean' ? false : undefined);
    }

    setProperty(name: string, value: unknown): void {
      const attribute = attributes[name]!;
      if (attribute.type === 'json' && typeof value !== 'string') {
        (this.#propertyValues ??= new Map()).set(name, value);
        return this.#update(name);
      }
      const text = formatAttribute(value, attribute);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    }

    /** Adopts the stylesheets of components that have loaded since the last call. */
    insertStyles({ index }: ComponentStyles): undefined {
      if (this.#sheets && index >= this.#sheets.count) this.#adoptStyleSheets();
    }

    #adoptStyleSheets(): void {
      const previous = this.#sheets;
      const overrides = this.#values['styleOverrides'] as string | undefined;
      this.#sheets = retainSheets(this.ownerDocument, hostCss, overrides);
      const root = this.shadowRoot!;
      const { sheets } = this.#sheets;
      // Reading `adoptedStyleSheets` takes longer than setting it. A shadow root without content has an empty list.
      if (previous || this.container.hasChildNodes()) {
        const otherSheets = root.adoptedStyleSheets.filter(
          (sheet) => !sheets.includes(sheet) && !previous?.sheets.includes(sheet),
        );
        // Stylesheets of prerendered HTML precede the element's stylesheets. Stylesheets that the page adds follow them.
        root.adoptedStyleSheets = previous ? [...sheets, ...otherSheets] : [...otherSheets, ...sheets];
      } else root.adoptedStyleSheets = [...sheets];
      previous?.release();
    }
  }

  for (const name of names) defineProperty(BaseElement.prototype, name);
  return BaseElement;
}

/** Returns whether elements can be defined. On Angular's server, the classes of the DOM are globals, but there is no registry. */
export const hasRegistry = (): boolean =>
  typeof HTMLElement !== 'undefined' && typeof customElements !== 'undefined';

export function register(
  tag: string,
  element: CustomElementConstructor & { readonly version: string },
): void {
  const existing = customElements.get(tag) as Partial<typeof element> | undefined;
  if (!existing) return customElements.define(tag, element);
  if (existing.version === version) return;
  const warn = createWarn(tag);
  warn(
    `Version ${existing.version ?? 'unknown'} is already defined on this page. Ignoring version ${version}. Load only one.`,
  );
}

function getContainer(root: ShadowRoot): Element {
  const existing = root.querySelector('[data-auction-container]');
  if (existing) return existing;
  const container = root.ownerDocument.createElement('div');
  container.setAttribute('data-auction-container', '');
  root.append(container);
  return container;
}

/** Defines the property that reflects an attribute. */
function defineProperty(prototype: Host, attribute: string): void {
  Object.defineProperty(prototype, toCamelCase(attribute), {
    configurable: true,
    enumerable: true,
    get(this: Host) {
      return this.getProperty(attribute);
    },
    set(this: Host, value: unknown) {
      this.setProperty(attribute, value);
    },
  });
}

/** Sets properties again that were set before the upgrade, because they hide the accessors of the class. */
function upgradeProperties(element: HTMLElement): void {
  const properties = element as unknown as Record<string, unknown>;
  for (const property of Object.keys(element)) {
    if (!(property in Object.getPrototypeOf(element))) continue;
    const value = properties[property];
    delete properties[property];
    Reflect.set(element, property, value);
  }
}

/** Pushes the events of an element to a data layer. Returns a function that stops it. */
const startPushing = (options: Omit<PushOptions, 'signal'>): (() => void) =>
  runWithSignal((signal) => {
    const loading = import('./pushEvents.ts').then(({ pushEvents }) => pushEvents({ ...options, signal }));
    void loadWithFallback(loading, options.warn, undefined);
  });

/** Selector of elements that a library preserves when it replaces page content. The library removes them and inserts them again. */
const preservedSelector =
  '[data-turbo-permanent],[hx-preserve],[data-hx-preserve],[up-keep],[data-swup-persist]';

const isPreserved = (element: Element): boolean => element.closest(preservedSelector) !== null;

/** The module that restores views, cached so that it can restore an element synchronously. */
let viewModule: typeof ViewModule | undefined;

/** Records or restores the view of a preserved element. Call this function after each insertion, including the first. */
function keepPreservedView(host: Host): void {
  if (!isPreserved(host)) return;
  if (viewModule) return viewModule.restoreViewState(host);
  const loading = import('./restoreViewState.ts').then((module) => {
    viewModule = module;
    module.restoreViewState(host);
  });
  void loadWithFallback(loading, host.warn, undefined);
}

/** Calls `callback` in a microtask, or after a grace period if a library preserves the element. */
export function deferUnmount(host: Host, callback: () => void): void {
  const schedule = (isPreserved(host) && viewModule?.callAfterGracePeriod) || queueMicrotask;
  schedule(callback);
}

/** Warns about misspelled attributes, which would have no effect, and about deprecated attributes and custom properties. */
function checkNames(
  element: HTMLElement,
  knownNames: readonly string[],
  deprecated: Readonly<Record<string, string>> | undefined,
  warn: Warn,
): void {
  const unknownNames = element
    .getAttributeNames()
    .filter((name) => !knownNames.includes(name) && !(name in element) && !/^(aria|data|on)-?/.test(name));
  const deprecatedNames = Object.keys(deprecated ?? {}).filter(
    (name) => name.startsWith('--') || element.hasAttribute(name),
  );
  if (unknownNames.length > 0 || deprecatedNames.length > 0)
    void import('./checkNames.ts').then(
      ({ checkUnknownNames, checkDeprecatedNames }) => {
        checkUnknownNames(unknownNames, knownNames, warn);
        if (deprecated) checkDeprecatedNames(element, deprecated, warn);
      },
      () => undefined,
    );
}
