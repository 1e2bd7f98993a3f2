import type { auctionTimePicker } from './auction-time-picker.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formControlMembers, controlStates } from '../forms/members.docs.ts';
import {
  hourCycleDocs,
  pickerAttributesDocs,
  pickerParts,
  timeMember,
  timePanelParts,
} from './fields/pickers.docs.ts';

export const auctionTimePickerDocs: ElementDocs<typeof auctionTimePicker.definition> = {
  description: 'A panel in the page in which the user sets a time of day. Its value has the format `HH:mm`.',
  attributes: {
    ...pickerAttributesDocs,
    'hour-cycle': hourCycleDocs,
  },
  members: {
    ...formControlMembers,
    ...timeMember,
  },
  states: controlStates,
  events: {},
  parts: { ...timePanelParts, ...pickerParts },
  keyboard: {
    'Up, Down': 'Increase or decrease the hour or minute.',
    'a, p, Space': 'Choose AM or PM; Space switches between them.',
    Enter: 'Sets the time; on Reset it empties the value.',
  },
  usage: {
    when: ['For a time that users set in the page, where the panel is the content, as in a dialog.'],
    whenNot: [
      'In a form with other fields, take `<auction-time-input>`: it needs less room, and the time can be typed.',
    ],
  },
  examples: [
    {
      title: 'In the page',
      html: `<auction-time-picker name="time" value="09:30" aria-label="Pick-up"></auction-time-picker>`,
    },
  ],
};
