import type { auctionTooltip } from './auction-tooltip.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionTooltipDocs: ElementDocs<typeof auctionTooltip.definition> = {
  description: 'A tooltip that describes the element inside it. It opens on hover and on keyboard focus.',
  attributes: {
    text: {
      description:
        'The text of the tooltip, which is the description of the element for assistive technology.',
    },
    placement: {
      description:
        'The side of the element on which the tooltip is placed, and the alignment along it. The default is `top`. Where there is no room it is placed on the opposite side.',
    },
    offset: { description: 'The distance from the element in px. The default is 10.' },
    delay: {
      description: 'The time in ms that the pointer hovers before the tooltip opens. The default is 200.',
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
    when: ['For a short text about a button or a link that users can do without.'],
    whenNot: [
      'What users need belongs in the page: a tooltip is not shown on touch screens.',
      'For links and controls, take `<auction-popover>`.',
      '`<auction-icon-button>` has a tooltip with its name.',
    ],
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
