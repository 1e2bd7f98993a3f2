import type { auctionButton } from './auction-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonAttributes, formButtonMembers } from '../forms/members.docs.ts';

export const auctionButtonDocs: ElementDocs<typeof auctionButton.definition> = {
  description:
    'A button, which can submit or reset its form. `requestSubmit()` of a form takes native buttons only and throws a `TypeError` for this one: call `click()` on the button.',
  attributes: {
    ...formButtonAttributes,
    variant: {
      description:
        'How prominent the button is: `primary`, the default, `secondary` or `plain`. A view has one primary button at most.',
    },
    size: { description: 'The height of the button: `normal`, the default, is 40 px, `small` is 32 px.' },
  },
  members: formButtonMembers,
  states: { loading: 'The `loading` attribute is set.' },
  events: {},
  slots: {
    '': 'The label of the button.',
  },
  parts: {
    button: 'The native button.',
  },
  keyboard: {
    'Enter, Space': 'Activates the button.',
  },
  usage: {
    when: ['For an action: sending a form, placing a bid, opening a dialog.'],
    whenNot: [
      'For a button with an icon alone, take `<auction-icon-button>`.',
      'What leads to another page is a link: give the button an `href`, or write an `<a>`.',
      'For what is on or off, take a checkbox of the browser in an `<auction-form-field>`.',
    ],
  },
  examples: [
    {
      title: 'Three kinds',
      html: `<auction-button>Place bid</auction-button>
<auction-button variant="secondary">Watch lot</auction-button>
<auction-button variant="plain">Cancel</auction-button>`,
    },
    {
      title: 'Small, loading, disabled',
      html: `<auction-button size="small">Place bid</auction-button>
<auction-button loading>Placing bid</auction-button>
<auction-button disabled>Closed</auction-button>`,
    },
  ],
};
