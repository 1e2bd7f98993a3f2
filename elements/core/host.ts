import type { Warn } from '../../src/hooks/hostContext.tsx';
import type { ComponentStyles } from '../../src/styles/cascade.ts';

/** What has failed: the rendering, or the loading of a file that is needed later. */
export type ErrorCode = 'render-failed' | 'load-failed';

/** A custom element as the modules of the element layer see it. */
export interface Host extends HTMLElement {
  readonly warn: Warn;
  /** What its component is rendered into. */
  readonly container: Element;
  /** Its values as they are now. The object is not to be kept: `setProp()` may change it. */
  values(): Readonly<Record<string, unknown>>;
  /** Gives the component a value that is no attribute's. */
  setProp(name: string, value: unknown): void;
  /** The values have changed. */
  valuesChanged(): void;
  /** Returns the values. A later change makes another object. */
  snapshot(): Readonly<Record<string, unknown>>;
  handleError(error: unknown, code: ErrorCode): void;
  insertStyles(styles: ComponentStyles): undefined;
  /** What the property of an attribute is. */
  getProperty(attribute: string): unknown;
  setProperty(attribute: string, value: unknown): void;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  /** Calls back once the tree is rendered, which is after this task. */
  whenRendered(callback: () => void): void;
}

export interface HostClass<T extends Host = Host> {
  new (): T;
  readonly observedAttributes: readonly string[];
}
