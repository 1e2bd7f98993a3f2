import type { auctionIconButton } from './auction-icon-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonMembers } from './fields/members.docs.ts';

export const auctionIconButtonDocs: ElementDocs<typeof auctionIconButton.definition> = {
  description: 'A button with an icon, whose name its tooltip shows.',
  attributes: {
    label: { description: 'Its name.' },
    icon: { description: 'One of the built-in icons; the slot takes another.' },
    size: { description: 'px; 42 by default. The icon is 14, 20, 30 or 44 px.' },
    type: { description: '`button` by default.' },
    name: { description: 'Sent with `value` when it submits.' },
    value: { description: 'Sent under `name`.' },
    disabled: { description: 'Out of use.' },
    loading: { description: 'A spinner shows; clicks are ignored.' },
  },
  members: formButtonMembers,
  states: { loading: 'It is loading.' },
  events: {},
  slots: {
    '': 'An icon of the page’s own.',
  },
  parts: {
    button: 'The button.',
    tooltip: 'The tooltip.',
  },
  keyboard: {
    'Enter, Space': 'Presses it.',
    Escape: 'Closes its tooltip.',
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
