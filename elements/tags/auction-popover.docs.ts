import type { auctionPopover } from './auction-popover.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionPopoverDocs: ElementDocs<typeof auctionPopover.definition> = {
  description: 'A panel in the top layer, placed beside the button that opens it.',
  attributes: {
    open: {
      description:
        'Whether the popover is open. Follows the user: it changes when the user opens or closes the popover.',
    },
    label: {
      description:
        'The name of the popover. With a name, assistive technology gets it as a dialog; without, as part of the page.',
    },
    placement: {
      description:
        'The side of the button on which the popover is placed, and the alignment along it. The default is `bottom-start`. Where there is no room it is placed on the opposite side.',
    },
    'main-offset': { description: 'The distance from the button in px. The default is 12.' },
    'cross-offset': { description: 'The offset along the side of the button in px. The default is -8.' },
  },
  events: {
    'auction-toggle': {
      detail: '{ open: boolean }',
      description: 'Dispatched when the user has opened or closed the popover.',
    },
  },
  slots: {
    trigger: 'The button that opens and closes the popover.',
    '': 'The content of the popover.',
  },
  parts: {
    popover: 'The panel.',
  },
  cssProperties: {
    '--auction-popover-z-index': 'The `z-index` in browsers without a top layer. The default is 15.',
  },
  keyboard: {
    'Enter, Space': 'On the button, open and close the popover.',
    Escape:
      'Closes the popover and returns focus to its button. Something open inside the popover closes first, and content that calls `preventDefault()` keeps the popover open.',
  },
  usage: {
    when: ['For some text, links or a few controls about something in the page, which a button opens.'],
    whenNot: [
      'For a short text that describes a control, take `<auction-tooltip>`.',
      'What users have to answer before they go on belongs in a modal `<dialog>`.',
      'For a date or a time: `<auction-date-input>` and `<auction-time-input>` open their own.',
    ],
  },
  examples: [
    {
      title: 'Beside its button',
      html: `<auction-popover>
  <auction-button slot="trigger" variant="secondary">Fees</auction-button>
  <p>Buyer’s premium: 12 %</p>
  <p><a href="#fees">How fees work</a></p>
</auction-popover>`,
    },
  ],
};
