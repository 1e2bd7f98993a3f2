import { version } from '../../package.json';
import { withoutPrototype } from '../../src/site/core/objects.ts';
import type { ComponentStyles } from '../../src/styles/cascade.ts';
import { createWarn, formatAttribute, parseAttribute, parseJson } from './attributes.ts';
import {
  commonAttributes,
  commonEvents,
  type Attributes,
  type Events,
  type HostDefinition,
  toCamelCase,
} from './definition.ts';
import type { ErrorCode, Host, HostClass } from './host.ts';
import { checkAttributeNames, keepMarkedView, startPushing } from './lazyModules.ts';
import { retainSheets, type SheetList } from './styleSheets.ts';
import { dispatchTagEvent } from './tagEvents.ts';
import type { Warn } from '../../src/hooks/hostContext.tsx';

/** The data in the `<script type="application/json">` child of an element. */
class JsonChild {
  /** `undefined` without such a child, and when its text is not JSON. */
  data: unknown;
  #text = '';
  readonly #observer = new MutationObserver(() => this.#read());
  readonly #element: Element;
  readonly #warn: Warn;
  readonly #onChange: () => void;

  constructor(element: Element, warn: Warn, onChange: () => void) {
    this.#element = element;
    this.#warn = warn;
    this.#onChange = onChange;
  }

  /** The child may come after the element and change: jQuery sets its type only once it is in the page. */
  observe(): void {
    this.#observer.observe(this.#element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    this.#read();
  }

  /** Reads now what has changed: observers are notified after the first rendering, which must not show the default for a moment. */
  flush(): void {
    if (this.#observer.takeRecords().length > 0) this.#read();
  }

  #read(): void {
    const script = this.#element.querySelector(':scope > script[type="application/json"]');
    const text = script?.textContent.trim() ?? '';
    if (text === this.#text) return;
    this.#text = text;
    this.data = text ? parseJson('`<script>` child', text, this.#warn) : undefined;
    this.#onChange();
  }
}

/**
 * Makes the class of a tag from a class of elements: attributes and properties with their values, style sheets, and the shadow root with the
 * container that the content is rendered into. It renders nothing.
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
    readonly warn = createWarn(definition.tag, (error) => this.handleError(error, 'load-failed'));
    #values: Record<string, unknown> = withoutPrototype({});
    /** Whether the values were read: the next change is made to a copy. */
    #isSnapshot = false;
    /** Values of JSON attributes that were set as properties. They take precedence over the attributes. */
    #objects: Map<string, unknown> | undefined;
    #jsonChild: JsonChild | undefined;
    #stopPushing: (() => void) | undefined;
    /** While the element is in a document. */
    #sheets: SheetList | undefined;

    constructor() {
      super();
      this.container = getContainer(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    }

    /** Keeps the root of HTML from a server, which `attachShadow()` would empty. HTML that a script has inserted still has its template. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const { delegatesFocus = false } = definition;
      const root = super.attachShadow({ ...init, delegatesFocus });
      const template = this.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
      if (template) root.append(template.content);
      template?.remove();
      return root;
    }

    connectedCallback(): void {
      upgradeProperties(this);
      if (!this.ownerDocument.defaultView) return;
      this.#adoptStyleSheets();
      keepMarkedView(this);
      if (scriptAttribute)
        (this.#jsonChild ??= new JsonChild(this, this.warn, () => this.#update(scriptAttribute))).observe();
      checkAttributeNames(this, names, this.warn);
    }

    disconnectedCallback(): void {
      this.#sheets?.release();
      this.#sheets = undefined;
    }

    /** With this method, `moveBefore()` does not remove the element; but Chromium forgets scroll positions. */
    connectedMoveCallback(): void {
      keepMarkedView(this);
    }

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      // To the browser, a control with `disabled="false"` is disabled, so the attribute is removed.
      if (text === 'false' && attributes[name]?.type === 'boolean') {
        parseAttribute(name, text, attributes[name], this.warn);
        this.removeAttribute(name);
        return;
      }
      if (before === text || !attributes[name] || formAttributes.includes(name)) return;
      this.#objects?.delete(name);
      this.#update(name, text);
    }

    /** Reads the value of an attribute from its property, its text, or the JSON child, in this order. */
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

    values(): Readonly<Record<string, unknown>> {
      this.#jsonChild?.flush();
      return this.#values;
    }

    snapshot(): Readonly<Record<string, unknown>> {
      const values = this.values();
      this.#isSnapshot = true;
      return values;
    }

    setProp(name: string, value: unknown): void {
      if (Object.is(this.#values[name], value)) return;
      if (this.#isSnapshot) this.#values = withoutPrototype({ ...this.#values });
      this.#isSnapshot = false;
      this.#values[name] = value;
      this.valuesChanged();
    }

    valuesChanged(): void {
      // Nothing depends on them.
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
        (this.#objects ??= new Map()).set(name, value);
        return this.#update(name);
      }
      const text = formatAttribute(value, attribute);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    }

    handleError(error: unknown, code: ErrorCode): void {
      dispatchTagEvent(this, 'auction-error', events['auction-error']!, { code, error });
    }

    /** Adopts the sheets of components that have been loaded since. */
    insertStyles({ index }: ComponentStyles): undefined {
      if (this.#sheets && index >= this.#sheets.count) this.#adoptStyleSheets();
    }

    #adoptStyleSheets(): void {
      const before = this.#sheets;
      const overrides = this.#values['styleOverrides'] as string | undefined;
      this.#sheets = retainSheets(this.ownerDocument, hostCss, overrides);
      const root = this.shadowRoot!;
      const { sheets } = this.#sheets;
      // Reading the sheets of a root takes longer than setting them. A root without content has none.
      if (before || this.container.hasChildNodes()) {
        const others = root.adoptedStyleSheets.filter(
          (each) => !sheets.includes(each) && !before?.sheets.includes(each),
        );
        // Sheets of HTML from a server come first, sheets that the page has added come last.
        root.adoptedStyleSheets = before ? [...sheets, ...others] : [...others, ...sheets];
      } else root.adoptedStyleSheets = [...sheets];
      before?.release();
    }
  }

  for (const name of names) defineProperty(BaseElement.prototype, name);
  return BaseElement;
}

function getContainer(root: ShadowRoot): Element {
  const existing = root.querySelector('[data-auction-container]');
  if (existing) return existing;
  const container = root.ownerDocument.createElement('div');
  container.setAttribute('data-auction-container', '');
  root.append(container);
  return container;
}

/** Adds the property of an attribute to a class. */
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

/**
 * Sets properties again that the page has set before the tag was defined: they hide the accessors of the class. The constructor would be too
 * early, because the attributes of the markup follow it.
 */
function upgradeProperties(element: HTMLElement): void {
  const own = element as unknown as Record<string, unknown>;
  for (const property of Object.keys(element)) {
    if (!(property in Object.getPrototypeOf(element))) continue;
    const value = own[property];
    delete own[property];
    Reflect.set(element, property, value);
  }
}
