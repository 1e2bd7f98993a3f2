import { type AuctionElementClass, createBaseElement, hasRegistry, register } from './BaseElement.ts';
import type { HydratedEvent } from './container.ts';
import type { StaticDefinition } from './definition.ts';
import { media, sizes, scaled } from '../../src/design/tokens.ts';
import { blockHost } from './styleSheets.ts';

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

const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

/** Styles of the grid: 12 columns, or 4 at extra-small widths. The maximum width is 1,248 px. */
export const gridHost = `${blockHost}
:host{--_grid:none}
[part=grid]{display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:${gap}px;max-inline-size:${scaled(sizes.contentMax)};margin-inline:auto}
slot{display:contents}
::slotted(*){grid-column:span var(--auction-grid-span,${columns})}
@media ${media.extraSmall}{
[part=grid]{grid-template-columns:repeat(${extraSmallColumns},minmax(0,1fr));gap:${extraSmallGap}px}
::slotted(*){grid-column:span var(--auction-grid-span-extra-small,${extraSmallColumns})}
}
`;
