import type { auctionIconButton } from './auction-icon-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonAttributes, formButtonMembers } from '../forms/members.docs.ts';

export const auctionIconButtonDocs: ElementDocs<typeof auctionIconButton.definition> = {
  description: 'A button with an icon. A tooltip shows its name.',
  attributes: {
    ...formButtonAttributes,
    label: { description: 'The name of the button, which its tooltip shows.' },
    icon: { description: 'The name of a built-in icon. For another icon, use the default slot.' },
    size: {
      description:
        'The width and height of the button in px: `20`, `34`, `42`, which is the default, or `54`. The icon is 14, 20, 30 or 44 px.',
    },
  },
  members: formButtonMembers,
  states: { loading: 'The `loading` attribute is set.' },
  events: {},
  slots: {
    '': 'An icon in place of a built-in one.',
  },
  parts: {
    button: 'The native button.',
    tooltip: 'The tooltip with the name.',
  },
  keyboard: {
    'Enter, Space': 'Activates the button.',
    Escape: 'Closes the tooltip.',
  },
  usage: {
    when: [
      'For an action whose icon is well known, where there is no room for words: closing, adding to a calendar.',
    ],
    whenNot: [
      'Where there is room for words, take `<auction-button>`: more people understand words than icons.',
      'Without `label` it has no name. Its tooltip is not shown on touch screens, so the icon has to be understood by itself.',
    ],
  },
  examples: [
    {
      title: 'Its name is its tooltip',
      html: `<auction-icon-button icon="calendar" label="Add to calendar"></auction-icon-button>`,
    },
    {
      title: 'An icon of the page’s own',
      html: `<auction-icon-button label="Watch lot" size="34">
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M6 3h12v18l-6-4-6 4z" /></svg>
</auction-icon-button>`,
    },
  ],
};
