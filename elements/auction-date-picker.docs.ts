import type { auctionDatePicker } from './auction-date-picker.ts';
import type { ElementDocs } from './definition.ts';
import { calendarAttributesDocs } from './form/calendarAttributes.docs.ts';
import { formControlMembers } from './form/members.docs.ts';

export const auctionDatePickerDocs: ElementDocs<typeof auctionDatePicker.definition> = {
  description: 'A calendar in the page, to choose one day of. Its value is `yyyy-MM-dd`.',
  attributes: {
    name: { description: 'Under which a form sends it.' },
    value: { description: 'The default value, which a reset restores. The property is the current one.' },
    disabled: { description: 'Out of use, and not sent.' },
    required: { description: 'Must not be empty.' },
    locale: { description: 'BCP 47 tag that decides the words; the browser’s by default.' },
    messages: {
      type: 'Partial<ControlMessages>',
      description: 'Texts that replace the built-in ones, by name.',
    },
    ...calendarAttributesDocs,
  },
  members: {
    ...formControlMembers,
    valueAsDate: {
      type: 'Date | null',
      description: 'The first moment of the chosen day where the user is.',
    },
  },
  states: {
    invalid: 'Its value is not valid.',
    'user-invalid': 'That, and the user has had a try.',
  },
  events: {},
  parts: {
    calendar: 'The calendar.',
    month: 'The month’s name.',
    day: 'A day.',
  },
};
