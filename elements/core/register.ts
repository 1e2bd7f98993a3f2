import { version } from '../../package.json';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { commonAttributes, Attributes, Values, StaticDefinition } from './definition.ts';
import { createBaseElement } from './BaseElement.ts';
import type { HydratedEvent } from './container.ts';

/** A tag of the library has its type; any other what its attributes say. */
export type ElementOf<T extends string, A extends Attributes> = T extends keyof TagElements
  ? TagElements[T]
  : HTMLElement & Partial<Values<A & typeof commonAttributes>>;

export interface AuctionElementClass<T extends string, A extends Attributes> {
  new (): ElementOf<T, A>;
  /** Where the tag was defined from; two copies on a page may differ. */
  readonly version: string;
}

/** Whether elements can be defined. The server of Angular has the classes of a DOM as globals, and no registry. */
export const hasRegistry = (): boolean =>
  typeof HTMLElement !== 'undefined' && typeof customElements !== 'undefined';

export function register(
  tag: string,
  element: CustomElementConstructor & { readonly version: string },
): void {
  const existing = customElements.get(tag) as Partial<typeof element> | undefined;
  if (!existing) return customElements.define(tag, element);
  if (existing.version === version) return;
  console.warn(
    `${tag}: version ${existing.version ?? 'unknown'} is already defined on this page, so ${version} is not used; load it once.`,
  );
}

/** Makes the class of a tag that needs no React, and defines it. Where there is no DOM, only the definition is returned. */
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
      // The loader waits for elements that have HTML from a server.
      this.shadowRoot!.dispatchEvent(new CustomEvent('auction-hydrated' satisfies HydratedEvent));
    }
  }
  const element = StaticElement as unknown as AuctionElementClass<T, StaticDefinition['attributes']>;
  register(definition.tag, element);
  return { definition, element };
}
