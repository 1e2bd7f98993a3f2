import type { Warn } from '../../src/site/warnings/createWarn.ts';
import type { ComponentStyles } from '../../src/styles/cascade.ts';

/** A custom element, as seen by the other modules of the custom-element layer. */
export interface Host extends HTMLElement {
  readonly warn: Warn;
  /** Element that the component is rendered into. */
  readonly container: Element;
  /** Returns the current values. Do not store the object, because `setProp()` may change it. */
  values(): Readonly<Record<string, unknown>>;
  /** Sets a prop of the component, with or without an attribute. */
  setProp(name: string, value: unknown): void;
  /** Handles changed values. */
  valuesChanged(): void;
  /** Returns the current values. Later changes create a new object. */
  snapshot(): Readonly<Record<string, unknown>>;
  insertStyles(styles: ComponentStyles): undefined;
  /** Returns the value of the property that reflects `attribute`. */
  getProperty(attribute: string): unknown;
  setProperty(attribute: string, value: unknown): void;
  attributeChangedCallback(name: string, oldText: string | null, text: string | null): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  /** Calls `callback` in a microtask after the tree is rendered. */
  whenRendered(callback: () => void): void;
}

export interface HostClass<T extends Host = Host> {
  new (): T;
  readonly observedAttributes: readonly string[];
}
