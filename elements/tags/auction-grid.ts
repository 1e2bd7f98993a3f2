import { Grid } from '../../src/controls/grid/Grid.tsx';
import { defineElement } from '../core/defineElement.ts';
import { blockHost } from '../forms/controlHost.ts';

export const auctionGrid = defineElement({
  tag: 'auction-grid',
  component: Grid,
  attributes: {},
  events: {},
  hostCss: `${blockHost}\n:host{--_grid:none}`,
  slots: { children: '' },
});
