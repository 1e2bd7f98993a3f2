import { Popover } from '../../src/controls/popover/Popover.tsx';
import { placements } from '../../src/controls/floating/usePosition.ts';
import { defineElement } from '../core/AuctionElement.tsx';
import { inlineHost } from '../core/styleSheets.ts';

export const auctionPopover = defineElement({
  tag: 'auction-popover',
  component: Popover,
  attributes: {
    open: { type: 'boolean' },
    label: { type: 'string' },
    placement: { type: 'enum', values: placements },
    'main-offset': { type: 'number' },
    'cross-offset': { type: 'number' },
  },
  events: { 'auction-toggle': { reflects: 'open' } },
  hostCss: inlineHost,
  slots: { trigger: 'trigger', children: '' },
});
