/** A tag's element as the parts of the element layer see it. */
export interface Host extends HTMLElement {
  readonly warn: (message: string) => void;
  values(): Readonly<Record<string, unknown>>;
  /** Gives the component a value that is no attribute's. */
  provide(key: string, value: unknown): void;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
  connectedCallback(): void;
}

export interface HostClass {
  new (): Host;
  readonly observedAttributes: readonly string[];
}
