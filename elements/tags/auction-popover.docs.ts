import type { auctionPopover } from './auction-popover.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionPopoverDocs: ElementDocs<typeof auctionPopover.definition> = {
  description: 'A panel beside its button, in the top layer.',
  attributes: {
    open: { description: 'Opens it.' },
    label: {
      description: 'Its name. With one it is a dialog to assistive technology, without a part of the page.',
    },
    placement: { description: 'Side; `bottom-start` by default. It turns where there is no room.' },
    'main-offset': { description: 'px away from its button; 12 by default.' },
    'cross-offset': { description: 'px along its button; -8 by default.' },
  },
  events: {
    'auction-toggle': {
      detail: '{ open: boolean }',
      description: 'It has been opened or closed by the user.',
    },
  },
  slots: {
    trigger: 'The button that opens and closes it.',
    '': 'What it holds.',
  },
  parts: {
    popover: 'The panel.',
  },
  cssProperties: { '--auction-popover-z-index': 'Where there is no top layer; 15 by default.' },
  keyboard: {
    'Enter, Space': 'Opens and closes it, on its button.',
    Escape: 'Closes it; the focus goes back to its button.',
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
