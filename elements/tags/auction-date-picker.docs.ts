import type { auctionDatePicker } from './auction-date-picker.ts';
import type { ElementDocs } from '../core/definition.ts';
import { calendarAttributesDocs } from './fields/typedAttributes.docs.ts';
import { formControlMembers, stepMembers, controlStates } from '../forms/members.docs.ts';
import { calendarParts, dateMember, pickerAttributesDocs, pickerParts } from './fields/pickers.docs.ts';

export const auctionDatePickerDocs: ElementDocs<typeof auctionDatePicker.definition> = {
  description: 'An inline calendar. Users select a day. The value has the format `yyyy-MM-dd`.',
  attributes: {
    ...pickerAttributesDocs,
    ...calendarAttributesDocs,
  },
  members: {
    ...formControlMembers,
    ...dateMember,
    ...stepMembers,
  },
  states: controlStates,
  events: {},
  parts: { ...calendarParts, ...pickerParts },
  keyboard: {
    'Arrow keys':
      'Left and Right move focus by a day, and Up and Down by a week. On right-to-left pages, Left and Right are mirrored.',
    'Home, End': 'Move focus to the first or last day of the week.',
    'Page Up, Page Down': 'Move focus by a month, or with Shift by a year.',
    'Enter, Space': 'Select the day.',
  },
  usage: {
    when: ['For a day that users select by its position in the month, such as one of the days of a sale.'],
    whenNot: [
      'In a form with other fields, use `<auction-date-input>`. It needs less space, and users can type the date.',
      'For dates far from today, such as a date of birth, use `<auction-date-input>`.',
    ],
  },
  examples: [
    {
      title: 'Inline',
      height: 352,
      html: `<auction-date-picker name="day" value="2026-11-20" allow-past aria-label="Day of the sale"></auction-date-picker>`,
    },
  ],
};
