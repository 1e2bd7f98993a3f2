import type { auctionTimeInput } from './auction-time-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { typedAttributesDocs, typedParts } from './fields/typedAttributes.docs.ts';
import { formControlMembers, validityStates } from './fields/members.docs.ts';
import { timeMember, timePanelParts } from './fields/pickers.docs.ts';

export const auctionTimeInputDocs: ElementDocs<typeof auctionTimeInput.definition> = {
  description: 'A time of day, typed or set in a panel. Its value is `HH:mm`.',
  attributes: {
    ...typedAttributesDocs,
    min: { description: 'Earliest time, `HH:mm`.' },
    max: { description: 'Latest time, `HH:mm`.' },
    date: {
      description:
        '`yyyy-MM-dd`: the day that it is a time of; a time that clocks skip on that day is invalid.',
    },
    'hour-cycle': { description: '`h12` with AM and PM, the default, or `h23`.' },
  },
  members: {
    ...formControlMembers,
    ...timeMember,
  },
  states: validityStates,
  events: {},
  parts: {
    ...typedParts,
    ...timePanelParts,
  },
  keyboard: {
    Enter: 'Takes what is typed, and submits the form.',
    'Alt + Down': 'Opens the picker.',
    Escape: 'Closes the picker; the focus goes back to its button.',
    'In the panel: Up, Down': 'One hour or minute more or less.',
    'In the panel: a, p, Space': 'AM or PM.',
    'In the panel: Enter': 'Done; on Reset it resets.',
  },
  examples: [
    {
      title: '12 hours',
      html: `<auction-time-input name="time" label="Call me at" value="09:30"></auction-time-input>`,
    },
    {
      title: '24 hours',
      html: `<auction-time-input hour-cycle="h23" locale="fr" label="Heure" value="21:30"></auction-time-input>`,
    },
  ],
};
