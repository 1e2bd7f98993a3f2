import type { auctionDatePicker } from './auction-date-picker.ts';
import type { ElementDocs } from '../core/definition.ts';
import { calendarAttributesDocs } from './fields/calendarAttributes.docs.ts';
import { formControlMembers, validityStates } from './fields/members.docs.ts';
import { calendarParts, dateMember, pickerAttributesDocs } from './fields/pickers.docs.ts';

export const auctionDatePickerDocs: ElementDocs<typeof auctionDatePicker.definition> = {
  description: 'A calendar in the page, to choose one day of. Its value is `yyyy-MM-dd`.',
  attributes: {
    ...pickerAttributesDocs,
    ...calendarAttributesDocs,
  },
  members: {
    ...formControlMembers,
    ...dateMember,
  },
  states: validityStates,
  events: {},
  parts: calendarParts,
  keyboard: {
    'Arrow keys': 'A day back or on, a week up or down; mirrored in right-to-left pages.',
    'Home, End': 'First and last day of the week.',
    'Page Up, Page Down': 'A month back or on; with Shift a year.',
    'Enter, Space': 'Chooses the day.',
  },
  examples: [
    {
      title: 'In the page',
      html: `<auction-date-picker name="day" value="2026-11-20" allow-past aria-label="Day of the sale"></auction-date-picker>`,
    },
  ],
};
