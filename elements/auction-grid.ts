import { Grid } from '../src/controls/grid/Grid.tsx';
import { defineElement } from './defineElement.tsx';
import { controlHost } from './hostCss.ts';

export const auctionGrid = defineElement({
  tag: 'auction-grid',
  component: Grid,
  attributes: {},
  events: {},
  hostCss: controlHost('block'),
  slots: { children: '' },
});
