import { Tooltip } from '../../src/controls/tooltip/Tooltip.tsx';
import { placements } from '../../src/controls/floating/usePosition.ts';
import { defineElement } from '../core/AuctionElement.tsx';
import { inlineHost } from '../core/styleSheets.ts';

export const auctionTooltip = defineElement({
  tag: 'auction-tooltip',
  component: Tooltip,
  attributes: {
    text: { type: 'string' },
    placement: { type: 'enum', values: placements },
    offset: { type: 'number' },
    delay: { type: 'number' },
  },
  events: {},
  hostCss: inlineHost,
  slots: { children: '' },
});
