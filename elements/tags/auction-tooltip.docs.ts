import type { auctionTooltip } from './auction-tooltip.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionTooltipDocs: ElementDocs<typeof auctionTooltip.definition> = {
  description: 'Describes what it is wrapped around, on hover and keyboard focus.',
  attributes: {
    text: { description: 'What it says.' },
    placement: { description: 'Side; `top` by default. It turns where there is no room.' },
    offset: { description: 'px away; 10 by default.' },
    delay: { description: 'ms of hovering before it opens; 200 by default.' },
  },
  events: {},
  slots: {
    '': 'What it describes.',
  },
  parts: {
    tooltip: 'The tooltip.',
  },
  keyboard: {
    Escape: 'Closes it.',
  },
  examples: [
    {
      title: 'Around a button',
      html: `<auction-tooltip text="You can take it back within an hour">
  <button type="button">Retract bid</button>
</auction-tooltip>`,
    },
  ],
};
