import type { auctionDatePicker } from './auction-date-picker.ts';
import type { ElementDocs } from './definition.ts';
import { calendarAttributesDocs } from './form/calendarAttributes.docs.ts';
import { formControlMembers, validityStates } from './form/members.docs.ts';
import { calendarParts, dateMember, pickerAttributesDocs } from './form/pickers.docs.ts';

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
};
