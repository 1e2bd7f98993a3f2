import { version } from '../../package.json';
import { createWarn } from '../../src/site/warnings/createWarn.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { commonAttributes, Attributes, Values, StaticDefinition } from './definition.ts';
import { createBaseElement } from './BaseElement.ts';
import type { HydratedEvent } from './container.ts';

/** The type of an element: generated for elements of the library, otherwise derived from the attributes. */
export type ElementOf<T extends string, A extends Attributes> = T extends keyof TagElements
  ? TagElements[T]
  : HTMLElement & Partial<Values<A & typeof commonAttributes>>;

export interface AuctionElementClass<T extends string, A extends Attributes> {
  new (): ElementOf<T, A>;
  /** Version of the library that defined the element. A page may load two versions. */
  readonly version: string;
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

/** Creates and registers the class of an element without React. Returns only the definition if there is no custom element registry. */
export function defineStaticElement<const T extends `auction-${string}`>(
  definition: StaticDefinition<T>,
): {
  definition: StaticDefinition<T>;
  element: AuctionElementClass<T, StaticDefinition['attributes']> | undefined;
} {
  if (!hasRegistry()) return { definition, element: undefined };
  class StaticElement extends createBaseElement(definition, HTMLElement) {
    constructor() {
      super();
      if (this.container.hasChildNodes()) return;
      const { ownerDocument } = this;
      const content = ownerDocument.createElement('div');
      content.setAttribute('part', definition.part);
      content.append(ownerDocument.createElement('slot'));
      this.container.append(content);
    }

    override connectedCallback(): void {
      super.connectedCallback();
      // The loader waits for this event if the element is prerendered.
      this.shadowRoot!.dispatchEvent(new CustomEvent('auction-hydrated' satisfies HydratedEvent));
    }
  }
  const element = StaticElement as unknown as AuctionElementClass<T, StaticDefinition['attributes']>;
  register(definition.tag, element);
  return { definition, element };
}
