/** A custom element as the modules of the element layer see it. */
export interface Host extends HTMLElement {
  readonly warn: (message: string) => void;
  /** What its component is rendered into. */
  readonly container: Element;
  /** Its values as they are now. The object is not to be kept: `setProp()` may change it. */
  values(): Readonly<Record<string, unknown>>;
  /** Gives the component a value that is no attribute's. */
  setProp(name: string, value: unknown): void;
  /** What the property of an attribute is. */
  getProperty(attribute: string): unknown;
  setProperty(attribute: string, value: unknown): void;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
  connectedCallback(): void;
  /** Calls back once the tree is rendered, which is after this task. */
  whenRendered(callback: () => void): void;
}

export interface HostClass<T extends Host = Host> {
  new (): T;
  readonly observedAttributes: readonly string[];
}
