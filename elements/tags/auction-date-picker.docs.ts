import type { auctionDatePicker } from './auction-date-picker.ts';
import type { ElementDocs } from '../core/definition.ts';
import { calendarAttributesDocs } from './fields/typedAttributes.docs.ts';
import { formControlMembers, controlStates } from '../forms/members.docs.ts';
import { calendarParts, dateMember, pickerAttributesDocs, pickerParts } from './fields/pickers.docs.ts';

export const auctionDatePickerDocs: ElementDocs<typeof auctionDatePicker.definition> = {
  description:
    'A calendar in the page, from which the user chooses a day. Its value has the format `yyyy-MM-dd`.',
  attributes: {
    ...pickerAttributesDocs,
    ...calendarAttributesDocs,
  },
  members: {
    ...formControlMembers,
    ...dateMember,
  },
  states: controlStates,
  events: {},
  parts: { ...calendarParts, ...pickerParts },
  keyboard: {
    'Arrow keys':
      'Move the focus by a day, or up and down by a week. Left and right are mirrored in right-to-left pages.',
    'Home, End': 'Move the focus to the first or last day of the week.',
    'Page Up, Page Down': 'Move the focus by a month, with Shift by a year.',
    'Enter, Space': 'Choose the day.',
  },
  usage: {
    when: [
      'For a day that users choose by its place in the month, as among the days of a sale. The calendar is always in the page.',
    ],
    whenNot: [
      'In a form with other fields, take `<auction-date-input>`: it needs less room, and the date can be typed.',
      'For dates far from today, such as a date of birth, take `<auction-date-input>`.',
    ],
  },
  examples: [
    {
      title: 'In the page',
      html: `<auction-date-picker name="day" value="2026-11-20" allow-past aria-label="Day of the sale"></auction-date-picker>`,
    },
  ],
};
