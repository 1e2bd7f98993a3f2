import type { auctionIconButton } from './auction-icon-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonAttributes, formButtonMembers } from '../forms/members.docs.ts';

export const auctionIconButtonDocs: ElementDocs<typeof auctionIconButton.definition> = {
  description: 'A button with an icon. A tooltip shows the button’s label.',
  attributes: {
    ...formButtonAttributes,
    label: { description: 'The accessible name of the button, shown in its tooltip.' },
    icon: { description: 'The name of a built-in icon. For another icon, use the default slot.' },
    size: {
      description:
        'The width and height of the button in px: `20`, `34`, `42`, or `54`. The icon is 14, 20, 30, or 44 px. Defaults to `42`.',
    },
  },
  members: formButtonMembers,
  states: { loading: 'The `loading` attribute is set.' },
  events: {},
  slots: {
    '': 'A custom icon element that replaces the built-in icon. The `label` attribute names the button.',
  },
  parts: {
    button: 'The native button.',
    tooltip: 'The tooltip that shows the label.',
  },
  keyboard: {
    'Enter, Space': 'Activates the button.',
    Escape: 'Closes the tooltip.',
  },
  usage: {
    when: ['For an action with a well-known icon, such as Close, if a text label doesn’t fit.'],
    whenNot: [
      'If a text label fits, use `<auction-button>`. More people understand words than icons.',
      'Always set `label`. Touch screens don’t show the tooltip, so the icon must be clear on its own.',
    ],
  },
  examples: [
    {
      title: 'Basic usage',
      html: `<auction-icon-button icon="calendar" label="Add to calendar"></auction-icon-button>`,
    },
    {
      title: 'Sizes',
      html: `<auction-icon-button size="20" icon="close" label="Close, 20 px"></auction-icon-button>
<auction-icon-button size="34" icon="close" label="Close, 34 px"></auction-icon-button>
<auction-icon-button size="42" icon="close" label="Close, 42 px"></auction-icon-button>
<auction-icon-button size="54" icon="close" label="Close, 54 px"></auction-icon-button>`,
    },
    {
      title: 'Loading and disabled',
      html: `<auction-icon-button icon="shown" label="Watch lot" loading></auction-icon-button>
<auction-icon-button icon="shown" label="Watch lot" disabled></auction-icon-button>`,
    },
    {
      title: 'Custom icon',
      html: `<auction-icon-button label="Watch lot" size="34">
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M6 3h12v18l-6-4-6 4z" /></svg>
</auction-icon-button>`,
    },
  ],
};
