import type { auctionDateInput } from './auction-date-input.ts';
import type { ElementDocs } from './definition.ts';
import { calendarAttributesDocs } from './form/calendarAttributes.docs.ts';
import { typedAttributesDocs } from './form/typedAttributes.docs.ts';
import { formControlMembers } from './form/members.docs.ts';

export const auctionDateInputDocs: ElementDocs<typeof auctionDateInput.definition> = {
  description:
    'A date, typed in the order of the locale or chosen from a calendar. Its value is `yyyy-MM-dd`.',
  attributes: {
    ...typedAttributesDocs,
    ...calendarAttributesDocs,
    'date-format': {
      description: 'Such as `dd.MM.yyyy`: for showing, reading and the help, in place of the locale’s.',
    },
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
    control: 'The whole.',
    label: 'The label above.',
    field: 'The field below it.',
    box: 'The frame around the text.',
    input: 'The text.',
    'picker-button': 'Opens the picker.',
    popover: 'The panel that it opens.',
    help: 'The help below.',
    error: 'What is wrong, in its place.',
    calendar: 'The calendar.',
    month: 'The month’s name.',
    day: 'A day.',
  },
};
