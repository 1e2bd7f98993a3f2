import type { auctionPopover } from './auction-popover.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionPopoverDocs: ElementDocs<typeof auctionPopover.definition> = {
  description: 'A panel in the top layer, next to the button that opens it.',
  attributes: {
    open: {
      description: 'Whether the popover is open. Changes when the user opens or closes the popover.',
    },
    label: {
      description:
        'The accessible name of the popover. If set, assistive technology treats the popover as a dialog. Otherwise, it treats the popover as part of the page.',
    },
    placement: {
      description:
        'The side of the button where the popover opens, and its alignment. If the popover doesn’t fit, it opens on the opposite side. Defaults to `bottom-start`.',
    },
    'main-offset': { description: 'The distance from the button, in px. Defaults to `12`.' },
    'cross-offset': { description: 'The offset along the side of the button, in px. Defaults to `-8`.' },
  },
  events: {
    'auction-toggle': {
      detail: '{ open: boolean }',
      description: 'Fired when the user opens or closes the popover.',
    },
  },
  slots: {
    trigger: 'The button that opens and closes the popover.',
    '': 'The content of the popover. An element with `autofocus` receives focus when the popover opens.',
  },
  parts: {
    popover: 'The panel.',
  },
  cssProperties: {
    '--auction-popover-z-index':
      'The `z-index` in browsers that don’t support the top layer. Defaults to `15`.',
  },
  keyboard: {
    'Enter, Space': 'On the button, open or close the popover.',
    Escape:
      'Closes the popover and returns focus to its button. If an element is open inside the popover, such as a menu, Escape closes that element first. Content can keep the popover open with `preventDefault()`.',
  },
  usage: {
    when: ['For text, links, or a few controls that users open with a button.'],
    whenNot: [
      'For a short description of a control, use `<auction-tooltip>`.',
      'If users must respond before they continue, use a modal `<dialog>`.',
      'For a date or a time, use `<auction-date-input>` or `<auction-time-input>`. They contain their own popovers.',
    ],
  },
  examples: [
    {
      title: 'Basic usage',
      html: `<auction-popover>
  <auction-button slot="trigger" variant="secondary">Fees</auction-button>
  <p>Buyer’s premium: 12%</p>
  <p><a href="#fees">How fees work</a></p>
</auction-popover>`,
    },
  ],
};
