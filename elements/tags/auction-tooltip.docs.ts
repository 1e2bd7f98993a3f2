import type { auctionTooltip } from './auction-tooltip.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionTooltipDocs: ElementDocs<typeof auctionTooltip.definition> = {
  description: 'A tooltip that describes the element inside it. It opens on hover and on keyboard focus.',
  attributes: {
    text: {
      description: 'The text of the tooltip. It’s also the element’s description for assistive technology.',
    },
    placement: {
      description:
        'The side of the element where the tooltip opens, and its alignment. If the tooltip doesn’t fit, it opens on the opposite side. Defaults to `top`.',
    },
    offset: { description: 'The distance from the element, in px. Defaults to `10`.' },
    delay: {
      description: 'The delay before the tooltip opens on hover, in milliseconds. Defaults to `200`.',
    },
  },
  events: {},
  slots: {
    '': 'The element that the tooltip describes.',
  },
  parts: {
    tooltip: 'The tooltip.',
  },
  keyboard: {
    Escape: 'Closes the tooltip.',
  },
  usage: {
    when: ['For short, optional text about a button or a link.'],
    whenNot: [
      'For information that users need, use visible text. Touch screens don’t show tooltips.',
      'For links and controls, use `<auction-popover>`.',
      'For an icon button, use `<auction-icon-button>`. It already has a tooltip.',
    ],
  },
  examples: [
    {
      title: 'Basic usage',
      html: `<auction-tooltip text="You can retract a bid within an hour">
  <button type="button">Retract bid</button>
</auction-tooltip>`,
    },
  ],
};
