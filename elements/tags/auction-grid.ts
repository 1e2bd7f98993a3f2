import { defineStaticElement, gridHost } from '../core/StaticElement.ts';

export const auctionGrid = defineStaticElement({
  tag: 'auction-grid',
  part: 'grid',
  attributes: {},
  events: {},
  hostCss: gridHost,
});
