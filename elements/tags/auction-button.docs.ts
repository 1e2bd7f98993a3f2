import type { auctionButton } from './auction-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonMembers } from '../forms/members.docs.ts';

export const auctionButtonDocs: ElementDocs<typeof auctionButton.definition> = {
  description: 'A button, which can submit or reset its form.',
  attributes: {
    type: {
      description:
        'What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither.',
    },
    name: { description: 'The name under which `value` is submitted when the button submits the form.' },
    value: { description: 'The value that is submitted under `name` when the button submits the form.' },
    variant: {
      description:
        'How prominent the button is: `primary`, the default, `secondary` or `plain`. A view has one primary button at most.',
    },
    size: { description: 'The height of the button: `normal`, the default, is 40 px, `small` is 32 px.' },
    disabled: {
      description:
        'Whether the button is disabled. A disabled button is not focusable and cannot be clicked.',
    },
    loading: {
      description: 'Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name.',
    },
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
