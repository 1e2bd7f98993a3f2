import type { auctionTimePicker } from './auction-time-picker.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formControlMembers, stepMembers, controlStates } from '../forms/members.docs.ts';
import {
  hourCycleDocs,
  pickerAttributesDocs,
  pickerParts,
  timeMember,
  timePanelParts,
} from './fields/pickers.docs.ts';

export const auctionTimePickerDocs: ElementDocs<typeof auctionTimePicker.definition> = {
  description: 'An inline time picker. Users set a time of day. The value has the format `HH:mm`.',
  attributes: {
    ...pickerAttributesDocs,
    'hour-cycle': hourCycleDocs,
  },
  members: {
    ...formControlMembers,
    ...timeMember,
    ...stepMembers,
  },
  states: controlStates,
  events: {},
  parts: { ...timePanelParts, ...pickerParts },
  keyboard: {
    'Up, Down': 'Increase or decrease the hour or minute.',
    'a, p, Space': 'Select AM (a) or PM (p), or switch between them (Space).',
    Enter: 'Sets the time. On Reset, clears the value.',
  },
  usage: {
    when: [
      'For a time picker that is always visible, for example in a dialog. A complete time is submitted even if the user hasn’t pressed Done.',
    ],
    whenNot: [
      'In a form with other fields, use `<auction-time-input>`. It needs less space, and users can type the time.',
    ],
  },
  examples: [
    {
      title: 'Inline',
      height: 160,
      html: `<auction-time-picker name="time" value="09:30" aria-label="Pickup time"></auction-time-picker>`,
    },
  ],
};
