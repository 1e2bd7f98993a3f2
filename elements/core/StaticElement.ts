import { type AuctionElementClass, createBaseElement, hasRegistry, register } from './BaseElement.ts';
import type { HydratedEvent } from './container.ts';
import type { StaticDefinition } from './definition.ts';

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
