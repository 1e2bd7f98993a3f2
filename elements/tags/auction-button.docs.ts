import type { auctionButton } from './auction-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonMembers } from './fields/members.docs.ts';

export const auctionButtonDocs: ElementDocs<typeof auctionButton.definition> = {
  description: 'A button that can submit or reset its form.',
  attributes: {
    type: { description: '`button` by default.' },
    name: { description: 'Sent with `value` when it submits.' },
    value: { description: 'Sent under `name`.' },
    variant: { description: 'How much it wants to be pressed; `primary` by default.' },
    size: { description: '`normal` is 40 px high, `small` 32 px.' },
    disabled: { description: 'Out of use.' },
    loading: { description: 'A spinner shows; clicks are ignored, focus and name stay.' },
  },
  members: formButtonMembers,
  states: { loading: 'It is loading.' },
  events: {},
  slots: {
    '': 'Its label.',
  },
  parts: {
    button: 'The button.',
  },
  keyboard: {
    'Enter, Space': 'Presses it.',
  },
  examples: [
    {
      title: 'Three kinds',
      html: `<auction-button>Place bid</auction-button>
<auction-button variant="secondary">Watch lot</auction-button>
<auction-button variant="plain">Cancel</auction-button>`,
    },
    {
      title: 'Small, loading, out of use',
      html: `<auction-button size="small">Place bid</auction-button>
<auction-button loading>Placing bid</auction-button>
<auction-button disabled>Closed</auction-button>`,
    },
  ],
};
