import type { auctionTimePicker } from './auction-time-picker.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formControlMembers, validityStates } from './fields/members.docs.ts';
import { pickerAttributesDocs, timeMember, timePanelParts } from './fields/pickers.docs.ts';

export const auctionTimePickerDocs: ElementDocs<typeof auctionTimePicker.definition> = {
  description: 'A time panel in the page: hour, minute, AM or PM. Its value is `HH:mm`.',
  attributes: {
    ...pickerAttributesDocs,
    'hour-cycle': { description: '`h12` with AM and PM, the default, or `h23`.' },
  },
  members: {
    ...formControlMembers,
    ...timeMember,
  },
  states: validityStates,
  events: {},
  parts: timePanelParts,
  keyboard: {
    'Up, Down': 'One hour or minute more or less.',
    'a, p, Space': 'AM or PM.',
    Enter: 'Done; on Reset it resets.',
  },
  examples: [
    {
      title: 'In the page',
      html: `<auction-time-picker name="time" value="09:30" aria-label="Pick-up"></auction-time-picker>`,
    },
  ],
};
