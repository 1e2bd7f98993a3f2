import { createBaseElement } from './BaseElement.ts';
import type { StaticDefinition } from './definition.ts';
import type { HydratedEvent } from './hydratedEvent.ts';
import { type AuctionElementClass, hasRegistry, register } from './register.ts';

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
