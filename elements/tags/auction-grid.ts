import { defineStaticElement } from '../core/StaticElement.ts';
import { gridHost } from './grid/gridHost.ts';

export const auctionGrid = defineStaticElement({
  tag: 'auction-grid',
  part: 'grid',
  attributes: {},
  events: {},
  hostCss: gridHost,
});
